import fc from 'fast-check'
import { clumpSizes, emptyFields, type Entry, hydrationLevels, type UrinationSigns, type VomitingType } from '../health/entry'

/** What a test says of a day; the flags by name, the rest of a healthy day as it is. */
export type Said = Partial<Omit<Entry, 'vomitingType' | 'urinationSigns'>> & Partial<VomitingType> & Partial<UrinationSigns>

const healthy = { quickHydrationValue: 'normal', waterMl: 210, appetite: 4, vomiting: 0, urination: 3, urinationBallSize: 'medium', lethargy: 3 } as const

/** A cat of 4.2 kg on 16 March 2025, well but for what is said. */
export function entry(said: Said = {}): Entry {
  return silent({ ...healthy, ...said })
}

/** The same, with nothing answered but what is said. */
export function silent({ hairball, waterIntolerance, regurgitation, straining, bloodVisible, noUrination, ...rest }: Said = {}): Entry {
  return {
    ...emptyFields,
    vomitingType: { hairball: !!hairball, waterIntolerance: !!waterIntolerance, regurgitation: !!regurgitation },
    urinationSigns: { straining: !!straining, bloodVisible: !!bloodVisible, noUrination: !!noUrination },
    date: '2025-03-16T08:00:00Z',
    day: '2025-03-16',
    weightGrams: 4200,
    ...rest,
  }
}

/** The day before. */
export function yesterday(said: Said = {}): Entry {
  return entry({ date: '2025-03-15T08:00:00Z', day: '2025-03-15', ...said })
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 6 })

/** Any entry that the schema takes, of one day; small numbers often, since that is where the thresholds are. */
export const anyEntry: fc.Arbitrary<Entry> = fc.record({
  date: fc.constant('2025-03-16T08:00:00Z'),
  day: fc.constant('2025-03-16'),
  weightGrams: maybe(fc.integer({ min: 3, max: 250 }).map((step) => step * 100)),
  waterMl: maybe(fc.integer({ min: 0, max: 2000 })),
  appetite: maybe(fc.integer({ min: 1, max: 5 })),
  vomiting: maybe(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 20 }))),
  vomitingType: fc.record({ hairball: fc.boolean(), waterIntolerance: fc.boolean(), regurgitation: fc.boolean() }),
  urination: maybe(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 20 }))),
  urinationSigns: fc.record({ straining: fc.boolean(), bloodVisible: fc.boolean(), noUrination: fc.boolean() }),
  urinationBallSize: maybe(fc.constantFrom(...clumpSizes)),
  lethargy: maybe(fc.integer({ min: 1, max: 5 })),
  note: maybe(fc.string({ maxLength: 280 })),
  quickHydrationValue: maybe(fc.constantFrom(...hydrationLevels)),
  subcutaneousPerfusion: maybe(fc.constantFrom('yes', 'no')),
})

/** A newest entry, and nothing, a usable day before, or one too long ago. */
export const anyHistory: fc.Arbitrary<Entry[]> = fc
  .tuple(anyEntry, fc.option(anyEntry), fc.constantFrom('2025-03-15', '2025-03-11', '2025-03-10'))
  .map(([latest, previous, day]) => (previous ? [latest, { ...previous, day, date: `${day}T08:00:00Z` }] : [latest]))

/** How many of them the invariants are held over. */
export const numRuns = fc.readConfigureGlobal().numRuns ?? 1000
