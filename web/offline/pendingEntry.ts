import type { EntryFields } from '#shared/health/entry'
import { answersIn } from '#shared/health/sentAnswers'
import { thisDevice } from './db'
import type { WaitingEntry } from './rows'
import { heldEntries } from './waiting'

interface Opened {
  animalId: string
  day: string
  /** The server's entry that is opened; null: it has none. */
  measurementId: string | null
  /** The id by which an entry was asked for: of one that the server does not know yet, the draft's own. */
  asked: string | null
}

/** What this device holds of one entry: opening it again shows that, not what the server still has. */
export async function pendingEntry(userUuid: string, { animalId, day, measurementId, asked }: Opened, on = thisDevice): Promise<WaitingEntry | null> {
  const waiting = (await heldEntries(userUuid, on)).filter((entry) => entry.animalId === animalId)
  const named = waiting.find((entry) => entry.kind === 'draft' && entry.uuid === asked)
  const latest = waiting.findLast((entry) => (entry.kind === 'draft' ? entry.day === day : entry.measurementId === measurementId))
  return named ?? latest ?? null
}

export const pendingFields = (entry: WaitingEntry): EntryFields => answersIn(entry.kind === 'draft' ? entry : entry.data.variables.input)
