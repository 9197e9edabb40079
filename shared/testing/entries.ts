import fc from 'fast-check'
import { type AnswerName, answerNames, answerOf, lowestValues } from '../health/answers/answerTable'
import { emptyFields, type Entry, type EntryFields } from '../health/answers/entry'

export type EntryOverrides = Partial<Entry>

const healthy = {
  quickHydrationValue: 'normal',
  waterMl: 210,
  appetite: 4,
  vomiting: 0,
  urination: 3,
  urinationBallSize: 'medium',
  lethargy: 3,
} as const

/** Returns the entry of a cat of 4.2 kg on 16 March 2025, healthy except for the overrides. */
export function entry(overrides: EntryOverrides = {}): Entry {
  return blankEntry({ ...healthy, ...overrides })
}

/** Returns an entry without answers except for the overrides. */
export function blankEntry(overrides: EntryOverrides = {}): Entry {
  return {
    ...emptyFields,
    date: '2025-03-16T08:00:00Z',
    day: '2025-03-16',
    weightGrams: 4200,
    usualUrinations: null,
    usualSince: null,
    ...overrides,
  }
}

export function yesterday(overrides: EntryOverrides = {}): Entry {
  return entry({ date: '2025-03-15T08:00:00Z', day: '2025-03-15', ...overrides })
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 6 })

/** Generates small counts often, because the thresholds are among them. */
function anyOf(name: AnswerName): fc.Arbitrary<unknown> {
  const answer = answerOf(name)
  switch (answer.kind) {
    case 'count':
      return maybe(fc.oneof(fc.nat(Math.min(10, answer.max)), fc.nat(answer.max)))
    case 'scale':
      return maybe(fc.integer({ min: lowestValues.scale, max: answer.max }))
    case 'choice':
      return maybe(fc.constantFrom(...answer.values))
    case 'flag':
      return fc.boolean()
    case 'text':
      return maybe(fc.string({ maxLength: answer.max }))
  }
}

/** Generates any answers that the schema accepts. */
export const anyFields = fc.record(
  Object.fromEntries(answerNames.map((name) => [name, anyOf(name)])),
) as fc.Arbitrary<unknown> as fc.Arbitrary<EntryFields>

export const anyEntry: fc.Arbitrary<Entry> = fc
  .tuple(anyFields, maybe(fc.integer({ min: 3, max: 250 }).map((step) => step * 100)))
  .map(([fields, weightGrams]) => ({
    ...fields,
    date: '2025-03-16T08:00:00Z',
    day: '2025-03-16',
    weightGrams,
    usualUrinations: null,
    usualSince: null,
  }))

/** Generates a newest entry, followed by nothing, a usable day before, or a day too long ago. */
export const anyHistory: fc.Arbitrary<Entry[]> = fc
  .tuple(anyEntry, fc.option(anyEntry), fc.constantFrom('2025-03-15', '2025-03-11', '2025-03-10'))
  .map(([latest, previous, day]) =>
    previous ? [latest, { ...previous, day, date: `${day}T08:00:00Z` }] : [latest],
  )

export const numRuns = fc.readConfigureGlobal().numRuns ?? 1000
