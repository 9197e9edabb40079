import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { onChange } from './changes'
import { connect, queueDatabase } from './database'
import { deleteAccountData } from './deleteAccountData'
import { enqueueDraft, enqueueEdit, type NewDraft } from './enqueue'
import { enqueueAsNew } from './enqueueAsNew'
import {
  discardAll,
  deleteSent,
  unacknowledgedOf,
  redate,
  setAsideOf,
  pendingOf,
  queueStore,
} from './pendingChanges'
import { findPendingEntry, pendingFields } from './pendingEntry'
import { isEntry, isSent, type PendingChange } from './rows'

const seven = new Date('2025-03-12T07:00:00Z')
const noon = new Date('2025-03-12T12:00:00Z')

const draft = (change: Partial<NewDraft> = {}): NewDraft => ({
  ...groupFlags(emptyFields),
  userUuid: 'anna',
  animalId: 'mina',
  animalName: 'Mina',
  day: '2025-03-12',
  uuid: 'draft-1',
  date: seven.toISOString(),
  answeredAt: seven.toISOString(),
  ...change,
})

const edit = (input: Record<string, unknown>, measurementId = 'entry-1') => ({
  userUuid: 'anna',
  animalId: 'mina',
  animalName: 'Mina',
  day: '2025-03-12',
  measurementId,
  method: 'POST' as const,
  url: '/graphql' as const,
  data: { id: 'hash', variables: { input } },
})

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})

const store = queueStore()
const at = (now: Date, replaces: PendingChange | null = null) => ({ now, replaces })
const waiting = async (userUuid = 'anna') => (await pendingOf(userUuid)).filter(isEntry)
const ids = async () =>
  (await waiting()).map((entry) => (entry.kind === 'draft' ? entry.uuid : entry.measurementId))

describe('drafts', () => {
  test('a draft keeps every answer, its id, its moment and its owner', async () => {
    const signs = { straining: false, bloodVisible: true, noUrination: false }
    await enqueueDraft(draft({ urination: 2, urinationSigns: signs, note: 'rose' }), at(seven))
    expect(await waiting()).toEqual([
      {
        ...draft({ urination: 2, urinationSigns: signs, note: 'rose' }),
        kind: 'draft',
        id: 1,
        createdAt: '2025-03-12T07:00:00.000Z',
        isOfflineGenerated: true,
        syncStatus: 'pending',
        retryCount: 0,
        refusal: null,
      },
    ])
  })

  test('a draft takes the place of the one that it was made from, and of no other', async () => {
    await enqueueDraft(draft(), at(seven))
    await enqueueDraft(draft({ uuid: 'draft-2' }), at(seven))
    const [first] = await waiting()
    await enqueueDraft(draft({ uuid: 'draft-3', appetite: 2 }), at(noon, first))
    expect(await ids()).toEqual(['draft-2', 'draft-3'])
  })

  test('each account reads only its own', async () => {
    await enqueueDraft(draft(), at(seven))
    await enqueueDraft(draft({ userUuid: 'bruno', uuid: 'draft-2' }), at(noon))
    expect(await waiting('bruno')).toHaveLength(1)
    expect(await waiting('anna')).toHaveLength(1)
    await deleteAccountData('bruno')
    expect(await waiting('bruno')).toEqual([])
    expect(await waiting('anna')).toHaveLength(1)
  })

  test('a sent change is no longer pending, is shown until this tab has refetched, then deleted; others stay', async () => {
    await enqueueDraft(draft(), at(seven))
    await enqueueDraft(draft({ day: '2025-03-13', uuid: 'draft-2' }), at(noon))
    const [first] = await waiting()
    await store.markSent(first!, 'current')
    expect(await ids()).toEqual(['draft-2'])
    const held = await unacknowledgedOf('anna')
    expect(held).toMatchObject([{ uuid: 'draft-1' }, { uuid: 'draft-2' }])
    let changes = 0
    const stop = onChange(() => (changes += 1))
    await deleteSent(held.filter(isSent))
    expect(changes).toBe(1)
    stop()
    expect(await unacknowledgedOf('anna')).toMatchObject([{ uuid: 'draft-2' }])
    await store.failed(first!, false)
    expect(await ids()).toEqual(['draft-2'])
  })

  test('each tab shows a sent change until it has refetched itself, whichever tab sent and deleted it', async () => {
    const otherTab = connect('nephrochat')
    await enqueueDraft(draft(), at(seven))
    await enqueueDraft(draft({ day: '2025-03-13', uuid: 'draft-2' }), at(noon))
    const here = async () =>
      (await unacknowledgedOf('anna')).map((entry) => [(entry as NewDraft).uuid, isSent(entry)])
    const there = async () =>
      (await unacknowledgedOf('anna', otherTab)).map((entry) => [
        (entry as NewDraft).uuid,
        isSent(entry),
      ])
    expect(await there()).toEqual([
      ['draft-1', false],
      ['draft-2', false],
    ])
    const [first, second] = await waiting()
    await store.markSent(first!, 'current')
    let keptBefore = false
    await deleteSent(
      (await unacknowledgedOf('anna')).filter(isSent),
      async () => void (keptBefore = (await there()).length === 2),
    )
    expect([keptBefore, await here(), await there()]).toEqual([
      true,
      [['draft-2', false]],
      [
        ['draft-1', true],
        ['draft-2', false],
      ],
    ])
    expect(await unacknowledgedOf('bruno', otherTab)).toEqual([])
    // Replaced by what was sent at once: the other tab never saw it marked.
    await deleteSent([second!])
    expect([await here(), await there()]).toEqual([
      [],
      [
        ['draft-1', true],
        ['draft-2', true],
      ],
    ])
    await deleteSent(
      (await unacknowledgedOf('anna', otherTab)).filter(isSent),
      async () => {},
      otherTab,
    )
    expect([await here(), await there()]).toEqual([[], []])
    await otherTab.close()
  })

  test('what was sent and could not be forgotten is held on: the server is asked for it again', async () => {
    const tab = connect('nephrochat')
    await enqueueDraft(draft(), at(seven))
    await store.markSent((await waiting())[0]!, 'current')
    const sent = await unacknowledgedOf('anna', tab)
    const fail = () => Promise.reject(new Error('not kept'))
    await expect(deleteSent(sent, fail, tab)).rejects.toThrow('not kept')
    expect(await unacknowledgedOf('anna', tab)).toMatchObject([{ uuid: 'draft-1' }])
    await deleteSent(sent, async () => {}, tab)
    expect(await unacknowledgedOf('anna', tab)).toEqual([])
    await tab.close()
  })

  test('an edit that was sent is held as well, and waits no longer', async () => {
    await enqueueEdit(edit({ appetite: 1 }), at(seven))
    await store.markSent((await waiting())[0]!, 'current')
    expect(await waiting()).toEqual([])
    const held = await unacknowledgedOf('anna')
    expect(held.filter(isEntry).map(pendingFields)).toMatchObject([{ appetite: 1 }])
    await deleteSent(held.filter(isSent))
    expect(await unacknowledgedOf('anna')).toEqual([])
  })

  test('a change that was set aside for newer answers is shown no longer, and reported until the user acknowledges it', async () => {
    await enqueueDraft(draft(), at(seven))
    await store.markSent((await waiting())[0]!, 'revision')
    expect(await unacknowledgedOf('anna')).toEqual([])
    // Another page reads it, after this one was closed.
    await queueDatabase.close()
    const [setAside] = await setAsideOf('anna')
    expect([setAside, await setAsideOf('bruno')]).toMatchObject([
      { uuid: 'draft-1', animalName: 'Mina' },
      [],
    ])
    await discardAll([setAside!])
    expect(await setAsideOf('anna')).toEqual([])
  })
})

test('a draft that is dated anew keeps its answers, and is tried again', async () => {
  await enqueueDraft(draft({ appetite: 1 }), at(seven))
  const [entry] = await waiting()
  await store.refused(entry!, { reason: 'trop ancienne', field: 'date' })
  expect(await waiting()).toMatchObject([
    { retryCount: 1, refusal: { reason: 'trop ancienne', field: 'date' } },
  ])
  await redate(
    entry as PendingChange & { kind: 'draft' },
    new Date('2025-04-30T22:30:00Z'),
    'Europe/Paris',
  )
  expect(await waiting()).toMatchObject([
    {
      appetite: 1,
      uuid: 'draft-1',
      day: '2025-05-01',
      date: '2025-04-30T22:30:00.000Z',
      answeredAt: '2025-04-30T22:30:00.000Z',
      retryCount: 0,
      refusal: null,
    },
  ])
})

test('only the user discards, and only the named changes', async () => {
  await enqueueDraft(draft(), at(seven))
  await enqueueEdit(edit({}), at(noon))
  const [first] = await waiting()
  await discardAll([first!])
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['edit'])
})

describe('queued edits', () => {
  test('an edit takes the place of what it was made from, in either table', async () => {
    await enqueueEdit(edit({ appetite: 3 }), at(seven))
    await enqueueEdit(edit({ appetite: 2 }, 'entry-2'), at(seven))
    await enqueueDraft(draft(), at(new Date('2025-03-12T08:00:00Z')))
    const [first, , drafted] = await waiting()
    await enqueueEdit(edit({ appetite: 4 }), at(noon, first))
    expect(await ids()).toEqual(['entry-2', 'draft-1', 'entry-1'])
    await enqueueEdit(edit({ appetite: 5 }), at(noon, drafted))
    expect(await ids()).toEqual(['entry-2', 'entry-1', 'entry-1'])
    expect((await waiting())[0]).toMatchObject({ retryCount: 0, maxRetries: 3 })
  })

  test('a failure is counted; sent, it waits no longer', async () => {
    await enqueueEdit(edit({}), at(seven))
    await store.failed((await waiting())[0]!, false)
    await store.failed((await waiting())[0]!, false)
    expect(await waiting()).toMatchObject([{ retryCount: 2, refusal: null }])
    await store.markSent((await waiting())[0]!, 'current')
    expect(await waiting()).toEqual([])
  })
})

test.each([
  ['of the day on which it was written', '2025-03-12', seven.toISOString()],
  ['of a day before', '2025-03-10', '2025-03-10T11:00:00.000Z'],
])(
  'an edit %s whose entry is gone is entered anew: a draft of that day, with every answer',
  async (_, day, date) => {
    await enqueueEdit(
      { ...edit({ animalUuid: 'mina', appetite: 1, note: 'rien mangé' }), day },
      at(seven),
    )
    const [gone] = await waiting()
    await store.refused(gone!, { reason: 'Saisie non trouvée', field: null })
    await enqueueAsNew(gone as PendingChange & { kind: 'edit' }, {
      uuid: 'anew',
      timeZone: 'Europe/Paris',
    })
    expect(await waiting()).toMatchObject([
      {
        kind: 'draft',
        uuid: 'anew',
        day,
        date,
        answeredAt: seven.toISOString(),
        appetite: 1,
        note: 'rien mangé',
        refusal: null,
        retryCount: 0,
      },
    ])
  },
)

test('both tables wait in the order in which they were answered', async () => {
  await enqueueEdit(edit({}), at(noon))
  await enqueueDraft(draft(), at(seven))
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['draft', 'edit'])
})

describe('opening an entry again shows what waits', () => {
  const today = { animalId: 'mina', day: '2025-03-12', measurementId: null, asked: null }

  test('a draft by its cat and day', async () => {
    await enqueueDraft(draft({ appetite: 3, note: 'calme' }), at(seven))
    expect(pendingFields((await findPendingEntry('anna', today))!)).toEqual({
      ...emptyFields,
      appetite: 3,
      note: 'calme',
    })
    expect(await findPendingEntry('anna', { ...today, day: '2025-03-13' })).toBeNull()
    expect(await findPendingEntry('anna', { ...today, animalId: 'tom' })).toBeNull()
    expect(await findPendingEntry('bruno', today)).toBeNull()
  })

  test('a draft of another day by its own id, though one of today waits too', async () => {
    await enqueueDraft(draft(), at(seven))
    await enqueueDraft(draft({ day: '2025-03-13', uuid: 'draft-2' }), at(noon))
    const tomorrow = { ...today, day: '2025-03-13' }
    expect(await findPendingEntry('anna', { ...tomorrow, asked: 'draft-1' })).toMatchObject({
      uuid: 'draft-1',
      day: '2025-03-12',
    })
    expect(await findPendingEntry('anna', { ...tomorrow, asked: 'gone' })).toMatchObject({
      uuid: 'draft-2',
    })
  })

  test('an edit by its entry, without what is no answer', async () => {
    await enqueueEdit(edit({ animalUuid: 'mina', uuid: 'entry-1', lethargy: 2 }), at(seven))
    expect(
      pendingFields((await findPendingEntry('anna', { ...today, measurementId: 'entry-1' }))!),
    ).toEqual({ ...emptyFields, lethargy: 2 })
    expect(await findPendingEntry('anna', today)).toBeNull()
  })
})
