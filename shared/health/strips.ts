import { addDays, dayNumber, daysBetween } from '../time'
import type { DailyStatus } from './dailyStatus'
import { categories, type Category } from './entry'

/** A tile's colour; 'none': the question was not answered; 'missing': no entry. */
export const dayMarks = ['green', 'amber', 'red', 'none', 'missing'] as const
export type DayMark = (typeof dayMarks)[number]

export interface DayTiles {
  day: string | number
  status: DailyStatus
  unanswered: readonly Category[]
}

export interface Strips {
  /** calendar day of the first mark */
  first: string
  marks: Record<Category, readonly DayMark[]>
}

export interface ShownStrips {
  /** calendar days, oldest first, today last */
  days: string[]
  marks: Record<Category, DayMark[]>
}

export const marksOf = (of: (category: Category) => DayMark[]) =>
  Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, DayMark[]>

/** The marks of the last `count` days, today included. */
export function strips(tiles: readonly DayTiles[], today: string, count: number): Strips {
  const first = addDays(today, 1 - count)
  const last = dayNumber(today)
  const { marks } = withTiles({ first, marks: marksOf(() => []) }, tiles.filter(({ day }) => dayNumber(day) <= last))
  return { first, marks: marksOf((category) => filled(marks[category], count)) }
}

/** The strips with these days' marks replaced, and extended to the latest of them. */
export function withTiles({ first, marks }: Strips, tiles: readonly DayTiles[]): Strips & { marks: Record<Category, DayMark[]> } {
  const changed = marksOf((category) => [...marks[category]])
  const start = dayNumber(first)
  for (const tile of tiles) {
    const index = dayNumber(tile.day) - start
    if (index < 0) continue
    for (const category of categories) filled(changed[category], index)[index] = markOf(tile, category)
  }
  return { first, marks: changed }
}

function filled(strip: DayMark[], length: number): DayMark[] {
  while (strip.length < length) strip.push('missing')
  return strip
}

// No evidence is green in the data and 'Non renseigné' on the screen (product/rules 1.2).
const markOf = ({ unanswered, status }: DayTiles, category: Category): DayMark => (unanswered.includes(category) ? 'none' : status[category])

/** Outside the strips every day is 'missing'. */
export function shownStrips({ first, marks }: Strips, today: string, count: number): ShownStrips {
  const oldest = addDays(today, 1 - count)
  const days = Array.from({ length: count }, (_, index) => addDays(oldest, index))
  const offset = daysBetween(first, oldest)
  return { days, marks: marksOf((category) => days.map((_, index) => marks[category][offset + index] ?? 'missing')) }
}

/** How many days of a month ('2026-11') have an entry. */
export function marksIn({ first, marks: { energy } }: Strips, month: string): number {
  return energy.filter((mark, index) => mark !== 'missing' && addDays(first, index).startsWith(month)).length
}

export interface Coverage {
  /** the first day of the period, or of the first entry if it is later */
  since: string
  filled: number
  outOf: number
}

/** Days with an entry, out of the days since the period's first entry; null without one. */
export function coverage({ first, marks: { energy } }: Strips, today: string, count: number): Coverage | null {
  const start = addDays(today, 1 - count)
  // A day without an entry is missing in every strip, so one is enough.
  const known = energy.flatMap((mark, index) => (mark === 'missing' ? [] : [addDays(first, index)])).filter((day) => day <= today)
  const [oldest] = known
  if (oldest === undefined) return null
  const since = oldest > start ? oldest : start
  return { since, filled: known.filter((day) => day >= since).length, outOf: daysBetween(since, today) + 1 }
}
