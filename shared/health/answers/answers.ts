import { emptyFields, type EntryFields, type HydrationLevel, type YesNo } from './entry'
import {
  hydrationFrom,
  observedUrination,
  urinationWithPerfusion,
  waterBeforePerfusion,
  waterFor,
  waterWithPerfusion,
} from './perfusionShare'

type DerivedField = 'waterMl' | 'quickHydrationValue' | 'subcutaneousPerfusion' | 'note'

/**
 * The answers of the five steps (product/entries 5.2). Counts are as observed, before perfusion.
 */
export interface Answers extends Omit<EntryFields, DerivedField> {
  hydration: HydrationLevel | null
  perfusion: YesNo | null
  note: string
  /** True for 'Pas vu', an answer that is stored as null (product/entries 5.8). */
  vomitingUnseen: boolean
  urinationUnseen: boolean
}

/**
 * Returns the form's answers of a stored entry. A missing choice is derived from the water and the
 * weight (product/entries 4.4).
 */
export function toAnswers(entry: EntryFields, weightGrams: number | null): Answers {
  const { waterMl: _, quickHydrationValue, subcutaneousPerfusion, ...plain } = entry
  return {
    ...plain,
    hydration: quickHydrationValue ?? hydrationFrom(waterBeforePerfusion(entry), weightGrams),
    perfusion: subcutaneousPerfusion,
    urination: observedUrination(entry),
    note: entry.note ?? '',
    vomitingUnseen: entry.vomiting === null,
    urinationUnseen: entry.urination === null,
  }
}

/**
 * The answers before the first question: 'Pas vu' is not set, unlike in a stored entry without the
 * value.
 */
export const emptyAnswers: Answers = {
  ...toAnswers(emptyFields, null),
  vomitingUnseen: false,
  urinationUnseen: false,
}

/** The answers before the first question for a cat that shares its litter boxes. */
export const sharedLitterAnswers: Answers = {
  ...emptyAnswers,
  urinationUnseen: true,
  stool: 'unseen',
}

/**
 * Returns the fields to send (product/entries 4.3). With the stored entry, fields whose answer did
 * not change keep their stored value, so that opening and saving changes nothing (product/entries
 * 4.4).
 */
export function toFields(
  answers: Answers,
  weightGrams: number | null,
  storedFields: EntryFields = emptyFields,
): EntryFields {
  const oldAnswers = toAnswers(storedFields, weightGrams)
  const { hydration, perfusion, vomitingUnseen: _, urinationUnseen: __, ...plain } = answers
  const samePerfusion = perfusion === oldAnswers.perfusion
  const sameHydration = hydration === oldAnswers.hydration
  const sameUrination = answers.urination === oldAnswers.urination
  return {
    ...plain,
    waterMl:
      samePerfusion && sameHydration
        ? storedFields.waterMl
        : water(answers, weightGrams, sameHydration ? storedFields : emptyFields),
    urination: samePerfusion && sameUrination ? storedFields.urination : urination(answers),
    note: answers.note === oldAnswers.note ? storedFields.note : answers.note.trim() || null,
    quickHydrationValue: sameHydration ? storedFields.quickHydrationValue : hydration,
    subcutaneousPerfusion: perfusion,
  }
}

/** If only the perfusion changed, the stored quantity stays the base: it may have been measured. */
function water(
  { hydration, perfusion }: Answers,
  weightGrams: number | null,
  storedFields: EntryFields,
): number | null {
  const base = waterBeforePerfusion(storedFields)
  if (base !== null) return waterWithPerfusion(base, perfusion)
  return hydration && waterFor(hydration, weightGrams, perfusion)
}

/** Perfusion adds nothing to a null, which is no evidence. */
function urination({ urination: observed, perfusion }: Answers): number | null {
  return observed === null ? null : urinationWithPerfusion(observed, perfusion)
}
