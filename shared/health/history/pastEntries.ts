import { dayNumber } from '../../base/time'
import type { Gender } from '../../cat/animalSchemas'
import { signsOf } from '../alerts/signs'
import type { Entry, HydrationLevel, JudgedEntry, Stool } from '../answers/entry'
import { observedUrination, waterBeforePerfusion } from '../answers/perfusionShare'

/** An entry as the watches compare with it: its answers, without its note and its details. */
export interface PastEntry {
  /** The days since 1970. */
  day: number
  /** The number of questions that showed a sign, compared with the entry before. */
  signCount: number
  hydration: HydrationLevel | null
  appetite: number | null
  vomiting: number | null
  waterIntolerance: boolean
  /** The observed number per day. */
  urinations: number | null
  energy: number | null
  stool: Stool | null
  /** The observed millilitres; `null` if the entry has a hydration choice. */
  measuredWater: number | null
  /** True if the entry notes a perfusion. */
  hasFluids: boolean
}

/** The entries as each rule reads them. */
export interface WatchedEntries {
  entries: readonly [Entry, ...Entry[]]
  latest: Entry
  before: Entry | undefined
  /** The latest entry's day, in days since 1970. */
  day: number
  /** The latest entry is included. Sorted newest first. */
  history: readonly PastEntry[]
  name: string
  gender: Gender | null
}

/** The farthest day before the latest entry that a watch reads (product/watches 2.1). */
export const HISTORY_DAYS = 60

/** Returns the entries as the watches compare with them, in the same order. */
export const pastEntries = (newestFirst: readonly JudgedEntry[]): PastEntry[] =>
  newestFirst.map((entry, index) => pastEntry(entry, newestFirst[index + 1]))

function pastEntry(entry: JudgedEntry, before: JudgedEntry | undefined): PastEntry {
  return {
    day: dayNumber(entry.day),
    signCount: signsOf(entry, before).length,
    hydration: entry.quickHydrationValue,
    appetite: entry.appetite,
    vomiting: entry.vomiting,
    waterIntolerance: entry.waterIntolerance,
    urinations: observedUrination(entry),
    energy: entry.lethargy,
    stool: entry.stool,
    measuredWater: entry.quickHydrationValue === null ? waterBeforePerfusion(entry) : null,
    hasFluids: entry.subcutaneousPerfusion === 'yes',
  }
}

/**
 * Returns the history with `entries` added, or in place of those of the same days. The oldest of
 * `entries` keeps the sign count of the history if only the history has the entry before it.
 * @param entries consecutive ones, newest first
 */
export function withEntries(
  history: readonly PastEntry[],
  entries: readonly JudgedEntry[],
): PastEntry[] {
  const recentEntries = pastEntries(entries)
  const oldest = recentEntries.at(-1)
  if (!oldest) return [...history]
  const earlier = history.filter(({ day }) => day < oldest.day)
  const match = earlier.length > 0 ? history.find(({ day }) => day === oldest.day) : undefined
  return [
    ...recentEntries.slice(0, -1),
    { ...oldest, signCount: (match ?? oldest).signCount },
    ...earlier,
  ]
}

/** Returns the entries of the days from `least` to `most` before `day`, both included. */
export const entriesBetween = (
  history: readonly PastEntry[],
  day: number,
  least: number,
  most: number,
): PastEntry[] => history.filter((entry) => day - entry.day >= least && day - entry.day <= most)

/** Returns the mean of the two in the middle for an even number of values. `null` if there are no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

export const nonNull = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)
