import { addDays, dayNumber, dayOf, daysBetween } from '../../base/time'
import { categories, type Category } from '../answers/entry'
import type { DailyStatus } from '../indicators/dailyStatus'

/** A tile's colour; 'none' if the question was not answered; 'missing' without an entry. */
export const dayMarks = ['green', 'amber', 'red', 'none', 'missing'] as const
export type DayMark = (typeof dayMarks)[number]

export interface DayTiles {
  day: string | number
  status: DailyStatus
  unanswered: readonly Category[]
}

export interface Strips {
  /** The calendar day of the first mark. */
  first: string
  marks: Record<Category, readonly DayMark[]>
}

export interface ShownStrips {
  /** The calendar days, oldest first, today last; fewer than requested if the cat is new. */
  days: string[]
  marks: Record<Category, DayMark[]>
}

export const marksOf = (valueOf: (category: Category) => DayMark[]) =>
  Object.fromEntries(categories.map((category) => [category, valueOf(category)])) as Record<
    Category,
    DayMark[]
  >

/** Returns the marks of the last `count` days, today included, from the first entry on. */
export function strips(tiles: readonly DayTiles[], today: string, count: number): Strips {
  const last = dayNumber(today)
  const pastTiles = tiles.filter(({ day }) => dayNumber(day) <= last)
  const first = Math.max(
    last + 1 - count,
    Math.min(last, ...pastTiles.map(({ day }) => dayNumber(day))),
  )
  const { marks } = withTiles(
    { first: dayOf(first), marks: marksOf(() => []) },
    pastTiles.filter(({ day }) => dayNumber(day) >= first),
  )
  return {
    first: dayOf(first),
    marks: marksOf((category) => padWithMissing(marks[category], last - first + 1)),
  }
}

/**
 * Returns the strips with these days' marks replaced, and extended to the earliest and the latest
 * of them.
 */
export function withTiles(
  { first, marks }: Strips,
  tiles: readonly DayTiles[],
): Strips & { marks: Record<Category, DayMark[]> } {
  const start = Math.min(dayNumber(first), ...tiles.map(({ day }) => dayNumber(day)))
  const changed = marksOf((category) => [
    ...padWithMissing([], dayNumber(first) - start),
    ...marks[category],
  ])
  for (const tile of tiles) {
    const index = dayNumber(tile.day) - start
    for (const category of categories)
      padWithMissing(changed[category], index)[index] = markOf(tile, category)
  }
  return { first: dayOf(start), marks: changed }
}

function padWithMissing(strip: DayMark[], length: number): DayMark[] {
  while (strip.length < length) strip.push('missing')
  return strip
}

// A question without an answer is green in the data and 'Non renseigné' on the screen
// (product/rules 1.2).
const markOf = ({ unanswered, status }: DayTiles, category: Category): DayMark =>
  unanswered.includes(category) ? 'none' : status[category]

/**
 * Returns the last `count` days, from the first entry on. Every day after the end of the strips is
 * 'missing'.
 */
export function shownStrips({ first, marks }: Strips, today: string, count: number): ShownStrips {
  const offset = Math.max(0, daysBetween(first, today) + 1 - count)
  const days = Array.from({ length: daysBetween(first, today) + 1 - offset }, (_, index) =>
    addDays(first, offset + index),
  )
  return {
    days,
    marks: marksOf((category) =>
      days.map((_, index) => marks[category][offset + index] ?? 'missing'),
    ),
  }
}

/** Returns how many days of a month ('2026-11') have an entry. */
export function countEntryDays({ first, marks: { energy } }: Strips, month: string): number {
  return energy.filter(
    (mark, index) => mark !== 'missing' && addDays(first, index).startsWith(month),
  ).length
}
