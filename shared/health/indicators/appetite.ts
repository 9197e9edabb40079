import type { JudgedEntry, StatusColor } from '../answers/entry'
import { type AlertRule, colorOf } from '../rules/rules'
import { APPETITE_REDUCED, APPETITE_REFUSAL } from '../thresholds/thresholds'

/** Returns the tile's colour (product/rules 3.2). */
export function appetiteColor(latest: JudgedEntry, previous: JudgedEntry | null): StatusColor {
  return colorOf(appetiteAlerts(latest, previous))
}

/** A refusal does not raise 'reduced' too (product/rules 3.2). */
export function appetiteAlerts(latest: JudgedEntry, previous: JudgedEntry | null): AlertRule[] {
  if (latest.appetite === null || latest.appetite > APPETITE_REDUCED) return []
  if (latest.appetite <= APPETITE_REFUSAL) return ['appetite-refusal']
  const previousAppetite = previous?.appetite ?? null
  if (previousAppetite === null) return ['appetite-reduced-first-day']
  return previousAppetite <= APPETITE_REDUCED ? ['appetite-reduced-consecutive'] : []
}
