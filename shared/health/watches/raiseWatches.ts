import { dayOf } from '../../base/time'
import { fluidDays } from '../../care/course'
import type { Gender } from '../../cat/animalSchemas'
import type { Entry } from '../answers/entry'
import { limitOf, type VetLimit } from '../rules/vetLimits'
import type { WatchMatter } from '../rules/watchTable'
import { careWatches, type NamedCourse } from './careWatches'
import { entryWatches } from './entryWatches'
import type { PastEntry } from './pastEntries'
import type { RaisedWatch } from './raisedWatch'
import { vetWatches } from './vetWatches'
import { isUnwell } from './weightGain'
import { weightWatches } from './weightWatches'
import { type TimedWeighing, withoutFluids } from './weightWords'

export interface WatchInput {
  /** the cat's name and sex, for the words */
  name: string
  gender: Gender | null
  /** newest first, up to WATCHED_ENTRIES */
  entries: readonly Entry[]
  /** newest first, of HISTORY_DAYS and the entry before */
  history: readonly PastEntry[]
  /** newest first */
  weighings: readonly TimedWeighing[]
  /** treatments, with the doses of the days that the rules read */
  courses: readonly NamedCourse[]
  /** the vet's numbers that the owner accepted */
  limits: readonly VetLimit[]
  /** the day that a vet saw a loss: earlier weighings do not count for losses */
  lossSeenOn: string | null
  now: Date
  /** the owner's calendar day */
  today: string
}

/** Returns the watches of one matter whose conditions hold. */
export const raiseByMatter: Record<WatchMatter, (input: WatchInput) => RaisedWatch[]> = {
  entries: ({ limits, ...input }) =>
    entryWatches({ ...input, hasUsualUrinations: limitOf(limits, 'urinations') !== undefined }),
  weight: ({ weighings, courses, ...input }) =>
    weightWatches({
      ...input,
      weighings: withoutFluids(weighings, courses),
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
