import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'

export const nothingSent = groupFlags(emptyFields)

/** Returns the operation that saves an entry, and its input. */
export function inputOf({
  note,
  animalId,
  measurementId,
  date,
}: {
  note: string
  animalId: string
  measurementId: string | null
  date: string | null
}) {
  const fields = { ...nothingSent, appetite: 3, note }
  return measurementId === null
    ? {
        operation: 'create' as const,
        input: { animalUuid: animalId, uuid: note, ...(date !== null && { date }), ...fields },
      }
    : {
        operation: 'update' as const,
        input: { animalUuid: animalId, uuid: measurementId, editUuid: note, ...fields },
      }
}
