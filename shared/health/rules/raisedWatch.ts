import { dayOf } from '../../base/time'
import type { Reason } from './reasons'
import type { WatchFacts, WatchLevel } from './watchRow'
import type { WatchRule } from './watchTable'

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
