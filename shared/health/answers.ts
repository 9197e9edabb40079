import {
  type ClumpSize,
  emptyFields,
  type EntryFields,
  type HydrationLevel,
  type UrinationSigns,
  type VomitingType,
  type YesNo,
} from './entry'
import {
  hydrationFrom,
  observedUrination,
  urinationWithPerfusion,
  waterBeforePerfusion,
  waterFor,
  waterWithPerfusion,
} from './derived'

/** What the person says in the five steps (spec 2 §2, Questionnaire); counts as they were seen, before perfusion. */
export interface Answers {
  hydration: HydrationLevel | null
  perfusion: YesNo | null
  appetite: number | null
  vomiting: number | null
  vomitingType: VomitingType
  urination: number | null
  urinationSigns: UrinationSigns
  urinationBallSize: ClumpSize | null
  lethargy: number | null
  note: string
}

export const emptyAnswers: Answers = {
  hydration: null,
  perfusion: null,
  appetite: null,
  vomiting: null,
  vomitingType: emptyFields.vomitingType,
  urination: null,
  urinationSigns: emptyFields.urinationSigns,
  urinationBallSize: null,
  lethargy: null,
  note: '',
}

/** The form's answers of a stored entry (spec 2 §4: a missing choice is read from the water over the weight). */
export function toAnswers(entry: EntryFields, weightGrams: number | null): Answers {
  return {
    hydration: entry.quickHydrationValue ?? hydrationFrom(waterBeforePerfusion(entry), weightGrams),
    perfusion: entry.subcutaneousPerfusion,
    appetite: entry.appetite,
    vomiting: entry.vomiting,
    vomitingType: entry.vomitingType,
    urination: observedUrination(entry),
    urinationSigns: entry.urinationSigns,
    urinationBallSize: entry.urinationBallSize,
    lethargy: entry.lethargy,
    note: entry.note ?? '',
  }
}

/**
 * What is sent of the answers (spec 2 §5, Pre-submit adjustments). With the stored entry, fields whose answer did not
 * change go back as they were stored, so that opening and saving changes nothing (spec 4, below the REST table).
 */
export function toFields(answers: Answers, weightGrams: number | null, stored: EntryFields = emptyFields): EntryFields {
  const before = toAnswers(stored, weightGrams)
  const samePerfusion = answers.perfusion === before.perfusion
  const sameHydration = answers.hydration === before.hydration
  const sameUrination = answers.urination === before.urination
  return {
    waterMl: samePerfusion && sameHydration ? stored.waterMl : water(answers, weightGrams, sameHydration ? stored : emptyFields),
    appetite: answers.appetite,
    vomiting: answers.vomiting,
    vomitingType: answers.vomitingType,
    urination: samePerfusion && sameUrination ? stored.urination : urination(answers),
    urinationSigns: answers.urinationSigns,
    urinationBallSize: answers.urinationBallSize,
    lethargy: answers.lethargy,
    note: answers.note === before.note ? stored.note : answers.note.trim() || null,
    quickHydrationValue: sameHydration ? stored.quickHydrationValue : answers.hydration,
    subcutaneousPerfusion: answers.perfusion,
  }
}

/** Where only the perfusion changed, the quantity that was stored stays the base: it may have been measured. */
function water({ hydration, perfusion }: Answers, weightGrams: number | null, stored: EntryFields): number | null {
  const base = waterBeforePerfusion(stored)
  if (base !== null) return waterWithPerfusion(base, perfusion)
  return hydration && waterFor(hydration, weightGrams, perfusion)
}

/** Nobody counted: perfusion adds nothing to a null, which is no evidence. */
function urination({ urination: observed, perfusion }: Answers): number | null {
  return observed === null ? null : urinationWithPerfusion(observed, perfusion)
}
