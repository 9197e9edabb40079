import { categoryLabels } from '../answers/answerLabels'
import type { Category } from '../answers/entry'
import type { SourceName } from '../thresholds/sources'

export const watchLevels = ['red', 'amber', 'info'] as const
export type WatchLevel = (typeof watchLevels)[number]

export type WatchMatter = 'entries' | 'weight' | 'care' | 'vet'

/** How long 'Vu, merci' dismisses a watch (product/watches 1.5). */
type PutAsideEnd = 'untilEntry' | 'days'

/** The values that the sentence of a watch names. */
export interface WatchFacts {
  /** The answers that show a sign, in words. */
  seen?: string[]
  /** The questions that weigh most. */
  categories?: Category[]
  /** True if another question shows a sign. */
  hasOthers?: boolean
  /** The days of the sign. */
  count?: number
  /** True if the latest entry had a red alert or watch. */
  isUrgent?: boolean
  /** The day of the last entry or weighing, in words. */
  since?: string
  /** The newest weight, and the vet's threshold. */
  under?: string
  /** The weight's change and the compared weights. */
  change?: string
  /** The day on which the cat should be weighed again. */
  weighing?: 'today' | 'tomorrow' | undefined
  /** The millilitres, and whether they are less than usual. */
  water?: number
  isLess?: boolean
  /** The usual count or quantity. */
  usual?: number
  treatments?: string[]
  name?: string
}

/** Returns the advice of a watch, in one line or two. */
type Advice = (level: WatchLevel, facts: WatchFacts) => string | readonly string[]

/** A watch, except its condition and its explanation (watchWords.ts), which load separately. */
export interface WatchRow {
  matter: WatchMatter
  /** The source of the rule's thresholds (product/watches 1.4). */
  source: SourceName
  /** `days` if omitted */
  aside?: PutAsideEnd
  /** The growth of the magnitude after which a watch that was put aside is shown again. */
  growth?: number
  /** True if a reason after 'Vu, merci' is a new episode, also without an entry since (product/watches 1.5). */
  eachReasonIsNew?: true
  /** True if it compares weighings, each without the fluids given before it (product/watches 3.1). */
  comparesWeighings?: true
  /** True if its red level compares the newest weight, without the fluids before it, with the vet's threshold. */
  comparesLimit?: true
  /** True if it counts planned doses that were not noted. */
  countsMissed?: true
  /** The name in lists (product/watches 1.5). */
  name: string
  sentence: (facts: WatchFacts, level: WatchLevel) => string
  advice: Advice
}

export const CALL_TODAY = '**Appelez votre vétérinaire aujourd’hui**.'

export const callTodayIfRed =
  (amber: string): Advice =>
  (level) =>
    level === 'red' ? CALL_TODAY : amber

export const sameAdvice =
  (text: string): Advice =>
  () =>
    text

export const boldLabel = (text: string) => `**${text}**\u00a0: `
export const boldCategoryLabel = (category: Category) => boldLabel(categoryLabels[category])

export const daysOrMore = (days: number, isMore: boolean) =>
  `${days}\u00a0jours de suite${isMore ? ' ou plus' : ''}`

export const sinceWords = (since: string | undefined) => (since ? `, du ${since},` : '')
