import { plural } from '../../base/plural'
import { addDays, dayMonth, dayMonthYear, daysBetween } from '../../base/time'
import { type Adherence, adherence, adherenceWords, type AnsweredDose } from '../../care/adherence'
import type { Course } from '../../care/course'
import type { SkipReason } from '../../care/doseSchema'
import { weightChangeLabel, weightLabel } from '../../weight/weightValue'
import { categoryLabels } from '../answers/answerLabels'
import type { Category } from '../answers/entry'
import { alertRules, refines } from '../rules/rules'
import type { NewSign, VisitComparison, VisitCount } from './visit'

/** A visit with the facts that its texts need. */
export interface ShownVisit {
  since: string
  /** True if a vet opened a link on that day. */
  isLastVisit: boolean
  /** True if the first entry is of the day after `since`. */
  isRecordStart: boolean
  days: number
  answered: string
  indicators: { category: Category; words: string | null }[]
  newSigns: string[]
  weight: string | null
  doses: string | null
}

const previousWords = (words: string): string => ` (avant\u00a0: ${words})`

/**
 * Returns words such as '40 jours renseignés sur 42 (avant : 38 sur 42)'. At the record's start there
 * is nothing before.
 */
export function answeredWords({ now, previous }: VisitComparison, isRecordStart = false): string {
  const words =
    `${now.answered || 'aucun'}\u00a0${plural(now.answered, 'jour')} ` +
    `${plural(now.answered, 'renseigné')} sur ${now.days}`
  if (isRecordStart) return words
  return (
    words + previousWords(previous ? `${previous.answered} sur ${previous.days}` : 'aucune saisie')
  )
}

/**
 * Returns '3 jours à surveiller, 1 urgent (avant : aucun)', or `null` if both periods have none.
 */
export function countWords({ now, previous }: VisitComparison, category: Category): string | null {
  const [counts, older] = [now.counts[category], previous?.counts[category] ?? { amber: 0, red: 0 }]
  if (sum(counts) + sum(older) === 0) return null
  const words = countsInWords(counts, (count) => `\u00a0${plural(count, 'jour')}`)
  return previous ? words + previousWords(countsInWords(older, () => '')) : words
}

const sum = ({ amber, red }: VisitCount): number => amber + red

function countsInWords({ amber, red }: VisitCount, days: (count: number) => string): string {
  if (amber + red === 0) return `aucun${days(1)}`
  if (amber === 0) return `${red}${days(red)} ${plural(red, 'urgent')}`
  return `${amber}${days(amber)} à surveiller${red > 0 ? `, ${red}\u00a0${plural(red, 'urgent')}` : ''}`
}

/** Returns '4,2 kg le 10/10/2026, 3,9 kg le 20/11/2026 (−7 %)', `null` if there is no weighing. */
export function weighingWords({ weighing: { newest, previous } }: VisitComparison): string | null {
  const weightOnDay = ({ grams, day }: { grams: number; day: string }) =>
    `${weightLabel(grams).replace(' ', '\u00a0')} le ${dayMonthYear(day)}`
  if (newest && previous)
    return `${weightOnDay(previous)}, ${weightOnDay(newest)} (${weightChangeLabel(previous.grams, newest.grams)})`
  if (newest) return `${weightOnDay(newest)}, une seule pesée`
  return previous && `aucune pesée depuis, ${weightOnDay(previous)}`
}

/**
 * Returns 'Urination : sang visible (le 03/11)', or '(2 jours, la première fois le 03/11)' at its
 * end. A sign is left out if another new sign is a more exact form of it.
 */
export function newSignWords(signs: readonly NewSign[]): string[] {
  const exactSigns = signs.filter(({ rule }) => !signs.some((other) => refines(other.rule, rule)))
  return exactSigns.map(({ rule, day, days }) => {
    const when =
      days === 1
        ? `le ${dayMonth(day)}`
        : `${days}\u00a0jours, la première fois le ${dayMonth(day)}`
    return `${categoryLabels[alertRules[rule].category]}\u00a0: ${alertRules[rule].finding} (${when})`
  })
}

/**
 * Returns '78 sur 84, 3 refusées (avant : 41 sur 42)' for all treatments together, up to yesterday.
 * Returns `null` if none was planned since the visit.
 */
export function doseWords(
  courses: readonly Course<AnsweredDose>[],
  { since, today }: { since: string; today: string },
): string | null {
  const length = daysBetween(since, today)
  const now = sumOf(courses.map((course) => adherence(course, today, length - 1)))
  const earlierSum = sumOf(courses.map((course) => adherence(course, addDays(since, 1), length)))
  if (now.planned === 0) return null
  return (
    adherenceWords(now) +
    (earlierSum.planned > 0 ? previousWords(`${earlierSum.given} sur ${earlierSum.planned}`) : '')
  )
}

function sumOf(all: readonly Adherence[]): Adherence {
  const skipped: Adherence['skipped'] = {}
  for (const [reason, count] of all.flatMap((one) => Object.entries(one.skipped)))
    skipped[reason as SkipReason] = (skipped[reason as SkipReason] ?? 0) + count
  const total = (valueOf: (one: Adherence) => number) =>
    all.reduce((sum, one) => sum + valueOf(one), 0)
  return {
    planned: total(({ planned }) => planned),
    given: total(({ given }) => given),
    skipped,
    unanswered: total(({ unanswered }) => unanswered),
  }
}
