import { dayNumber, dayOf } from '../../base/time'
import { onePerDay, type Weighing } from '../../weight/weightCurve'
import { raisedRules } from '../alerts/raisedRules'
import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import { categories, type Category } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import type { JudgedDays, EntryWithNote } from './dayEvents'
import { USUAL_VISIT_DAYS } from './visitDays'

// The changes since the last visit, for the vet (product/sharing 8).

export interface VisitCount {
  amber: number
  red: number
}

/** Consecutive days, none of them before the cat's first entry. */
export interface VisitPeriod {
  days: number
  answered: number
  counts: Record<Category, VisitCount>
}

/** A sign that the days before did not have. Nothing is new if those days have no entry. */
export interface NewSign {
  rule: AlertRule
  /** The first day with the sign, and the number of such days. */
  day: string
  days: number
}

export interface VisitComparison {
  since: string
  now: VisitPeriod
  /** The same number of days before; `null` if none of them has an entry. */
  previous: VisitPeriod | null
  newSigns: NewSign[]
  /**
   * `newest` is the newest weighing since the visit. `previous` is the newest up to the visit's day, or else the first
   * one since.
   */
  weighing: { newest: Weighing | null; previous: Weighing | null }
}

/**
 * Returns the day to compare with if no visit is known. A younger record begins with its first
 * entry: the day before it is returned.
 */
export function defaultVisitStart(
  { entries }: JudgedDays,
  today: string,
): { since: string; isRecordStart: boolean } {
  const last = dayNumber(today)
  const oldest = dayNumber(entries.at(-1)?.day ?? 0)
  return oldest > last - USUAL_VISIT_DAYS && oldest <= last
    ? { since: dayOf(oldest - 1), isRecordStart: true }
    : { since: dayOf(last - USUAL_VISIT_DAYS), isRecordStart: false }
}

/**
 * Compares the days after `since`, today included, with as many days up to it, `since` included.
 * Returns `null` if neither period has an entry.
 */
export function visit(
  judged: JudgedDays,
  weighings: readonly Weighing[],
  { since, today }: { since: string; today: string },
): VisitComparison | null {
  const [after, last] = [dayNumber(since) + 1, dayNumber(today)]
  const length = last - after + 1
  const [now, previous] = [period(judged, after, last), period(judged, after - length, after - 1)]
  if (!now && !previous) return null
  const pastWeighings = onePerDay(weighings).filter(({ day }) => day <= today)
  const [newest, ...others] = pastWeighings.filter(({ day }) => day > since)
  return {
    since,
    now: now ?? { days: length, answered: 0, counts: countsOf(() => ({ amber: 0, red: 0 })) },
    previous,
    newSigns:
      previous === null ? [] : newSigns(judged.entries, { begins: after - length, after, last }),
    weighing: {
      newest: newest ?? null,
      previous: pastWeighings.find(({ day }) => day <= since) ?? others.at(-1) ?? null,
    },
  }
}

function period(
  { entries, statuses }: JudgedDays,
  first: number,
  last: number,
): VisitPeriod | null {
  const statusesWithin = statuses.filter(
    ({ day }) => dayNumber(day) >= first && dayNumber(day) <= last,
  )
  const oldest = statusesWithin.at(-1)
  if (!oldest) return null
  const begins = entries.some(({ day }) => dayNumber(day) < first) ? first : dayNumber(oldest.day)
  const count = (category: Category, color: keyof VisitCount) =>
    statusesWithin.filter(({ status }) => status[category] === color).length
  return {
    days: last - begins + 1,
    answered: statusesWithin.length,
    counts: countsOf((category) => ({
      amber: count(category, 'amber'),
      red: count(category, 'red'),
    })),
  }
}

const countsOf = (valueOf: (category: Category) => VisitCount) =>
  Object.fromEntries(
    categories.map((category) => [category, valueOf(category)]),
  ) as VisitPeriod['counts']

function newSigns(
  entries: readonly EntryWithNote[],
  { begins, after, last }: { begins: number; after: number; last: number },
): NewSign[] {
  const earlierRules = new Set<AlertRule>()
  const signs = new Map<AlertRule, NewSign>()
  const rulesByDay = entries.map((entry, index) => ({
    day: dayNumber(entry.day),
    rules: raisedRules(entry, comparablePreviousEntry(entry, entries[index + 1])),
  }))
  for (const { day, rules } of rulesByDay.toReversed()) {
    if (day < begins || day > last) continue
    for (const rule of rules) {
      if (day < after) earlierRules.add(rule)
      else if (!earlierRules.has(rule))
        signs.set(rule, {
          rule,
          day: signs.get(rule)?.day ?? dayOf(day),
          days: (signs.get(rule)?.days ?? 0) + 1,
        })
    }
  }
  return [...signs.values()]
}
