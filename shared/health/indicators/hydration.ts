import type { JudgedEntry, StatusColor } from '../answers/entry'
import { waterBeforePerfusion } from '../answers/perfusionShare'
import type { AlertRule } from '../rules/rules'
import { HIGH_WATER } from '../thresholds/thresholds'

/**
 * Returns the tile's colour (product/rules 3.1), which differs from the alerts. Two days of 'less'
 * are a red alert with an amber tile. An increase under perfusion is an amber alert with a green
 * tile.
 */
export function hydrationColor(latest: JudgedEntry, previous: JudgedEntry | null): StatusColor {
  const [rule] = hydrationAlerts(latest, previous)
  if (!rule) return 'green'
  const isIncrease =
    rule === 'hydration-first-day-increase' || rule === 'hydration-first-day-precise'
  return isIncrease && latest.subcutaneousPerfusion === 'yes' ? 'green' : 'amber'
}

/**
 * Returns at most one alert. A choice that the form derived from the water does not count
 * (product/rules 3.1).
 */
export function hydrationAlerts(latest: JudgedEntry, previous: JudgedEntry | null): AlertRule[] {
  const level = latest.quickHydrationValue
  const previousHydration = previous?.quickHydrationValue ?? null
  if (previousHydration === null) return firstDayAlerts(latest)
  if (level === 'less' && previousHydration === 'less') return ['hydration-confirmed-decrease']
  if (level === 'more' && previousHydration === 'more' && latest.subcutaneousPerfusion !== 'yes')
    return ['hydration-confirmed-increase']
  return []
}

/** The measured water takes precedence over the choice (product/rules 3.1). */
function firstDayAlerts(latest: JudgedEntry): AlertRule[] {
  if (hasHighWater(latest)) return ['hydration-first-day-precise']
  if (latest.quickHydrationValue === 'less') return ['hydration-first-day-decrease']
  return latest.quickHydrationValue === 'more' ? ['hydration-first-day-increase'] : []
}

/**
 * Compares without perfusion's share, exact in grams: at 4.1 kg and 90 mL/kg, 369 mL are not above
 * the limit.
 */
function hasHighWater(latest: JudgedEntry): boolean {
  const water = waterBeforePerfusion(latest)
  const { weightGrams } = latest
  return (
    water !== null &&
    weightGrams !== null &&
    weightGrams > 0 &&
    water * 1000 > HIGH_WATER * weightGrams
  )
}
