import type { Weight } from '#prisma'
import { dayIn } from '#shared/base/time'
import type { Entry } from '#shared/health/answers/entry'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import { WEIGHT_NOISE_GRAMS } from '#shared/health/thresholds/thresholds'
import type { NamedCourse } from '#shared/health/watches/careWatches'
import { WATCHED_ENTRIES } from '#shared/health/watches/entryWatches'
import { type PutAside, type Watch, watches } from '#shared/health/watches/watches'
import type { TimedWeighing } from '#shared/health/watches/weightWatches'
import type { AccountClock } from '../base/accountClock'

interface Watched {
  /** Newest first, like the weights. */
  entries: readonly Entry[]
  weights: readonly Pick<Weight, 'grams' | 'date'>[]
  courses: readonly NamedCourse[]
  vetLimits: readonly VetLimit[]
  putAside: PutAside
  inMemorySince: Date | null
}

/**
 * Returns all watches of a cat, including hidden ones and those that were put aside. A cat in
 * memory has none.
 */
export function currentWatches(
  { entries, weights, courses, vetLimits: limits, putAside, inMemorySince }: Watched,
  clock: AccountClock,
): Watch[] {
  if (inMemorySince) return []
  const { now, today } = clock
  return watches({
    entries: entries.slice(0, WATCHED_ENTRIES),
    weighings: weighingsOf(weights, clock),
    courses,
    limits,
    putAside,
    now,
    today,
  })
}

/**
 * Computing a calendar day costs more than the rest of a weighing's rules. Weighings that no rule
 * distinguishes from the newest one need none.
 */
export function weighingsOf(
  newestFirst: Watched['weights'],
  { now, timeZone }: Pick<AccountClock, 'now' | 'timeZone'>,
): TimedWeighing[] {
  const known = newestFirst.filter(({ date }) => date <= now)
  const differs = known.some(({ grams }) => Math.abs(grams - known[0]!.grams) >= WEIGHT_NOISE_GRAMS)
  return (differs ? known : known.slice(0, 1)).map(({ grams, date }) => ({
    grams,
    day: dayIn(date, timeZone),
    date: date.toISOString(),
  }))
}
