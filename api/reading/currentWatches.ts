import type { Weight } from '#prisma'
import { dayIn } from '#shared/base/time'
import type { Entry } from '#shared/health/answers/entry'
import type { TimedWeighing } from '#shared/health/history/timedWeighing'
import { limitOf } from '#shared/health/rules/vetLimits'
import { WEIGHT_NOISE_GRAMS } from '#shared/health/thresholds/thresholds'
import { WATCHED_ENTRIES } from '#shared/health/watches/entryWatches'
import type { PutAsideByRule } from '#shared/health/watches/putAside'
import type { WatchInput } from '#shared/health/watches/raiseWatches'
import { type Watch, watches } from '#shared/health/watches/watches'
import type { AccountClock } from '../base/accountClock'

interface RecordFacts extends Omit<WatchInput, 'weighings' | 'now' | 'today' | 'timeZone'> {
  /** Newest first. */
  entries: readonly Entry[]
  weights: readonly Pick<Weight, 'grams' | 'date'>[]
  putAside: PutAsideByRule
  inMemorySince: Date | null
}

/** Returns the facts by which the rules raise the watches of a cat. */
export function watchInputOf(
  { weights, entries, putAside, ...watchFacts }: Omit<RecordFacts, 'inMemorySince'>,
  clock: AccountClock,
): WatchInput {
  const { now, today, timeZone } = clock
  return {
    ...watchFacts,
    entries: entries.slice(0, WATCHED_ENTRIES),
    weighings: weighingsOf(weights, { ...watchFacts, putAside }, clock),
    now,
    today,
    timeZone,
  }
}

/**
 * Returns all watches of a cat, including hidden ones and those that were put aside. A cat in
 * memory has none.
 */
export function currentWatches(
  { inMemorySince, ...watchFacts }: RecordFacts,
  clock: AccountClock,
): Watch[] {
  const { putAside } = watchFacts
  return inMemorySince ? [] : watches({ ...watchInputOf(watchFacts, clock), putAside })
}

/**
 * Returns the past weighings with their days. If no rule can distinguish them, it returns only the
 * newest: computing a calendar day costs more than the rest of its rules. Weighings may differ by
 * the fluids that the rules subtract, a vet's lowest weight may lie between them, and each later one
 * may end a put-aside state.
 */
export function weighingsOf(
  newestFirst: RecordFacts['weights'],
  { courses, limits, putAside }: Pick<RecordFacts, 'courses' | 'limits' | 'putAside'>,
  { now, timeZone }: Pick<AccountClock, 'now' | 'timeZone'>,
): TimedWeighing[] {
  const pastWeighings = newestFirst.filter(({ date }) => date <= now)
  const grams = pastWeighings.map((weighing) => weighing.grams)
  const differs =
    Math.max(...grams) - Math.min(...grams) >= WEIGHT_NOISE_GRAMS ||
    courses.some(({ kind, doses }) => kind === 'fluids' && doses.length > 0) ||
    limitOf(limits, 'weight') !== undefined ||
    Object.keys(putAside).length > 0
  return (differs ? pastWeighings : pastWeighings.slice(0, 1)).map((weighing) => ({
    grams: weighing.grams,
    day: dayIn(weighing.date, timeZone),
    date: weighing.date.toISOString(),
  }))
}
