import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import {
  categories,
  type Category,
  type Entry,
  type StatusColor,
  unansweredCategories,
} from '../answers/entry'
import { namedDates, type Reason, reasonsFor } from '../rules/reasons'
import { type AlertRule, alertRules, type Rule } from '../rules/rules'
import { alertLines, allGreenLines, type MessageLine } from './alertMessages'
import { isRed, raisedRules } from './raisedRules'

export type { Reason } from '../rules/reasons'

export interface Alert {
  rule: Rule
  /** `null` if all tiles are green. */
  category: Category | null
  type: 'critical' | 'warning' | 'info'
  severity: StatusColor
  lines: MessageLine[]
  /**
   * True under a red alert: only the vet's page and the printed sheet show it, and they mark it
   * (product/rules 5.3)
   */
  hidden: boolean
  reasons: Reason[]
}

const allGreen: Alert = {
  rule: 'all-green',
  category: null,
  type: 'info',
  severity: 'green',
  lines: allGreenLines,
  hidden: false,
  reasons: [],
}

/**
 * Sorts red first, then by category; red hides amber (product/rules 5.1). Returns all-green only if
 * nothing is raised and the entry answers a question (product/rules 1.2).
 */
export function alerts(
  newestFirst: readonly Entry[],
  { includeHidden = false }: { includeHidden?: boolean } = {},
): Alert[] {
  const [latest, before] = newestFirst
  if (!latest || unansweredCategories(latest).length === categories.length) return []
  const previous = comparablePreviousEntry(latest, before)
  const rules = raisedRules(latest, previous)
  if (rules.length === 0) return [allGreen]
  const reds = rules.filter(isRed)
  const hasRed = reds.length > 0
  const ambers = hasRed && !includeHidden ? [] : rules.filter((rule) => !isRed(rule))
  return [...reds, ...ambers].map((rule): Alert => {
    const isRedRule = isRed(rule)
    return {
      rule,
      category: alertRules[rule].category,
      type: isRedRule ? 'critical' : 'warning',
      severity: alertRules[rule].severity,
      lines: lines(rule, latest, previous),
      hidden: hasRed && !isRedRule,
      reasons: reasons(rule, reds, latest, previous),
    }
  })
}

function lines(rule: AlertRule, latest: Entry, previous: Entry | null): MessageLine[] {
  return alertLines(rule, {
    dates: namedDates(rule, latest, previous),
    perfusion: latest.subcutaneousPerfusion === 'yes',
  })
}

/**
 * A very low energy is red because of other red alerts (never hydration's), so that their values
 * are among its reasons.
 */
function reasons(
  rule: AlertRule,
  reds: readonly AlertRule[],
  latest: Entry,
  previous: Entry | null,
): Reason[] {
  const ruleReasons = reasonsFor(rule, latest, previous)
  if (rule !== 'energy-low-with-red') return ruleReasons
  const causes = reds.filter((red) => red !== rule && alertRules[red].category !== 'hydration')
  const causeReasons = causes.flatMap((red) => reasonsFor(red, latest, previous))
  return [
    ...ruleReasons,
    ...causeReasons.filter(
      (reason, index) => causeReasons.findIndex(({ label }) => label === reason.label) === index,
    ),
  ]
}
