import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import { categories, type Category, type JudgedEntry } from '../answers/entry'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from '../rules/rules'
import { unconfirmedRules } from './notices'
import { raisedRules } from './raisedRules'

/** A question that shows a sign, and the rules that raised it. */
export interface Sign {
  category: Category
  rules: (AlertRule | NoticeRule)[]
}

/**
 * Returns the questions for which an entry raises an alert or a notice, hidden ones included
 * (product/watches 2.1). A tile that is not green always has an alert of its category, so that
 * tiles are not read.
 */
export function signsOf(latest: JudgedEntry, previousEntry: JudgedEntry | undefined): Sign[] {
  const previous = comparablePreviousEntry(latest, previousEntry)
  const raisedIds = raisedRules(latest, previous)
  const unconfirmedIds = previous ? unconfirmedRules(latest, previous) : []
  return categories.flatMap((category) => {
    const rules = [
      ...raisedIds.filter((rule) => alertRules[rule].category === category),
      ...unconfirmedIds.filter((rule) => noticeRules[rule].category === category),
    ]
    return rules.length > 0 ? [{ category, rules }] : []
  })
}
