import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { indication, indicationText, type Result } from '#shared/labs/iris'
import type { LabValue } from '#shared/labs/quantities'
import type { PendingLabChange } from '../queue/rows'
import { allLabResults, newestLabResults } from '../store/storedLists'
import { writeField } from '../store/writeField'

/** Shows results that wait, corrections and deletions in a cat's list, and the stage that they give. */
export function labsHere(
  store: RecordSourceProxy,
  animal: RecordProxy,
  waiting: readonly PendingLabChange[],
): void {
  const { name, args } = newestLabResults
  const told = animal.getLinkedRecords(allLabResults.name)
  if (!told) return
  const corrections = new Map(
    waiting.flatMap((one) => (one.kind === 'correctedLabResult' ? [[one.uuid, one]] : [])),
  )
  const isHere = (kind: PendingLabChange['kind'], uuid: unknown) =>
    waiting.some((one) => one.kind === kind && one.uuid === uuid)
  const added = waiting.filter(
    (one) =>
      one.kind === 'labResult' && told.every((result) => result.getValue('uuid') !== one.uuid),
  )
  const all = [...added.toReversed().map((one) => recordOf(store, one)), ...told].filter(
    (result) => !isHere('deletedLabResult', result.getValue('uuid')),
  )
  const corrected = all.map((result) => {
    const correction = corrections.get(result.getValue('uuid') as string)
    return correction ? recordOf(store, correction) : result
  })
  // Sorting keeps the order of equals: of one day, what waits came later.
  const shown = corrected.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
  animal.setLinkedRecords(shown, allLabResults.name)
  if (animal.getLinkedRecords(name, args))
    animal.setLinkedRecords(shown.slice(0, args.first), name, args)
  const said = indication(shown.map(resultIn), animal.getValue('today') as string)
  animal
    .getLinkedRecord('iris')
    ?.setValue(said.stage, 'stage')
    .setValue(said.because, 'because')
    .setValue(indicationText(said), 'message')
}

const dayOf = (result: RecordProxy) => result.getValue('day') as string

function recordOf(
  store: RecordSourceProxy,
  { kind, uuid, content }: PendingLabChange,
): RecordProxy {
  const id = `client:here:${kind}:${uuid}`
  const record = store.get(id) ?? store.create(id, 'LabResult')
  for (const [name, value] of Object.entries({
    id,
    uuid,
    laboratory: null,
    note: null,
    ...content,
  }))
    writeField(store, record, name, value)
  return record
}

function resultIn(result: RecordProxy): Result {
  const values = result.getLinkedRecords('values') ?? []
  const valueIn = (value: RecordProxy) =>
    Object.fromEntries(
      ['quantity', 'value', 'unit'].map((name) => [name, value.getValue(name)]),
    ) as unknown as LabValue
  return { day: dayOf(result), values: values.map(valueIn) }
}
