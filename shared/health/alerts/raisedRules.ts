import type { JudgedEntry } from '../answers/entry'
import { appetiteAlerts } from '../indicators/appetite'
import { energyAlerts } from '../indicators/energy'
import { hydrationAlerts } from '../indicators/hydration'
import { urinationAlerts } from '../indicators/urination'
import { vomitingAlerts } from '../indicators/vomiting'
import { type AlertRule, alertRules, colorOf } from '../rules/rules'

/**
 * Returns every rule whose condition holds, in the order of the categories. No rule occurs twice.
 */
export function raisedRules(latest: JudgedEntry, previous: JudgedEntry | null): AlertRule[] {
  const appetite = appetiteAlerts(latest, previous)
  const vomiting = vomitingAlerts(latest, previous)
  const urination = urinationAlerts(latest)
  const otherColors = {
    appetite: colorOf(appetite),
    vomiting: colorOf(vomiting),
    urination: colorOf(urination),
  }
  return [
    ...hydrationAlerts(latest, previous),
    ...appetite,
    ...vomiting,
    ...urination,
    ...energyAlerts(latest, previous, otherColors),
  ]
}

export function isRed(rule: AlertRule): boolean {
  return alertRules[rule].severity === 'red'
}
