import { addDays, daysBetween, longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories, type Category } from '#shared/health/answers/entry'
import type { ShownStrips } from '#shared/health/period/strips'
import { valuesWords } from '#shared/labs/readings'
import type { Weighing } from '#shared/weight/weightCurve'
import { weightLabel } from '#shared/weight/weightValue'
import type { Details } from '../details/useDetails'

const MAX_DAYS = 90
const LEAST_DAYS = 14

export interface LineDay {
  day: string
  /** The distance from the left, in percent. */
  x: number
  changes: string[]
  results: string[]
  grams: number | null
  /** The number of questions whose tile was red. */
  red: number
  amber: number
  words: string
}

interface TimeLineInput {
  today: string
  strips: ShownStrips
  weighings: readonly Weighing[]
  answers: readonly {
    readonly day: string
    readonly signs: readonly { readonly category: Category; readonly answer: string }[]
  }[]
  details: Pick<Details, 'careReport' | 'labResults'>
}

/**
 * Returns the days of the line, from the first one with data among the last 90 to today. The list
 * is empty if no treatment changed and nothing was measured.
 */
export function timeLineDays({
  today,
  strips,
  weighings,
  answers,
  details: { careReport, labResults },
}: TimeLineInput): LineDay[] {
  const isWithin = (day: string) => day <= today && daysBetween(day, today) < MAX_DAYS
  const changes = (careReport?.changes ?? []).filter(({ day }) => isWithin(day))
  const results = labResults.filter(({ day }) => isWithin(day))
  if (changes.length + results.length === 0) return []
  const daysWithData = [
    ...changes,
    ...results,
    ...weighings.filter(({ day }) => isWithin(day)),
  ].map(({ day }) => day)
  const first = [...daysWithData, ...strips.days, addDays(today, 1 - LEAST_DAYS)].toSorted()[0]!
  const count = daysBetween(first, today) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const marks = categories.map((category) => strips.marks[category][strips.days.indexOf(day)])
    const signs = answers.find((one) => one.day === day)?.signs ?? []
    const content = {
      changes: changes.filter((one) => one.day === day).map(({ message }) => message),
      results: results.filter((one) => one.day === day).map(({ values }) => valuesWords(values)),
      grams: weighings.find((one) => one.day === day)?.grams ?? null,
    }
    const words = [
      ...content.changes,
      ...content.results,
      ...(content.grams === null ? [] : [weightLabel(content.grams)]),
      ...signs.map(({ category, answer }) => `${categoryLabels[category]}\u00a0: ${answer}`),
    ]
    return {
      ...content,
      day,
      x: Math.round(((index + 0.5) / count) * 10_000) / 100,
      red: marks.filter((mark) => mark === 'red').length,
      amber: marks.filter((mark) => mark === 'amber').length,
      words: [longDate(day), ...(words.length > 0 ? words : ['rien de particulier'])].join(' · '),
    }
  })
}
