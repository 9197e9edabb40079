import { categories, type Category, type Entry } from './entry'
import { unconfirmedRules } from './notices'
import { raisedRules } from './raised'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from './rule'
import { usablePrevious } from './sequence'

/** A question that shows a sign, and by which rules. */
export interface Sign {
  category: Category
  rules: (AlertRule | NoticeRule)[]
}

/**
 * The questions of which an entry raises an alert or a notice, hidden ones too (product/watches 2.1). A tile that is not
 * green has an alert of its category, so it needs no look of its own.
 */
export function signsOf(latest: Entry, before: Entry | undefined): Sign[] {
  const previous = usablePrevious(latest, before)
  const raised = raisedRules(latest, previous)
  const unconfirmed = previous ? unconfirmedRules(latest, previous) : []
  return categories.flatMap((category) => {
    const rules = [
      ...raised.filter((rule) => alertRules[rule].category === category),
      ...unconfirmed.filter((rule) => noticeRules[rule].category === category),
    ]
    return rules.length > 0 ? [{ category, rules }] : []
  })
}
