import { addDays, daysBetween } from '../time'
import type { DailyStatus } from './dailyStatus'
import { categories, type Category, type StatusColor } from './entry'

/** A day of an indicator: its tile; 'none' where the entry does not answer its question; 'missing' where there is no entry. */
export type DayMark = StatusColor | 'none' | 'missing'

/** A day that has an entry, and its tiles: what `dailyStatuses` makes, and what the graph's `days` hold. */
export interface DayTiles {
  day: string
  status: DailyStatus
  unanswered: readonly Category[]
}

export interface Strips {
  /** Calendar days, the oldest first, today the last. */
  days: string[]
  /** One mark a day. */
  marks: Record<Category, DayMark[]>
}

/** The tiles of the last `count` days, today included. Colours are taken as they were judged: gaps stay gaps. */
export function strips(tiles: readonly DayTiles[], today: string, count: number): Strips {
  const byDay = new Map(tiles.map((tile) => [tile.day, tile]))
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1))
  const marksOf = (category: Category) => days.map((day) => markOf(byDay.get(day), category))
  const marks = Object.fromEntries(categories.map((category) => [category, marksOf(category)]))
  return { days, marks: marks as Strips['marks'] }
}

function markOf(tile: DayTiles | undefined, category: Category): DayMark {
  if (!tile) return 'missing'
  // No evidence is green in the data and 'Non renseigné' on the screen (decisions, Rules).
  return tile.unanswered.includes(category) ? 'none' : tile.status[category]
}

export interface Coverage {
  /** The first day that counts: that of the period, or of the first entry where that is later. */
  since: string
  filled: number
  outOf: number
}

/** Days filled in, out of days: a cat that is followed since Tuesday is not told off for Monday. Null without an entry. */
export function coverage(days: readonly { day: string }[], today: string, count: number): Coverage | null {
  const start = addDays(today, 1 - count)
  const known = days.map(({ day }) => day).filter((day) => day <= today)
  const first = known.toSorted()[0]
  if (first === undefined) return null
  const since = first > start ? first : start
  return { since, filled: new Set(known.filter((day) => day >= since)).size, outOf: daysBetween(since, today) + 1 }
}
