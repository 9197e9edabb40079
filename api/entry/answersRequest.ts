import type { EntryFields } from '#shared/health/answers/entry'
import { waterFor } from '#shared/health/answers/perfusionShare'
import { flattenFlags, type SomeAnswers } from '#shared/health/answers/sentAnswers'
import { closedRecord } from '../base/errors'
import type { SaveContext } from '../reading/saveContext'

/** Answers as they were sent, for a new entry or for an edit. */
export interface AnswersRequest {
  answers: SomeAnswers
  /** The answers written last win, regardless of the order of arrival. */
  answeredAt?: Date | null | undefined
}

/** The time is capped: a phone with a fast clock must not override every later answer. */
export function answeredAt(request: AnswersRequest, now: Date): Date {
  const writtenAt = request.answeredAt
  return writtenAt && writtenAt < now ? writtenAt : now
}

/**
 * Requires an open record. Answers from before the cat's death was recorded are accepted, however
 * late they arrive (product/cats 5.2).
 * @throws VALIDATION
 */
export function requireOpenRecord(
  { now }: { now: Date },
  { catName, inMemorySince }: SaveContext,
  request: AnswersRequest,
): void {
  if (inMemorySince && answeredAt(request, now) > inMemorySince) throw closedRecord(catName)
}

/**
 * Merges the sent answers over the stored ones: only named fields change. A hydration choice
 * without water fills it (product/entries 4.3).
 */
export function mergeAnswers(
  answers: SomeAnswers,
  storedFields: EntryFields,
  weightGrams: number | null,
): EntryFields {
  const fields: EntryFields = { ...storedFields, ...flattenFlags(answers) }
  if (answers.quickHydrationValue && answers.waterMl == null) {
    fields.waterMl = waterFor(
      answers.quickHydrationValue,
      weightGrams,
      fields.subcutaneousPerfusion,
    )
  }
  return fields
}
