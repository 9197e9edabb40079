import { dayNumber } from '../../base/time'
import { stoolLabels } from '../answers/answerLabels'
import type { Entry, JudgedEntry, Stool } from '../answers/entry'
import { entriesBetween, type PastEntry, type WatchedEntries } from '../history/pastEntries'
import { dayReason, type RaisedWatch } from '../rules/raisedWatch'
import type { WatchLevel } from '../rules/watchRow'
import {
  APPETITE_REDUCED,
  STOOL_COUNTED_DAYS,
  STOOL_FRESH_DAYS,
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_NONE_TIMES,
  STOOL_READ_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
  STOOL_USUAL_MIN_COUNT,
  STOOL_USUAL_TO_DAYS,
  STOOL_WEEK_DAYS,
  VOMITING_LIGHT,
} from '../thresholds/thresholds'

/** Returns false for 'Pas vu' and null, which are no evidence (product/watches 6.1). */
const isAnswered = ({ stool }: Pick<JudgedEntry, 'stool'>): boolean =>
  stool !== null && stool !== 'unseen'

/**
 * Counts days without stool by consecutive calendar days, hard and soft stool by answered days
 * (product/watches 6.2).
 */
export function stoolWatches({ latest, history, day }: WatchedEntries): RaisedWatch[] {
  const recent = entriesBetween(history, day, 0, STOOL_READ_DAYS - 1)
  const answered = recent.filter(isAnswered)
  const none = runOf(
    'none',
    entriesBetween(history, day, 0, STOOL_USUAL_TO_DAYS).filter(
      (entry, index) => day - entry.day === index,
    ),
  )
  const isFresh = answered[0] !== undefined && day - answered[0].day <= STOOL_FRESH_DAYS
  const [hard, soft] = isFresh ? [runOf('hard', answered), runOf('soft', answered)] : [[], []]
  const isAmber = none.length >= STOOL_NONE_AMBER_DAYS
  const isRaised = isAmber || (none.length >= STOOL_NONE_DAYS && isUnusual(history, day))
  return [
    ...(isRaised ? [noStool(none, latest)] : []),
    ...(hard.length >= STOOL_HARD_DAYS ? [raiseWatch('stool-hard', hard, 'info')] : []),
    ...(soft.length >= STOOL_SOFT_DAYS
      ? [raiseWatch('stool-soft', soft, soft.length >= STOOL_SOFT_AMBER_DAYS ? 'amber' : 'info')]
      : []),
  ]
}

/** Is red if the cat vomited or ate little on the third day without stool, or a later one. */
function noStool(none: readonly PastEntry[], { vomiting, appetite }: Entry): RaisedWatch {
  const hasOthers =
    (vomiting ?? 0) >= VOMITING_LIGHT || (appetite !== null && appetite <= APPETITE_REDUCED)
  if (none.length < STOOL_NONE_AMBER_DAYS) return raiseWatch('stool-none', none, 'info')
  return raiseWatch('stool-none', none, hasOthers ? 'red' : 'amber')
}

/** Returns whether the last week had more days without stool than is usual for this cat. */
function isUnusual(history: readonly PastEntry[], day: number): boolean {
  const usual = entriesBetween(history, day, STOOL_WEEK_DAYS, STOOL_USUAL_TO_DAYS).filter(
    isAnswered,
  )
  if (usual.length < STOOL_USUAL_MIN_COUNT) return true
  const isNone = ({ stool }: PastEntry) => stool === 'none'
  const week = entriesBetween(history, day, 0, STOOL_WEEK_DAYS - 1).filter(isNone).length
  // Whole numbers: a share of answers is not exact.
  return week * usual.length >= STOOL_NONE_TIMES * STOOL_WEEK_DAYS * usual.filter(isNone).length
}

/** Returns the newest consecutive entries that have this stool. */
function runOf(stool: Stool, newestFirst: readonly PastEntry[]): PastEntry[] {
  const end = newestFirst.findIndex((entry) => entry.stool !== stool)
  return newestFirst.slice(0, end === -1 ? newestFirst.length : end)
}

function raiseWatch(
  rule: RaisedWatch['rule'],
  entries: readonly PastEntry[],
  level: WatchLevel,
): RaisedWatch {
  return {
    rule,
    level,
    reasons: entries.map(({ day, stool }) => dayReason(day, stool ? stoolLabels[stool] : '')),
    magnitude: entries.length,
  }
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
