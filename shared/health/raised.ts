import { appetiteAlerts } from './appetite'
import { energyAlerts } from './energy'
import type { JudgedEntry } from './entry'
import { hydrationAlerts } from './hydration'
import { type AlertRule, alertRules, colorOf } from './rule'
import { urinationAlerts } from './urination'
import { vomitingAlerts } from './vomiting'

/**
 * Returns every rule whose condition holds, in the order of the categories. No rule occurs twice.
 */
export function raisedRules(latest: JudgedEntry, previous: JudgedEntry | null): AlertRule[] {
  const appetite = appetiteAlerts(latest, previous)
  const vomiting = vomitingAlerts(latest, previous)
  const urination = urinationAlerts(latest)
  const others = {
    appetite: colorOf(appetite),
    vomiting: colorOf(vomiting),
    urination: colorOf(urination),
  }
  return [
    ...hydrationAlerts(latest, previous),
    ...appetite,
    ...vomiting,
    ...urination,
    ...energyAlerts(latest, previous, others),
  ]
}

export function isRed(rule: AlertRule): boolean {
  return alertRules[rule].severity === 'red'
}
