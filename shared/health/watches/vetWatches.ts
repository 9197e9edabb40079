import { dayMonthUnlessOtherYear } from '../../base/time'
import type { RaisedWatch } from '../rules/raisedWatch'
import { limitOf, type VetLimit } from '../rules/vetLimits'

/**
 * Raises a watch if the day that the vet set for the next check has passed (product/sharing 7.6).
 */
export function vetWatches(limits: readonly VetLimit[], today: string): RaisedWatch[] {
  const check = limitOf(limits, 'check')
  if (!check || check.value >= today) return []
  const reason = {
    day: check.value,
    date: `${check.value}T12:00:00.000Z`,
    label: `Contrôle fixé avec votre vétérinaire le ${dayMonthUnlessOtherYear(check.since, today)}`,
  }
  return [
    {
      rule: 'labs-due',
      level: 'info',
      reasons: [reason],
      facts: { since: dayMonthUnlessOtherYear(check.value, today) },
    },
  ]
}
