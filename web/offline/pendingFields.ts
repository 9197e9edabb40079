import { emptyFields, type EntryFields } from '#shared/health/entry'
import { waitingEntries, type WaitingEntry } from './waiting'

/** The answers that wait on this device for one entry: opening it again shows them, not what the server still has. */
export async function pendingFields(
  userUuid: string,
  { animalId, day, measurementId }: { animalId: string; day: string; measurementId: string | null },
): Promise<EntryFields | null> {
  const waiting = await waitingEntries(userUuid)
  const latest = waiting.findLast((entry) =>
    entry.kind === 'draft' ? entry.animalId === animalId && entry.day === day : entry.measurementId === measurementId,
  )
  return latest ? fieldsOf(latest) : null
}

function fieldsOf(entry: WaitingEntry): EntryFields {
  const kept: object = entry.kind === 'draft' ? entry : entry.data.variables.input
  const answers = Object.entries(kept).filter(([name]) => name in emptyFields)
  return { ...emptyFields, ...Object.fromEntries(answers) }
}
