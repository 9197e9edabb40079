import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFields } from '#shared/health/answers/entry'
import {
  optionsAt,
  draftRow,
  edit,
  ids,
  noon,
  sevenOClock,
  pendingEntries,
} from '../testing/queueRows'
import { queueDatabase } from './database'
import { enqueueDraft, enqueueEdit } from './enqueue'
import { enqueueAsNew } from './enqueueAsNew'
import { discardAll, queueStore } from './pendingChanges'
import { findPendingEntry, pendingFields } from './pendingEntry'
import type { PendingChange } from './rows'

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})

const store = queueStore()

test('only the user discards, and only the named changes', async () => {
  await enqueueDraft(draftRow(), optionsAt(sevenOClock))
  await enqueueEdit(edit({}), optionsAt(noon))
  const [first] = await pendingEntries()
  await discardAll([first!])
  expect((await pendingEntries()).map(({ kind }) => kind)).toEqual(['edit'])
})

describe('queued edits', () => {
  test('an edit replaces the row that it was made from, in either table', async () => {
    await enqueueEdit(edit({ appetite: 3 }), optionsAt(sevenOClock))
    await enqueueEdit(edit({ appetite: 2 }, 'entry-2'), optionsAt(sevenOClock))
    await enqueueDraft(draftRow(), optionsAt(new Date('2025-03-12T08:00:00Z')))
    const [first, , drafted] = await pendingEntries()
    await enqueueEdit(edit({ appetite: 4 }), optionsAt(noon, first))
    expect(await ids()).toEqual(['entry-2', 'draft-1', 'entry-1'])
    await enqueueEdit(edit({ appetite: 5 }), optionsAt(noon, drafted))
    expect(await ids()).toEqual(['entry-2', 'entry-1', 'entry-1'])
    expect((await pendingEntries())[0]).toMatchObject({ retryCount: 0, maxRetries: 3 })
  })

  test('a failure is counted; a sent edit is no longer pending', async () => {
    await enqueueEdit(edit({}), optionsAt(sevenOClock))
    await store.countFailure((await pendingEntries())[0]!, false)
    await store.countFailure((await pendingEntries())[0]!, false)
    expect(await pendingEntries()).toMatchObject([{ retryCount: 2, refusal: null }])
    await store.markSent((await pendingEntries())[0]!, 'current')
    expect(await pendingEntries()).toEqual([])
  })
})

test.each([
  ['of the day on which it was written', '2025-03-12', sevenOClock.toISOString()],
  ['of a day before', '2025-03-10', '2025-03-10T11:00:00.000Z'],
])(
  'an edit %s whose entry was deleted is entered anew: a draft of that day, with every answer',
  async (_, day, date) => {
    await enqueueEdit(
      { ...edit({ animalUuid: 'mina', appetite: 1, note: 'rien mangé' }), day },
      optionsAt(sevenOClock),
    )
    const [gone] = await pendingEntries()
    await store.markRefused(gone!, { reason: 'Saisie non trouvée', field: null })
    await enqueueAsNew(gone as PendingChange & { kind: 'edit' }, {
      uuid: 'anew',
      timeZone: 'Europe/Paris',
    })
    expect(await pendingEntries()).toMatchObject([
      {
        kind: 'draft',
        uuid: 'anew',
        day,
        date,
        answeredAt: sevenOClock.toISOString(),
        appetite: 1,
        note: 'rien mangé',
        refusal: null,
        retryCount: 0,
      },
    ])
  },
)

test('rows of both tables are pending in the order of their answers', async () => {
  await enqueueEdit(edit({}), optionsAt(noon))
  await enqueueDraft(draftRow(), optionsAt(sevenOClock))
  expect((await pendingEntries()).map(({ kind }) => kind)).toEqual(['draft', 'edit'])
})

describe('an entry that is opened again has its pending answers', () => {
  const today = { animalId: 'mina', day: '2025-03-12', measurementId: null, requestedId: null }

  test('a draft by its cat and day', async () => {
    await enqueueDraft(draftRow({ appetite: 3, note: 'calme' }), optionsAt(sevenOClock))
    expect(pendingFields((await findPendingEntry('owner', today))!)).toEqual({
      ...emptyFields,
      appetite: 3,
      note: 'calme',
    })
    expect(await findPendingEntry('owner', { ...today, day: '2025-03-13' })).toBeNull()
    expect(await findPendingEntry('owner', { ...today, animalId: 'tom' })).toBeNull()
    expect(await findPendingEntry('otherOwner', today)).toBeNull()
  })

  test('a draft of another day by its own id, beside one of today', async () => {
    await enqueueDraft(draftRow(), optionsAt(sevenOClock))
    await enqueueDraft(draftRow({ day: '2025-03-13', uuid: 'draft-2' }), optionsAt(noon))
    const tomorrow = { ...today, day: '2025-03-13' }
    expect(await findPendingEntry('owner', { ...tomorrow, requestedId: 'draft-1' })).toMatchObject({
      uuid: 'draft-1',
      day: '2025-03-12',
    })
    expect(await findPendingEntry('owner', { ...tomorrow, requestedId: 'gone' })).toMatchObject({
      uuid: 'draft-2',
    })
  })

  test('an edit by its entry, with its answers only', async () => {
    await enqueueEdit(
      edit({ animalUuid: 'mina', uuid: 'entry-1', lethargy: 2 }),
      optionsAt(sevenOClock),
    )
    expect(
      pendingFields((await findPendingEntry('owner', { ...today, measurementId: 'entry-1' }))!),
    ).toEqual({ ...emptyFields, lethargy: 2 })
    expect(await findPendingEntry('owner', today)).toBeNull()
  })
})
