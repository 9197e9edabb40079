import type { JudgedEntry, StatusColor } from '../answers/entry'
import { type AlertRule, colorOf } from '../rules/rules'
import { ENERGY_LOW, ENERGY_VERY_LOW } from '../thresholds/thresholds'

/** The day's other tiles that make a very low energy red: never hydration (product/rules 3.6). */
export interface OtherColors {
  appetite: StatusColor
  vomiting: StatusColor
  urination: StatusColor
}

/** Returns the tile's colour (product/rules 3.6). */
export function energyColor(
  latest: JudgedEntry,
  previous: JudgedEntry | null,
  others: OtherColors,
): StatusColor {
  return colorOf(energyAlerts(latest, previous, others))
}

export function energyAlerts(
  latest: JudgedEntry,
  previous: JudgedEntry | null,
  others: OtherColors,
): AlertRule[] {
  const { lethargy } = latest
  if (lethargy === null || lethargy > ENERGY_LOW) return []
  const { appetite, vomiting, urination } = others
  const isOtherRed = [appetite, vomiting, urination].includes('red')
  const previousEnergy = previous?.lethargy ?? null
  const rules: AlertRule[] = []
  if (lethargy <= ENERGY_VERY_LOW && isOtherRed) rules.push('energy-low-with-red')
  if (previousEnergy === null) rules.push('energy-low-first-day')
  else if (previousEnergy <= ENERGY_LOW) rules.push('energy-low-consecutive')
  return rules
}
