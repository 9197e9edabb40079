// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueueDraft, enqueueOtherChange } from '../offline/queue/enqueue'
import { changesToShow, queueStore } from '../offline/queue/pendingChanges'
import { draftRow, optionsAt, sevenOClock } from '../offline/testing/queueRows'
import { SessionProvider } from '../session/SessionContext'
import { signInOwner } from '../session/testing/signInOwner'
import { useDeleteWeight } from './animal/useDeleteWeight'
import type { GivenDose, TreatmentStep } from './care/courses'
import { useUndoDose } from './care/useUndoDose'
import { useDeleteMeasurement } from './history/useDeleteMeasurement'
import type { LabResult } from './labs/LabResult'
import { useDeleteLabResult } from './labs/useDeleteLabResult'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const mina = { uuid: 'mina', name: 'Mina' }
const [day, uuid] = ['2025-03-12', 'row']
const row = { day, uuid, userUuid: 'owner', animalId: mina.uuid, animalName: mina.name }
const date = sevenOClock.toISOString()
const input = { animalUuid: mina.uuid, uuid }

const useDose = () => {
  const [undo] = useUndoDose(mina, [])
  return () => void undo({ uuid, day } as GivenDose, { name: 'Semintra' } as TreatmentStep)
}
const useLabResult = () => {
  const [remove] = useDeleteLabResult(mina, [])
  return () => remove({ uuid, day, values: [] } as unknown as LabResult, () => {})
}
const useWeighing = () => {
  const [remove] = useDeleteWeight()
  return () => remove(input, () => {})
}
/** The day's entry has another id than the draft that joined it. */
const useEntry = () => {
  const [remove] = useDeleteMeasurement()
  return () => remove({ ...input, uuid: 'entry', day }, 'edges', () => {})
}

const enqueue = (change: object) =>
  enqueueOtherChange({ ...row, date, ...change } as never, optionsAt(sevenOClock))
const deletions: [kind: string, useDeletion: () => () => unknown, add: () => Promise<void>][] = [
  ['dose', useDose, () => enqueue({ kind: 'dose', content: {} })],
  ['result', useLabResult, () => enqueue({ kind: 'labResult', content: { values: [] } })],
  ['weighing', useWeighing, () => enqueue({ kind: 'weighing', content: { weight: '4' } })],
  ['entry', useEntry, () => enqueueDraft(draftRow({ uuid, day }), optionsAt(sevenOClock))],
]

beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signInOwner()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each(deletions)(
  'a deleted %s is not shown again by its sent change',
  async (_, useDeletion, add) => {
    await add()
    await queueStore().markSent((await changesToShow('owner'))[0]!, 'current')
    const animal = { __typename: 'Animal', id: 'a', uuid: mina.uuid }
    const environment = new Environment({
      network: Network.create(async ({ name }) => {
        const [, first, rest] = /^use(\w)(\w+)Mutation$/.exec(name)!
        return { data: { [first!.toLowerCase() + rest!]: { animal, deletedId: 'm' } } }
      }),
      store: new Store(new RecordSource()),
    })
    let run: () => unknown
    function Screen() {
      run = useDeletion()
      return null
    }
    const root = createRoot(document.createElement('div'))
    await act(async () =>
      root.render(
        <RelayEnvironmentProvider environment={environment}>
          <SessionProvider>
            <Screen />
          </SessionProvider>
        </RelayEnvironmentProvider>,
      ),
    )
    expect(await changesToShow('owner')).toHaveLength(1)
    await act(async () => run())
    await expect.poll(() => changesToShow('owner')).toEqual([])
    await act(async () => root.unmount())
  },
)
