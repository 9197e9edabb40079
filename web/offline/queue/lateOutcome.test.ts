import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { draftRow, noon, optionsAt, sevenOClock } from '../testing/queueRows'
import { queueDatabase } from './database'
import { enqueueDraft, enqueueOtherChange } from './enqueue'
import {
  changesToShow,
  confirmDose,
  pendingOf,
  queueStore,
  redate,
  supersededOf,
} from './pendingChanges'
import { type DatedChange, type PendingChange, type PendingDose } from './rows'

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})

const store = queueStore()
const refusal = { reason: 'Déjà donné', field: null, code: 'ALREADY_GIVEN' }

/** Returns a refused dose as a forced run reads it before it sends it again. */
async function refusedDose(): Promise<PendingDose> {
  const content = {
    treatmentUuid: 't',
    treatmentName: 'Semintra',
    day: '2025-03-12',
    time: '08:00',
    outcome: 'given' as const,
    guarded: true,
  }
  await enqueueOtherChange(
    {
      kind: 'dose',
      userUuid: 'owner',
      animalId: 'mina',
      animalName: 'Mina',
      day: '2025-03-12',
      uuid: 'dose',
      date: sevenOClock.toISOString(),
      content,
    },
    optionsAt(sevenOClock),
  )
  await store.markRefused((await pendingOf('owner'))[0]!, refusal)
  return (await pendingOf('owner'))[0] as PendingDose
}

const failures: [string, (change: PendingChange) => Promise<void>][] = [
  ['refusal', (change) => store.markRefused(change, refusal)],
  ['failure', (change) => store.countFailure(change, false)],
  ['lost connection', (change) => store.markCutOff(change)],
]

test.each(failures)(
  'a late %s does not undo the choice of a second dose',
  async (_, markFailed) => {
    const sent = await refusedDose()
    await store.markTried(sent)
    await confirmDose(sent)
    const [chosen] = await pendingOf('owner')
    expect(chosen).toMatchObject({ retryCount: 0, refusal: null, content: { guarded: false } })
    await markFailed(sent)
    expect(await pendingOf('owner')).toEqual([chosen])
  },
)

test('a late refusal does not undo a new date', async () => {
  await enqueueDraft(draftRow(), optionsAt(sevenOClock))
  const [sent] = await pendingOf('owner')
  await redate(sent as DatedChange, noon, 'Europe/Paris')
  await store.markRefused(sent!, { reason: 'trop ancienne', field: 'date' })
  expect(await pendingOf('owner')).toMatchObject([{ date: noon.toISOString(), refusal: null }])
})

test('a failure is recorded although the row was marked as tried, and failed in another tab, meanwhile', async () => {
  await enqueueDraft(draftRow(), optionsAt(sevenOClock))
  const [sent] = await pendingOf('owner')
  await store.markTried(sent!)
  await store.markCutOff(sent!)
  await store.countFailure(sent!, true)
  expect(await pendingOf('owner')).toMatchObject([{ retryCount: 1, intercepted: true }])
})

test('a late success is recorded: the server has the change', async () => {
  const sent = await refusedDose()
  await confirmDose(sent)
  await store.markSent(sent, 'current')
  expect(await pendingOf('owner')).toEqual([])
  expect(await changesToShow('owner')).toMatchObject([{ syncStatus: 'synced' }])
  await store.markSent(sent, 'revision')
  expect(await supersededOf('owner')).toHaveLength(1)
})
