import { plural } from '#shared/base/plural'
import { dayMonthYear } from '#shared/base/time'
import { categories } from '#shared/health/answers/entry'
import type { DayMark, ShownStrips } from '#shared/health/period/strips'
import type { Weighing, WeightChange } from '#shared/weight/weightCurve'
import { weightChangeLabel, weightLabel } from '#shared/weight/weightValue'

// The sentences that closed sections show, from data that the page has already.

/** The number of days without an amber or red mark after which a record is calm. */
const CALM_DAYS = 7

const countDays = (count: number, words: string): string[] =>
  count === 0 ? [] : [`${count}\u00a0${plural(count, 'jour')} ${words}`]

const worstMarks = ({ days, marks }: ShownStrips) =>
  days.map((_, index) => {
    const ofDay = categories.map((category) => marks[category][index])
    return (['red', 'amber'] as const).find((mark) => ofDay.includes(mark)) ?? null
  })

const isNoted = (mark: DayMark): boolean => mark !== 'missing'

/** Returns '1 jour urgent, 3 jours à surveiller en 30 jours'. */
export function stripsSentence(strips: ShownStrips): string {
  const worst = worstMarks(strips)
  const count = (mark: 'red' | 'amber') => worst.filter((one) => one === mark).length
  const [red, amber] = [count('red'), count('amber')]
  const words = [
    ...countDays(red, plural(red, 'urgent')),
    ...countDays(amber, 'à surveiller'),
  ].join(', ')
  const period = countDays(worst.length, '').join('').trim()
  const hasEntry = strips.marks.energy.some(isNoted)
  const calmWords = hasEntry ? 'Aucun jour urgent ni à surveiller' : 'Aucune saisie'
  return `${words || calmWords} en ${period}`
}

/** Returns whether none of the last seven days is red or amber. */
export const areLastDaysCalm = (strips: ShownStrips): boolean =>
  worstMarks(strips)
    .slice(-CALM_DAYS)
    .every((mark) => mark === null)

/** Returns '6 jours notés sur les 7 derniers'. */
export function journalSentence({ marks: { energy } }: ShownStrips): string {
  const last = energy.slice(-CALM_DAYS)
  const count = last.filter(isNoted).length
  return last.length === 1
    ? 'Premier jour noté'
    : `${count}\u00a0${plural(count, 'jour')} ${plural(count, 'noté')} sur les ${last.length} derniers`
}

/** Returns '4,2 kg, −5 % en 90 jours', or the newest weighing's day if none can be compared. */
export function weightSentence(
  points: readonly Weighing[],
  changes: readonly WeightChange[],
): string {
  const newest = points.at(-1)
  if (!newest) return 'Aucune pesée dans les 12 derniers mois'
  const [change] = [90, 30, 365].flatMap((days) =>
    changes.filter((one) => one.days === days && one.reference),
  )
  const weight = weightLabel(newest.grams).replace(' ', '\u00a0')
  return change?.reference
    ? `${weight}, ${weightChangeLabel(change.reference.grams, newest.grams)} en ${change.days}\u00a0jours`
    : `${weight} le ${dayMonthYear(newest.day)}`
}
