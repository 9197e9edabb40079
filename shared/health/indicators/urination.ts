import type { JudgedEntry, StatusColor } from '../answers/entry'
import { observedUrination } from '../answers/perfusionShare'
import { type AlertRule, colorOf } from '../rules/rules'
import {
  URINATION_MANY_LARGE,
  URINATION_MANY_SMALL,
  URINATION_VERY_LOW,
} from '../thresholds/thresholds'

/** Returns the tile's colour, from today's entry alone (product/rules 3.4). */
export function urinationColor(latest: JudgedEntry): StatusColor {
  return colorOf(urinationAlerts(latest))
}

export function urinationAlerts(latest: JudgedEntry): AlertRule[] {
  const { straining, bloodVisible, noUrination } = latest
  const rules: AlertRule[] = []
  if (noUrination) rules.push('urination-no-pee')
  if (straining) rules.push(...strainingAlerts(latest))
  if (bloodVisible) rules.push(...bloodAlerts(latest))
  return [...rules, ...frequencyAlerts(latest)]
}

/**
 * Straining alone is red: a male that strains may be blocked by the evening (product/rules 3.4).
 */
function strainingAlerts(latest: JudgedEntry): AlertRule[] {
  const rules: AlertRule[] = []
  if (isVeryLow(latest)) rules.push('urination-straining-low-count')
  if (latest.urinationBallSize === 'small') rules.push('urination-straining-small-clump')
  return rules.length > 0 ? rules : ['urination-straining-isolated']
}

function bloodAlerts(latest: JudgedEntry): AlertRule[] {
  const rules: AlertRule[] = []
  if (isVeryLow(latest)) rules.push('urination-blood-low-count')
  if (latest.urinationBallSize === 'small') rules.push('urination-blood-small-clump')
  return rules.length > 0 ? rules : ['urination-blood-isolated']
}

/**
 * Counts above a threshold are judged as stored; perfusion excuses polyuria and nothing else
 * (product/rules 3.5). Clumps without a size are judged as small: a missing answer is no reason for
 * green. The vet's usual number for this cat replaces the threshold; for small clumps only a higher
 * one does (product/sharing 7.5).
 */
function frequencyAlerts({
  urination,
  urinationBallSize: size,
  straining,
  subcutaneousPerfusion,
  usualUrinations,
}: JudgedEntry): AlertRule[] {
  if (urination === null) return []
  const manySmall = Math.max(URINATION_MANY_SMALL, usualUrinations ?? 0)
  if (size === 'small' || size === null)
    return urination > manySmall && !straining ? ['urination-frequent-small'] : []
  return urination > (usualUrinations ?? URINATION_MANY_LARGE) && subcutaneousPerfusion !== 'yes'
    ? ['urination-polyuria']
    : []
}

/**
 * Compares the observed count: perfusion's share must not turn a straining cat from red to green
 * (product/rules 3.5).
 */
function isVeryLow(latest: JudgedEntry): boolean {
  const observed = observedUrination(latest)
  return observed !== null && observed <= URINATION_VERY_LOW
}
