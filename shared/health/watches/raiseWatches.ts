import { dayOf } from '../../base/time'
import { fluidDays } from '../../care/course'
import type { Gender } from '../../cat/animalSchemas'
import type { Entry } from '../answers/entry'
import type { PastEntry } from '../history/pastEntries'
import type { TimedWeighing } from '../history/timedWeighing'
import type { RaisedWatch } from '../rules/raisedWatch'
import { limitOf, type VetLimit } from '../rules/vetLimits'
import type { WatchMatter } from '../rules/watchRow'
import { careWatches, type NamedCourse } from './careWatches'
import { entryWatches } from './entryWatches'
import { vetWatches } from './vetWatches'
import { isUnwell } from './weight/weightGain'
import { weightWatches } from './weight/weightWatches'
import { withoutFluids } from './withoutFluids'

export interface WatchInput {
  /** The cat's name and sex, for the words. */
  name: string
  gender: Gender | null
  /** Up to WATCHED_ENTRIES, sorted newest first. */
  entries: readonly Entry[]
  /** The entries of HISTORY_DAYS and the one before, sorted newest first. */
  history: readonly PastEntry[]
  /** Sorted newest first. */
  weighings: readonly TimedWeighing[]
  /** The treatments, with the doses of the days that the rules read. */
  courses: readonly NamedCourse[]
  /** The vet's numbers that the owner accepted. */
  limits: readonly VetLimit[]
  /** The day that a vet saw a loss: earlier weighings do not count for losses. */
  lossSeenOn: string | null
  now: Date
  /** The owner's calendar day. */
  today: string
  /** The owner's time zone. */
  timeZone: string
}

export const raiseByMatter: Record<WatchMatter, (input: WatchInput) => RaisedWatch[]> = {
  entries: ({ limits, ...input }) =>
    entryWatches({ ...input, hasUsualUrinations: limitOf(limits, 'urinations') !== undefined }),
  weight: ({ weighings, courses, timeZone, ...input }) =>
    weightWatches({
      ...input,
      weighings: withoutFluids(weighings, courses, timeZone),
      signs: {
        fluidDays: daysWithFluids(input.history, courses),
        isUnwell: isUnwell(input.entries),
      },
    }),
  care: ({ entries: [latest], ...input }) => careWatches({ ...input, latest }),
  vet: ({ limits, today }) => vetWatches(limits, today),
}

/** Returns all watches whose conditions hold, in no order. */
export const raiseWatches = (input: WatchInput): RaisedWatch[] =>
  Object.values(raiseByMatter).flatMap((raise) => raise(input))

const daysWithFluids = (
  history: readonly PastEntry[],
  courses: readonly NamedCourse[],
): string[] => [
  ...history.filter(({ hasFluids }) => hasFluids).map(({ day }) => dayOf(day)),
  ...fluidDays(courses),
]
