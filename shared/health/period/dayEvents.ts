import { addDays, dayNumber, dayOf } from '../../base/time'
import type { Gender } from '../../cat/animalSchemas'
import { categories, type Category, type JudgedEntry, type StatusColor } from '../answers/entry'
import { tileAnswer } from '../answers/tileAnswer'
import type { DayStatus } from '../indicators/dailyStatus'

export interface EntryWithNote extends JudgedEntry {
  note: string | null
}

/** Entries, newest first, and the tiles of each (dailyStatuses). */
export interface JudgedDays {
  entries: readonly EntryWithNote[]
  statuses: readonly DayStatus[]
}

/** A question whose tile was not green, and its answer. */
export interface DaySign {
  category: Category
  color: Exclude<StatusColor, 'green'>
  answer: string
}

export interface DayEvent {
  day: string
  signs: DaySign[]
  note: string | null
}

/**
 * Returns the days with a red or amber tile among the last `count`, today included, newest first
 * (product/sharing 4.6).
 */
export function dayEvents(
  { entries, statuses }: JudgedDays,
  today: string,
  count: number,
  gender: Gender | null = null,
): DayEvent[] {
  const [first, last] = [dayNumber(addDays(today, 1 - count)), dayNumber(today)]
  return statuses.flatMap(({ day, status }, index) => {
    const entry = entries[index]
    if (!entry || dayNumber(day) < first || dayNumber(day) > last) return []
    const signs = categories.flatMap((category) => {
      const color = status[category]
      return color === 'green'
        ? []
        : [{ category, color, answer: tileAnswer(category, entry, gender) }]
    })
    return signs.length > 0 ? [{ day: dayOf(day), signs, note: entry.note }] : []
  })
}
