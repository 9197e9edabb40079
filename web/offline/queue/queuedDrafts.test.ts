import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  optionsAt,
  draftRow,
  edit,
  ids,
  noon,
  sevenOClock,
  pendingEntries,
} from '../testing/queueRows'
import { onChange } from './changes'
import { connect, queueDatabase } from './database'
import { deleteAccountData } from './deleteAccountData'
import { enqueueDraft, enqueueEdit, enqueueOtherChange, type NewDraft } from './enqueue'
import {
  discardAll,
  deleteSent,
  changesToShow,
  pendingOf,
  redate,
  supersededOf,
  queueStore,
} from './pendingChanges'
import { pendingFields } from './pendingEntry'
import { isDose, isEntry, isSent, type PendingChange } from './rows'

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})

const store = queueStore()

describe('drafts', () => {
  test('a draft keeps every answer, its id, its moment and its owner', async () => {
    const signs = { straining: false, bloodVisible: true, noUrination: false }
    await enqueueDraft(
      draftRow({ urination: 2, urinationSigns: signs, note: 'rose' }),
      optionsAt(sevenOClock),
    )
    expect(await pendingEntries()).toEqual([
      {
        ...draftRow({ urination: 2, urinationSigns: signs, note: 'rose' }),
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

  test('a draft replaces the one that it was made from, and no other', async () => {
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await enqueueDraft(draftRow({ uuid: 'draft-2' }), optionsAt(sevenOClock))
    const [first] = await pendingEntries()
    await enqueueDraft(draftRow({ uuid: 'draft-3', appetite: 2 }), optionsAt(noon, first))
    expect(await ids()).toEqual(['draft-2', 'draft-3'])
  })

  test('each account reads only its own', async () => {
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await enqueueDraft(draftRow({ userUuid: 'otherOwner', uuid: 'draft-2' }), optionsAt(noon))
    expect(await pendingEntries('otherOwner')).toHaveLength(1)
    expect(await pendingEntries('owner')).toHaveLength(1)
    await deleteAccountData('otherOwner')
    expect(await pendingEntries('otherOwner')).toEqual([])
    expect(await pendingEntries('owner')).toHaveLength(1)
  })

  test('a sent change is shown until this tab has refetched, then deleted', async () => {
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await enqueueDraft(draftRow({ day: '2025-03-13', uuid: 'draft-2' }), optionsAt(noon))
    const [first] = await pendingEntries()
    await store.markSent(first!, 'current')
    expect(await ids()).toEqual(['draft-2'])
    const unacknowledged = await changesToShow('owner')
    expect(unacknowledged).toMatchObject([{ uuid: 'draft-1' }, { uuid: 'draft-2' }])
    let changes = 0
    const stop = onChange(() => (changes += 1))
    await deleteSent(unacknowledged.filter(isSent))
    expect(changes).toBe(1)
    stop()
    expect(await changesToShow('owner')).toMatchObject([{ uuid: 'draft-2' }])
    await store.countFailure(first!, false)
    expect(await ids()).toEqual(['draft-2'])
  })

  test('each tab shows a sent change until it has refetched itself, whichever tab sent and deleted it', async () => {
    const otherTab = connect('nephrochat')
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await enqueueDraft(draftRow({ day: '2025-03-13', uuid: 'draft-2' }), optionsAt(noon))
    const thisTabs = async () =>
      (await changesToShow('owner')).map((entry) => [(entry as NewDraft).uuid, isSent(entry)])
    const otherTabs = async () =>
      (await changesToShow('owner', otherTab)).map((entry) => [
        (entry as NewDraft).uuid,
        isSent(entry),
      ])
    expect(await otherTabs()).toEqual([
      ['draft-1', false],
      ['draft-2', false],
    ])
    const [first, second] = await pendingEntries()
    await store.markSent(first!, 'current')
    let keptBefore = false
    await deleteSent(
      (await changesToShow('owner')).filter(isSent),
      async () => void (keptBefore = (await otherTabs()).length === 2),
    )
    expect([keptBefore, await thisTabs(), await otherTabs()]).toEqual([
      true,
      [['draft-2', false]],
      [
        ['draft-1', true],
        ['draft-2', false],
      ],
    ])
    expect(await changesToShow('otherOwner', otherTab)).toEqual([])
    // Replaced by what was sent at once: the other tab never saw it marked.
    await deleteSent([second!])
    expect([await thisTabs(), await otherTabs()]).toEqual([
      [],
      [
        ['draft-1', true],
        ['draft-2', true],
      ],
    ])
    await deleteSent(
      (await changesToShow('owner', otherTab)).filter(isSent),
      async () => {},
      otherTab,
    )
    expect([await thisTabs(), await otherTabs()]).toEqual([[], []])
    await otherTab.close()
  })

  test('a sent change that could not be deleted stays shown, and is sent again', async () => {
    const tab = connect('nephrochat')
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await store.markSent((await pendingEntries())[0]!, 'current')
    const sent = await changesToShow('owner', tab)
    const fail = () => Promise.reject(new Error('not kept'))
    await expect(deleteSent(sent, fail, tab)).rejects.toThrow('not kept')
    expect(await changesToShow('owner', tab)).toMatchObject([{ uuid: 'draft-1' }])
    await deleteSent(sent, async () => {}, tab)
    expect(await changesToShow('owner', tab)).toEqual([])
    await tab.close()
  })

  test('a sent edit stays shown as well, and is no longer pending', async () => {
    await enqueueEdit(edit({ appetite: 1 }), optionsAt(sevenOClock))
    await store.markSent((await pendingEntries())[0]!, 'current')
    expect(await pendingEntries()).toEqual([])
    const unacknowledged = await changesToShow('owner')
    expect(unacknowledged.filter(isEntry).map(pendingFields)).toMatchObject([{ appetite: 1 }])
    await deleteSent(unacknowledged.filter(isSent))
    expect(await changesToShow('owner')).toEqual([])
  })

  test('a change that became a revision is reported until the user acknowledges it', async () => {
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await store.markSent((await pendingEntries())[0]!, 'revision')
    expect(await changesToShow('owner')).toEqual([])
    // Another page reads it, after this one was closed.
    await queueDatabase.close()
    const [superseded] = await supersededOf('owner')
    expect([superseded, await supersededOf('otherOwner')]).toMatchObject([
      { uuid: 'draft-1', animalName: 'Mina' },
      [],
    ])
    await discardAll([superseded!])
    expect(await supersededOf('owner')).toEqual([])
  })
})

test('a draft that is dated anew keeps its answers, and is tried again', async () => {
  await enqueueDraft(draftRow({ appetite: 1 }), optionsAt(sevenOClock))
  const [entry] = await pendingEntries()
  await store.markRefused(entry!, { reason: 'trop ancienne', field: 'date' })
  expect(await pendingEntries()).toMatchObject([
    { retryCount: 1, refusal: { reason: 'trop ancienne', field: 'date' } },
  ])
  await redate(
    entry as PendingChange & { kind: 'draft' },
    new Date('2025-04-30T22:30:00Z'),
    'Europe/Paris',
  )
  expect(await pendingEntries()).toMatchObject([
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

test('a dose that is dated anew keeps the day of its planned time', async () => {
  const content = { treatmentUuid: 't', treatmentName: 'Semintra', outcome: 'given' as const }
  const planned = { day: '2025-03-12', time: '20:00' }
  await enqueueOtherChange(
    {
      userUuid: 'owner',
      animalId: 'mina',
      animalName: 'Mina',
      uuid: 'dose',
      date: null,
      kind: 'dose',
      day: planned.day,
      content: { ...content, ...planned },
    },
    optionsAt(noon),
  )
  const [change] = (await pendingOf('owner')).filter(isDose)
  await redate(change!, new Date('2025-03-12T23:30:00Z'), 'Europe/Paris')
  expect(await pendingOf('owner')).toMatchObject([
    { day: '2025-03-12', date: '2025-03-12T23:30:00.000Z', content: planned },
  ])
})
