import { dayNumber, daysBetween } from '../../base/time'
import { stoolLabels } from '../answers/answerLabels'
import type { Entry, JudgedEntry, Stool } from '../answers/entry'
import {
  BASELINE_DAYS,
  STOOL_COUNTED_DAYS,
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
} from '../thresholds/thresholds'
import type { RaisedWatch } from './raisedWatch'

/** Returns false for 'Pas vu' and null, which are no evidence (product/watches 6.1). */
const isAnswered = ({ stool }: Pick<JudgedEntry, 'stool'>): boolean =>
  stool !== null && stool !== 'unseen'

/**
 * Counts days without stool by consecutive calendar days, hard and soft stool by answered days
 * (product/watches 6.2).
 */
export function stoolWatches(newestFirst: readonly Entry[]): RaisedWatch[] {
  const [latest] = newestFirst
  if (!latest) return []
  const recent = newestFirst.filter(({ day }) => daysBetween(day, latest.day) <= BASELINE_DAYS)
  const answered = recent.filter(isAnswered)
  const none = runOf(
    'none',
    recent.filter((entry, index) => daysBetween(entry.day, latest.day) === index),
  )
  const [hard, soft] = [runOf('hard', answered), runOf('soft', answered)]
  return [
    ...(none.length >= STOOL_NONE_DAYS
      ? [raised('stool-none', none, none.length >= STOOL_NONE_AMBER_DAYS)]
      : []),
    ...(hard.length >= STOOL_HARD_DAYS ? [raised('stool-hard', hard, false)] : []),
    ...(soft.length >= STOOL_SOFT_DAYS
      ? [raised('stool-soft', soft, soft.length >= STOOL_SOFT_AMBER_DAYS)]
      : []),
  ]
}

/** Returns the newest consecutive entries that have this stool. */
function runOf(stool: Stool, newestFirst: readonly Entry[]): Entry[] {
  const end = newestFirst.findIndex((entry) => entry.stool !== stool)
  return newestFirst.slice(0, end === -1 ? newestFirst.length : end)
}

function raised(
  rule: RaisedWatch['rule'],
  entries: readonly Entry[],
  isAmber: boolean,
): RaisedWatch {
  const reasons = entries.map(({ day, date, stool }) => ({
    day,
    date,
    label: stool ? stoolLabels[stool] : '',
  }))
  return { rule, level: isAmber ? 'amber' : 'info', reasons }
}

/**
 * Counts the days without stool among the answered days of the last 30. Returns `null` if the
 * question was never answered (product/watches 6.3).
 */
export function daysWithoutStool(
  newestFirst: readonly Pick<JudgedEntry, 'day' | 'stool'>[],
  today: string,
): { none: number; answered: number } | null {
  const since = dayNumber(today) - STOOL_COUNTED_DAYS
  const answered = newestFirst.filter(
    (entry) =>
      isAnswered(entry) && dayNumber(entry.day) > since && dayNumber(entry.day) <= dayNumber(today),
  )
  return answered.length > 0
    ? { none: answered.filter(({ stool }) => stool === 'none').length, answered: answered.length }
    : null
}
