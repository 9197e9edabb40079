import { emptyFields, type EntryFields } from '#shared/health/entry'
import { thisDevice } from './db'
import type { WaitingEntry } from './rows'
import { waitingEntries } from './waiting'

/** What waits on this device for one entry: opening it again shows that, not what the server still has. */
export async function pendingEntry(
  userUuid: string,
  { animalId, day, measurementId }: { animalId: string; day: string; measurementId: string | null },
  on = thisDevice,
): Promise<WaitingEntry | null> {
  const waiting = await waitingEntries(userUuid, on)
  const latest = waiting.findLast((entry) =>
    entry.kind === 'draft' ? entry.animalId === animalId && entry.day === day : entry.measurementId === measurementId,
  )
  return latest ?? null
}

export function pendingFields(entry: WaitingEntry): EntryFields {
  const kept: object = entry.kind === 'draft' ? entry : entry.data.variables.input
  const answers = Object.entries(kept).filter(([name]) => name in emptyFields)
  return { ...emptyFields, ...Object.fromEntries(answers) }
}
