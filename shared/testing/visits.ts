import { addDays } from '../base/time'
import type { Entry } from '../health/answers/entry'
import { dailyStatuses } from '../health/indicators/dailyStatus'
import { visit } from '../health/period/visit'
import type { Weighing } from '../weight/weightCurve'
import { entryAgo, today } from './watchInput'

export const withStatuses = (entries: Entry[]) => ({ entries, statuses: dailyStatuses(entries) })

/** Returns an entry of each of the last `count` days, the newest first. */
export const fullDays = (count: number, answers: (day: number) => Partial<Entry> = () => ({})) =>
  Array.from({ length: count }, (_, day) => entryAgo(day, answers(day)))

export const dayAgo = (days: number) => addDays(today, -days)

/** Returns the changes since a visit `days` ago, `null` if neither period has an entry. */
export const changesSince = (entries: Entry[], days = 10, weighings: Weighing[] = []) =>
  visit(withStatuses(entries), weighings, { since: dayAgo(days), today })

export function requireChanges(...record: Parameters<typeof changesSince>) {
  const changes = changesSince(...record)
  if (!changes) throw new Error('no entry')
  return changes
}

/** Replaces non-breaking spaces. */
export const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ')
