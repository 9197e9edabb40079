import { addDays, dayNumber, daysBetween } from '../time'
import type { DailyStatus } from './dailyStatus'
import { categories, type Category } from './entry'

/** A day of an indicator: its tile; 'none' where the entry does not answer its question; 'missing' where there is no entry. */
export const dayMarks = ['green', 'amber', 'red', 'none', 'missing'] as const
export type DayMark = (typeof dayMarks)[number]

/** A day that has an entry, and its tiles: what `dailyStatuses` makes. */
export interface DayTiles {
  day: string | number
  status: DailyStatus
  unanswered: readonly Category[]
}

/** A mark a day, one day after the other. */
export interface Strips {
  /** The calendar day of the first marks. */
  first: string
  marks: Record<Category, readonly DayMark[]>
}

/** What a screen shows of them: its days beside their marks. */
export interface ShownStrips {
  /** Calendar days, the oldest first, today the last. */
  days: string[]
  marks: Record<Category, DayMark[]>
}

/** What is said of each indicator. */
export const marksOf = (of: (category: Category) => DayMark[]) =>
  Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, DayMark[]>

/** The tiles of the last `count` days, today included. Colours are taken as they were judged: gaps stay gaps. */
export function strips(tiles: readonly DayTiles[], today: string, count: number): Strips {
  const first = addDays(today, 1 - count)
  const last = dayNumber(today)
  const { marks } = withTiles({ first, marks: marksOf(() => []) }, tiles.filter(({ day }) => dayNumber(day) <= last))
  return { first, marks: marksOf((category) => filled(marks[category], count)) }
}

/** The same strips with these days in the place of what they said of them, and longer where one of these is later. */
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

/** The same strip, made as long as that. */
function filled(strip: DayMark[], length: number): DayMark[] {
  while (strip.length < length) strip.push('missing')
  return strip
}

// No evidence is green in the data and 'Non renseigné' on the screen (decisions, Rules).
const markOf = ({ unanswered, status }: DayTiles, category: Category): DayMark => (unanswered.includes(category) ? 'none' : status[category])

/** The last `count` of the days that end today, whichever of them the strips hold. */
export function shownStrips({ first, marks }: Strips, today: string, count: number): ShownStrips {
  const oldest = addDays(today, 1 - count)
  const days = Array.from({ length: count }, (_, index) => addDays(oldest, index))
  const offset = daysBetween(first, oldest)
  return { days, marks: marksOf((category) => days.map((_, index) => marks[category][offset + index] ?? 'missing')) }
}

export interface Coverage {
  /** The first day that counts: that of the period, or of the first entry where that is later. */
  since: string
  filled: number
  outOf: number
}

/** Days filled in, out of days: a cat that is followed since Tuesday is not told off for Monday. Null without an entry. */
export function coverage({ first, marks: { energy } }: Strips, today: string, count: number): Coverage | null {
  const start = addDays(today, 1 - count)
  // A day without an entry is missing in each strip.
  const known = energy.flatMap((mark, index) => (mark === 'missing' ? [] : [addDays(first, index)])).filter((day) => day <= today)
  const [oldest] = known
  if (oldest === undefined) return null
  const since = oldest > start ? oldest : start
  return { since, filled: known.filter((day) => day >= since).length, outOf: daysBetween(since, today) + 1 }
}
