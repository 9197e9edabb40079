import { keysOf } from '../../base/keysOf'
import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import type { Category, Entry, JudgedEntry } from '../answers/entry'
import { namedDates, type Reason, reasonsFor } from '../rules/reasons'
import { type NoticeRule, noticeRules } from '../rules/rules'
import {
  APPETITE_REDUCED,
  ENERGY_LOW,
  VOMITING_LIGHT,
  VOMITING_REPEATED,
} from '../thresholds/thresholds'
import { type MessageLine, noticeLines } from './alertMessages'
import { isRed, raisedRules } from './raisedRules'
import { isFresh } from './staleness'

export interface Notice {
  rule: NoticeRule
  category: Category
  lines: MessageLine[]
  reasons: Reason[]
}

type Condition = (latest: JudgedEntry, previous: JudgedEntry) => boolean

/** Each compares today with a usable previous day; both answer the question (product/rules 4.1). */
const conditions: Record<NoticeRule, Condition> = {
  'hydration-decrease-unconfirmed': (
    { quickHydrationValue: today },
    { quickHydrationValue: before },
  ) => today === 'less' && before !== null && before !== 'less',
  'appetite-reduced-unconfirmed': ({ appetite: today }, { appetite: before }) =>
    today !== null && today <= APPETITE_REDUCED && before !== null && before > APPETITE_REDUCED,
  'vomiting-light-unconfirmed': ({ vomiting: today }, { vomiting: before, waterIntolerance }) =>
    today !== null &&
    today >= VOMITING_LIGHT &&
    today < VOMITING_REPEATED &&
    before !== null &&
    before < VOMITING_LIGHT &&
    !waterIntolerance,
  'energy-low-unconfirmed': ({ lethargy: today }, { lethargy: before }) =>
    today !== null && today <= ENERGY_LOW && before !== null && before > ENERGY_LOW,
}

/**
 * Returns what is worse today and not yet confirmed. A red alert hides all notices, which end when the tiles show
 * their age (product/rules 4.1).
 */
export function notices(newestFirst: readonly Entry[], now: Date): Notice[] {
  const [latest, before] = newestFirst
  if (!latest || !isFresh(latest.date, now)) return []
  const previous = comparablePreviousEntry(latest, before)
  if (!previous || raisedRules(latest, previous).some(isRed)) return []
  return unconfirmedRules(latest, previous).map((rule) => ({
    rule,
    category: noticeRules[rule].category,
    lines: noticeLines(rule, namedDates(rule, latest, previous)),
    reasons: reasonsFor(rule, latest, previous),
  }))
}

/**
 * Returns the questions whose green is to be confirmed tomorrow, also under a red alert, until the
 * notices end (product/rules 4.3).
 */
export function toConfirm([latest, before]: readonly Entry[], now: Date): Category[] {
  const previous = latest && comparablePreviousEntry(latest, before)
  return previous && isFresh(latest.date, now)
    ? unconfirmedRules(latest, previous).map((rule) => noticeRules[rule].category)
    : []
}

/** Includes the rules that a red alert hides. */
export function unconfirmedRules(latest: JudgedEntry, previous: JudgedEntry): NoticeRule[] {
  return keysOf(noticeRules).filter((rule) => conditions[rule](latest, previous))
}
