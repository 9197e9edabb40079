import { toAnswers, type Answers } from '#shared/health/answers'
import type { EntryFields } from '#shared/health/entry'

export type FiveAnswers = Pick<
  Answers,
  'hydration' | 'appetite' | 'vomiting' | 'urination' | 'lethargy'
>

/** The five answers of yesterday, without signs (no urination is one), perfusion, notes or what nobody saw (product/entries 5.9). */
export function likeYesterday(entry: EntryFields, weightGrams: number | null): FiveAnswers {
  const { hydration, appetite, vomiting, urination, lethargy } = toAnswers(entry, weightGrams)
  return { hydration, appetite, vomiting, urination: urination || null, lethargy }
}
