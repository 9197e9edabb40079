import { plural } from '../../base/plural'
import { dayMonth, dayMonthUnlessOtherYear, dayNumber, dayOf, daysBetween } from '../../base/time'
import { onePerDay, weightChanges, type Weighing } from '../../weight/weightCurve'
import { weightChangeLabel, weightLabel } from '../../weight/weightValue'
import { categoryLabels } from '../answers/answerLabels'
import { categories, type Category } from '../answers/entry'
import type { DayStatus } from '../indicators/dailyStatus'
import { hasVomited } from '../indicators/vomiting'
import type { JudgedDays, EntryWithNote } from './dayEvents'

const otherCategories = categories.filter((category) => category !== 'vomiting')

/**
 * Summarises the last `count` days, today included, in a sentence (product/sharing 4.5). It names
 * the weight's change, the days with vomiting, the days on which another question was not green,
 * and the number of filled days. Returns `null` if no day was filled. The weight is left out if
 * weighings are `null`.
 */
export function periodSummary(
  { entries, statuses }: JudgedDays,
  weighings: readonly Weighing[] | null,
  today: string,
  count: number,
): string | null {
  const [start, last] = [dayNumber(today) + 1 - count, dayNumber(today)]
  const isWithin = ({ day }: { day: string | number }) =>
    dayNumber(day) >= start && dayNumber(day) <= last
  const entriesWithin = entries.filter(isWithin)
  const oldest = entriesWithin.at(-1)
  if (!oldest) return null
  // Days before the cat's first entry are not counted.
  const firstCounted = entries.some(({ day }) => dayNumber(day) < start)
    ? start
    : dayNumber(oldest.day)
  const tiles = statuses.filter(isWithin)
  const facts = [
    weighings && weightFact(weighings, today, count, firstCounted === start),
    vomitingFact(entriesWithin),
    ...otherCategories.map((category) => notGreenWords(category, tiles)),
    `${days(entriesWithin.length)} ${plural(entriesWithin.length, 'renseigné')} sur ${last - firstCounted + 1}`,
  ]
  const period = firstCounted === start ? days(count) : `Depuis le ${dayMonth(dayOf(firstCounted))}`
  return `${period}\u00a0: ${facts.filter((fact) => fact !== null).join(', ')}.`
}

function days(count: number): string {
  return `${count}\u00a0${plural(count, 'jour')}`
}

/**
 * Compares as the curve does. If that is not possible, compares with the period's oldest weighing.
 * The compared day is named, unless it is the curve's and the sentence covers the whole period.
 */
function weightFact(
  newestFirst: readonly Weighing[],
  today: string,
  count: number,
  isWholePeriod: boolean,
): string {
  const weighingsWithin = onePerDay(newestFirst).filter(
    ({ day }) => day <= today && daysBetween(day, today) < count,
  )
  const [newest, oldest] = [weighingsWithin[0], weighingsWithin.at(-1)]
  if (!newest || !oldest) return 'aucune pesée'
  const { reference } =
    weightChanges(newestFirst, today).find((change) => change.days === count) ?? {}
  if (!reference && newest === oldest) return `poids ${weightLabel(newest.grams)}, une seule pesée`
  const compared = reference ?? oldest
  const change = `poids ${weightChangeLabel(compared.grams, newest.grams)}`
  return reference && isWholePeriod
    ? change
    : `${change} depuis le ${dayMonthUnlessOtherYear(compared.day, today)}`
}

/**
 * Returns the highest count of one day, and the latest day that has it. A ticked hairball without
 * a count is no answer that there was none.
 */
function vomitingFact(newestFirst: readonly EntryWithNote[]): string {
  const vomited = newestFirst.filter(hasVomited)
  if (vomited.length === 0)
    return newestFirst.some(({ vomiting }) => vomiting !== null)
      ? 'aucun vomissement'
      : 'vomissements non renseignés'
  const countOf = ({ vomiting }: EntryWithNote) => Math.max(1, vomiting ?? 0)
  const worst = vomited.reduce((most, entry) => (countOf(entry) > countOf(most) ? entry : most))
  const most = countOf(worst)
  // A single day is compared with no other, and days of one vomiting each are equal.
  const rank = vomited.length === 1 ? ' fois,' : most === 1 ? ' par jour, le dernier' : ' au plus,'
  return `vomissements ${days(vomited.length)} (${most}${rank} le ${dayMonth(dayOf(worst.day))})`
}

function notGreenWords(category: Category, tiles: readonly DayStatus[]): string | null {
  const reds = tiles.filter(({ status }) => status[category] === 'red').length
  const all = tiles.filter(({ status }) => status[category] !== 'green').length
  if (all === 0) return null
  const name = categoryLabels[category].toLowerCase()
  if (reds === all) return `${name} ${days(all)} ${plural(all, 'urgent')}`
  return `${name} ${days(all)} à surveiller${reds > 0 ? ` (dont ${reds} ${plural(reds, 'urgent')})` : ''}`
}
