import { HOUR_MS } from '../../base/duration'
import { USABLE_GAP_HOURS } from '../thresholds/thresholds'
import type { JudgedEntry } from './entry'

/**
 * Returns the entry with which the latest is compared, by date-times, the limit included. Returns
 * `null` if it is a first day (product/rules 2.1).
 */
export function comparablePreviousEntry<Previous extends JudgedEntry>(
  latest: JudgedEntry,
  previous: Previous | undefined,
): Previous | null {
  if (!previous) return null
  return Math.abs(ms(latest) - ms(previous)) <= USABLE_GAP_HOURS * HOUR_MS ? previous : null
}

const ms = ({ date }: JudgedEntry): number => (typeof date === 'number' ? date : Date.parse(date))
