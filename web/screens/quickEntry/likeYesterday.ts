import { toAnswers, type Answers } from '#shared/health/answers/answers'
import type { EntryFields } from '#shared/health/answers/entry'

export type FiveAnswers = Pick<
  Answers,
  'hydration' | 'appetite' | 'vomiting' | 'urination' | 'lethargy'
>

/**
 * Returns the five answers of yesterday, without signs (no urination is a sign), perfusion, notes
 * and unseen answers (product/entries 5.9).
 */
export function likeYesterday(entry: EntryFields, weightGrams: number | null): FiveAnswers {
  const { hydration, appetite, vomiting, urination, lethargy } = toAnswers(entry, weightGrams)
  return { hydration, appetite, vomiting, urination: urination || null, lethargy }
}
