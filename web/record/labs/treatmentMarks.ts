import { dayMonthYear } from '#shared/base/time'
import { amountLabel } from '#shared/care/careLabels'
import type { DoseUnit } from '#shared/care/treatmentSchemas'

interface Step {
  readonly course: string
  readonly name: string
  readonly amount?: number | null
  readonly unit?: DoseUnit | null
  readonly firstDay: string
  readonly lastDay?: string | null
}

export interface TreatmentMark {
  day: string
  number: number
  words: string
}

/** Returns the days on which a treatment began, changed or ended, in order, from `start` on. */
export function treatmentMarks(
  steps: readonly Step[],
  { start, today }: { start: string; today: string },
): TreatmentMark[] {
  const changes = steps.flatMap((step) => {
    const [previous, next] = [adjacentStep(steps, step, -1), adjacentStep(steps, step, 1)]
    const dose = doseOf(step)
    const begins = !previous
      ? 'début'
      : dose === doseOf(previous)
        ? 'nouveau rythme'
        : 'nouvelle dose'
    const first = {
      day: step.firstDay,
      words: [step.name, begins, dose].filter(Boolean).join(', '),
    }
    // A treatment that follows at once marks the same day with its beginning.
    return step.lastDay && !next
      ? [first, { day: step.lastDay, words: `${step.name}, fin` }]
      : [first]
  })
  const within = changes
    .filter(({ day }) => day >= start && day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return within.map(({ day, words }, index) => ({
    day,
    number: index + 1,
    words: `${words} (${dayMonthYear(day)})`,
  }))
}

const doseOf = ({ amount = null, unit = null }: Step) => amountLabel(amount, unit)

function adjacentStep(steps: readonly Step[], step: Step, offset: 1 | -1): Step | undefined {
  const course = steps
    .filter(({ course }) => course === step.course)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  return course[course.indexOf(step) + offset]
}

export interface PlacedMark {
  x: number
  label: string
}

/**
 * The distance below which numbers would overlap and become one ('2–4'), in percent of the width.
 */
const minMarkDistance = 7

export function placeMarks(
  marks: readonly TreatmentMark[],
  x: (day: string) => number,
): PlacedMark[] {
  const groups: { x: number; numbers: number[] }[] = []
  for (const { day, number } of marks) {
    const last = groups.at(-1)
    if (last && x(day) - last.x < minMarkDistance) last.numbers.push(number)
    else groups.push({ x: x(day), numbers: [number] })
  }
  return groups.map(({ x: at, numbers }) => ({
    x: at,
    label: numbers.length === 1 ? `${numbers[0]}` : `${numbers[0]}–${numbers.at(-1)}`,
  }))
}
