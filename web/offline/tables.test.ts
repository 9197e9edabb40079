import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFields } from '#shared/health/entry'
import { closeDatabase } from './db'
import { addDraft, changeDraft, forgetSyncedDrafts, pendingDrafts } from './drafts'
import { pendingFields } from './pendingFields'
import { enqueue, queuedMutations } from './queue'
import { discard, redate, waitingEntries } from './waiting'

const seven = new Date('2025-03-12T07:00:00Z')
const noon = new Date('2025-03-12T12:00:00Z')

const draft = (change: Partial<Parameters<typeof addDraft>[0]> = {}) => ({
  ...emptyFields,
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
  await closeDatabase()
  globalThis.indexedDB = new IDBFactory()
})

describe('drafts', () => {
  test('a draft keeps every answer, its id, its moment and its owner', async () => {
    const signs = { straining: false, bloodVisible: true, noUrination: false }
    await addDraft(draft({ urination: 2, urinationSigns: signs, note: 'rose' }), seven)
    expect(await pendingDrafts('anna')).toEqual([
      {
        ...draft({ urination: 2, urinationSigns: signs, note: 'rose' }),
        id: 1,
        createdAt: '2025-03-12T07:00:00.000Z',
        isOfflineGenerated: true,
        syncStatus: 'pending',
        retryCount: 0,
        refusal: null,
      },
    ])
  })

  test('a second draft of the same cat and day takes the place of the first, no other', async () => {
    await addDraft(draft(), seven)
    await addDraft(draft({ animalId: 'tom', uuid: 'draft-2' }), seven)
    await addDraft(draft({ day: '2025-03-11', uuid: 'draft-3' }), seven)
    await addDraft(draft({ uuid: 'draft-4', appetite: 2 }), noon)
    expect((await pendingDrafts('anna')).map(({ uuid }) => uuid)).toEqual(['draft-2', 'draft-3', 'draft-4'])
  })

  test('each person sees only her own', async () => {
    await addDraft(draft(), seven)
    await addDraft(draft({ userUuid: 'bruno', uuid: 'draft-2' }), noon)
    expect(await pendingDrafts('bruno')).toHaveLength(1)
    expect(await pendingDrafts('anna')).toHaveLength(1)
  })

  test('what was sent is no longer pending, then forgotten; what was not stays', async () => {
    await addDraft(draft(), seven)
    await addDraft(draft({ day: '2025-03-13', uuid: 'draft-2' }), noon)
    await changeDraft(1, { syncStatus: 'synced' })
    expect(await pendingDrafts('anna')).toHaveLength(1)
    await forgetSyncedDrafts('anna')
    await changeDraft(1, { syncStatus: 'pending' })
    expect((await pendingDrafts('anna')).map(({ id }) => id)).toEqual([2])
  })
})

test('a draft that is dated anew keeps its answers, and is tried again', async () => {
  await addDraft(draft({ appetite: 1 }), seven)
  await changeDraft(1, { retryCount: 1, refusal: { reason: 'trop ancienne', field: 'date' } })
  const [entry] = await waitingEntries('anna')
  await redate(entry!, '2025-05-01')
  expect(await pendingDrafts('anna')).toMatchObject([
    { appetite: 1, uuid: 'draft-1', day: '2025-05-01', date: null, answeredAt: null, retryCount: 0, refusal: null },
  ])
})

test('only the person discards, and only what she names', async () => {
  await addDraft(draft(), seven)
  await enqueue(edit({}), noon)
  const [first] = await waitingEntries('anna')
  await discard(first!)
  expect((await waitingEntries('anna')).map(({ kind }) => kind)).toEqual(['edit'])
})

describe('queued edits', () => {
  test('a later edit of the same entry takes the place of the earlier one', async () => {
    await enqueue(edit({ appetite: 3 }), seven)
    await enqueue(edit({ appetite: 2 }, 'entry-2'), seven)
    await enqueue(edit({ appetite: 4 }), noon)
    const queued = await queuedMutations('anna')
    expect(queued.map(({ measurementId, data }) => [measurementId, data.variables.input])).toEqual([
      ['entry-2', { appetite: 2 }],
      ['entry-1', { appetite: 4 }],
    ])
    expect(queued[0]).toMatchObject({ retryCount: 0, maxRetries: 3 })
  })
})

test('both tables wait in the order in which they were answered', async () => {
  await enqueue(edit({}), noon)
  await addDraft(draft(), seven)
  expect((await waitingEntries('anna')).map(({ kind }) => kind)).toEqual(['draft', 'edit'])
})

describe('opening an entry again shows what waits', () => {
  const today = { animalId: 'mina', day: '2025-03-12', measurementId: null }

  test('a draft by its cat and day', async () => {
    await addDraft(draft({ appetite: 3, note: 'calme' }), seven)
    expect(await pendingFields('anna', today)).toEqual({ ...emptyFields, appetite: 3, note: 'calme' })
    expect(await pendingFields('anna', { ...today, day: '2025-03-13' })).toBeNull()
    expect(await pendingFields('anna', { ...today, animalId: 'tom' })).toBeNull()
    expect(await pendingFields('bruno', today)).toBeNull()
  })

  test('an edit by its entry, without what is no answer', async () => {
    await enqueue(edit({ animalUuid: 'mina', uuid: 'entry-1', lethargy: 2 }), seven)
    expect(await pendingFields('anna', { ...today, measurementId: 'entry-1' })).toEqual({ ...emptyFields, lethargy: 2 })
    expect(await pendingFields('anna', today)).toBeNull()
  })
})
