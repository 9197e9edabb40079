import type { Judged } from './entry'
import { USABLE_GAP_HOURS } from './thresholds'

const HOUR = 3_600_000

/**
 * The entry that the latest one may be compared with, or null: a first day, the documents' 'single'
 * (spec 2 §4, Daily status). Date-times decide, not calendar days; exactly the limit still counts
 * (decisions, One person, one cat, one day).
 */
export function usablePrevious<Previous extends Judged>(latest: Judged, previous: Previous | undefined): Previous | null {
  if (!previous) return null
  return Math.abs(ms(latest) - ms(previous)) <= USABLE_GAP_HOURS * HOUR ? previous : null
}

const ms = ({ date }: Judged): number => (typeof date === 'number' ? date : Date.parse(date))
