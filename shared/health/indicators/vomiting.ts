import type { JudgedEntry, StatusColor } from '../answers/entry'
import { type AlertRule, colorOf } from '../rules/rules'
import { VOMITING_FREQUENT, VOMITING_LIGHT, VOMITING_REPEATED } from '../thresholds/thresholds'

/** Returns the tile's colour (product/rules 3.3). */
export function vomitingColor(latest: JudgedEntry, previous: JudgedEntry | null): StatusColor {
  return colorOf(vomitingAlerts(latest, previous))
}

export function vomitingAlerts(latest: JudgedEntry, previous: JudgedEntry | null): AlertRule[] {
  const count = latest.vomiting ?? 0
  const rules: AlertRule[] = []
  if (latest.waterIntolerance) rules.push('vomiting-water-intolerance')
  if (count >= VOMITING_FREQUENT) rules.push('vomiting-frequent')
  else if (count >= VOMITING_REPEATED) rules.push('vomiting-two-today')
  else if (count >= VOMITING_LIGHT && previous && hasVomited(previous))
    rules.push('vomiting-consecutive-light')
  return rules
}

/** Returns whether an entry has a vomiting, or water that was not kept (product/rules 3.3). */
export function hasVomited(entry: Pick<JudgedEntry, 'vomiting' | 'waterIntolerance'>): boolean {
  return (entry.vomiting ?? 0) >= VOMITING_LIGHT || entry.waterIntolerance
}
