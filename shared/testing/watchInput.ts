import fc from 'fast-check'
import { addDays } from '../base/time'
import type { Entry } from '../health/answers/entry'
import { pastEntries } from '../health/history/pastEntries'
import type { TimedWeighing } from '../health/history/timedWeighing'
import type { PutAsideByRule } from '../health/watches/putAside'
import type { WatchInput } from '../health/watches/raiseWatches'
import { watches } from '../health/watches/watches'
import { anyEntry, entry, type EntryOverrides } from './entries'

export const today = '2025-03-16'
/** An hour after the day's entry. */
export const now = new Date(`${today}T09:00:00Z`)

/** Returns an entry at 8:00, so many days ago. */
export const entryAgo = (days: number, overrides: EntryOverrides = {}): Entry => {
  const day = addDays(today, -days)
  return entry({ day, date: `${day}T08:00:00Z`, ...overrides })
}

/** Returns entries of consecutive days, today's first; `null` if a day has no entry. */
export const days = (...overrides: (EntryOverrides | null)[]): Entry[] =>
  overrides.flatMap((one, index) => (one ? [entryAgo(index, one)] : []))

/** Returns an entry with these answers on each day, so many days ago. */
export const entriesOn = (daysAgo: readonly number[], answers: EntryOverrides): Entry[] =>
  daysAgo.map((one) => entryAgo(one, answers))

/** Returns the numbers from `from` to `until`, as days ago. Both ends belong to them. */
export const daysAgoFrom = (from: number, until: number, step = 1): number[] =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => from + index * step)

export const weighed = (daysAgo: number, grams: number): TimedWeighing => {
  const day = addDays(today, -daysAgo)
  return { day, date: `${day}T07:00:00Z`, grams }
}

/** The input of the watches of a cat of which nothing is noted. */
export const calmInput: WatchInput & { putAside: PutAsideByRule } = {
  name: 'Minette',
  gender: 'female',
  entries: [],
  history: [],
  weighings: [],
  courses: [],
  limits: [],
  lossSeenOn: null,
  putAside: {},
  now,
  today,
  timeZone: 'UTC',
}

export const watchesFor = (overrides: Partial<typeof calmInput>) =>
  watches({ ...calmInput, history: pastEntries(overrides.entries ?? []), ...overrides })

/** Generates up to ten days of any entries, today's included, with some days missing. */
export const anyDays: fc.Arbitrary<Entry[]> = fc
  .tuple(anyEntry, fc.array(fc.option(anyEntry, { freq: 8 }), { maxLength: 9 }))
  .map(([latest, earlier]) =>
    [latest, ...earlier].flatMap((one, index) =>
      one ? [{ ...one, day: entryAgo(index).day, date: entryAgo(index).date }] : [],
    ),
  )

export const anyWeighings: fc.Arbitrary<TimedWeighing[]> = fc
  .uniqueArray(fc.tuple(fc.nat(400), fc.integer({ min: 300, max: 600 })), {
    maxLength: 12,
    selector: ([daysAgo]) => daysAgo,
  })
  .map((pairs) =>
    pairs
      .toSorted(([one], [other]) => one - other)
      .map(([daysAgo, decagrams]) => weighed(daysAgo, decagrams * 10)),
  )
