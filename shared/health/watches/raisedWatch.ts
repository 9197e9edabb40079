import { dayOf } from '../../base/time'
import type { Category } from '../answers/entry'
import type { Reason } from '../rules/reasons'
import type { WatchLevel, WatchRule } from '../rules/watchTable'

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
  /** The names of the treatments. */
  treatments?: string[]
  /** The cat's name. */
  name?: string
}

/** The burden of an entry: what its answers add to a slow worsening. */
export interface DayBurden {
  /** YYYY-MM-DD */
  day: string
  /** 100 for a day without eating */
  points: number
}

/** A watch whose condition holds, without its French text. */
export interface RaisedWatch {
  rule: WatchRule
  level: WatchLevel
  reasons: Reason[]
  facts?: WatchFacts
  /** Percent of weight, or a count. It may grow while the watch is put aside (product/watches 1.5). */
  magnitude?: number
  /** The entries of the days that `decline` sums up, oldest first. */
  burdens?: DayBurden[]
}

/** Returns a reason about a day of which only the answers are known, not the instant. */
export function dayReason(day: number, label: string): Reason {
  return { day: dayOf(day), date: `${dayOf(day)}T12:00:00.000Z`, label }
}
