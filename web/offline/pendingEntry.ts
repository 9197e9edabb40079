import type { EntryFields } from '#shared/health/entry'
import { answersIn } from '#shared/health/sentAnswers'
import { thisDevice } from './db'
import { isEntry, type WaitingEntry } from './rows'
import { heldOf } from './waiting'

interface Opened {
  animalId: string
  day: string
  measurementId: string | null
  /** The id in the address: of an entry that the server does not have, the draft's own. */
  asked: string | null
}

export async function pendingEntry(
  userUuid: string,
  { animalId, day, measurementId, asked }: Opened,
  on = thisDevice,
): Promise<WaitingEntry | null> {
  const waiting = (await heldOf(userUuid, on))
    .filter(isEntry)
    .filter((entry) => entry.animalId === animalId)
  const named = waiting.find((entry) => entry.kind === 'draft' && entry.uuid === asked)
  const latest = waiting.findLast((entry) =>
    entry.kind === 'draft' ? entry.day === day : entry.measurementId === measurementId,
  )
  return named ?? latest ?? null
}

export const pendingFields = (entry: WaitingEntry): EntryFields =>
  answersIn(entry.kind === 'draft' ? entry : entry.data.variables.input)
