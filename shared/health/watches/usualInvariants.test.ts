import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import { anyFields, type EntryOverrides, numRuns as forTwoEntries } from '../../testing/entries'
import {
  entryAgo,
  anyDays,
  anyWeighings,
  type calmInput,
  now,
  today,
  watchesFor,
  weighed,
} from '../../testing/watchInput'
import { alerts } from '../alerts/alerts'
import { notices } from '../alerts/notices'
import type { EntryFields } from '../answers/entry'
import { watchLevels } from '../rules/watchRow'
import { watchRow, type WatchRule, watchRules } from '../rules/watchTable'
import { createPutAsideState } from './putAside'
import { shownWatches } from './watches'

// Each case has many entries, so there are fewer cases.
const numRuns = Math.ceil(forTwoEntries / 10)

const anyAside = fc.dictionary(
  fc.constantFrom(...watchRules),
  fc
    .tuple(fc.constantFrom(...watchLevels), fc.integer({ min: 0, max: 240 }))
    .map(([level, hours]) => ({ level, hours })),
)

describe('putting aside (product/watches 1.6)', () => {
  test('it changes nothing on the vet’s page but the marks of the owner’s', () => {
    fc.assert(
      fc.property(
        anyDays,
        anyWeighings,
        fc.integer({ min: 0, max: 72 }),
        anyAside,
        (entries, weighings, hours, asides) => {
          const at = new Date(now.getTime() + hours * HOUR_MS)
          const input = { entries, weighings, now: at }
          const aside = Object.fromEntries(
            Object.entries(asides).map(([rule, { level, hours: ago }]) => [
              rule,
              createPutAsideState(rule as WatchRule, level, new Date(at.getTime() - ago * HOUR_MS)),
            ]),
          )
          const unmarked = (given: Partial<typeof calmInput>) =>
            watchesFor(given).map(({ putAsideUntil: _, hidden: __, ...watch }) => watch)
          expect(unmarked({ ...input, putAside: aside })).toEqual(unmarked(input))
        },
      ),
      { numRuns },
    )
  })

  test('a watch that is put aside until the next entry is shown by the next one that raises it', () => {
    fc.assert(
      fc.property(anyDays, fc.constantFrom(...watchLevels), ([latest, ...before], level) => {
        if (!latest) return
        // The watch is put aside after the entry before, or just before the latest entry.
        const moments = [
          new Date(Date.parse(before[0]?.date ?? entryAgo(1).date) + HOUR_MS),
          new Date(Date.parse(latest.date) - 1),
        ]
        for (const seenAt of moments) {
          const aside = Object.fromEntries(
            watchRules.map((rule) => [rule, createPutAsideState(rule, level, seenAt)]),
          )
          const all = watchesFor({ entries: [latest, ...before], putAside: aside })
          const untilEntry = all.filter(({ rule }) => watchRow(rule).aside === 'untilEntry')
          expect(untilEntry.filter(({ putAsideUntil }) => putAsideUntil !== null)).toEqual([])
          // A red one is on the owner's screens.
          expect(shownWatches(all)).toEqual(
            expect.arrayContaining(untilEntry.filter(({ level: one }) => one === 'red')),
          )
        }
      }),
      { numRuns },
    )
  })
})

const sixty = (answers: EntryOverrides) =>
  Array.from({ length: 60 }, (_, daysAgo) => entryAgo(daysAgo, answers))

/** Generates answers that often raise nothing. */
const anyCalm: fc.Arbitrary<EntryOverrides> = fc
  .tuple(anyFields, fc.constantFrom(null, 4, 5), fc.constantFrom(null, 3, 4, 5), fc.nat(4))
  .map(([fields, appetite, lethargy, urination]): EntryFields => ({
    ...fields,
    appetite,
    lethargy,
    urination,
    vomiting: 0,
    quickHydrationValue: 'normal',
    waterIntolerance: false,
    straining: false,
    bloodVisible: false,
    noUrination: false,
    stool: fields.stool === 'normal' || fields.stool === 'unseen' ? fields.stool : null,
  }))

describe('what is usual for a cat (product/watches 1.6)', () => {
  test('constant answers that raise nothing by the documents raise no watch but urination-usual', () => {
    let judged = 0
    fc.assert(
      fc.property(fc.oneof(anyCalm, anyFields), (answers) => {
        const entries = sixty(answers)
        const quiet = [entries, entries.slice(-1)].every(
          (some) =>
            alerts(some, { includeHidden: true }).every(({ rule }) => rule === 'all-green') &&
            notices(some, now).length === 0,
        )
        const { stool } = answers
        if (!quiet || (stool && stool !== 'normal' && stool !== 'unseen')) return
        judged++
        const rules = watchesFor({ entries }).map(({ rule }) => rule)
        expect(rules.filter((rule) => rule !== 'urination-usual')).toEqual([])
      }),
      { numRuns },
    )
    expect(judged).toBeGreaterThan(numRuns / 10)
  })

  test('the first entry ever with all five signs is red', () => {
    const signs = fc.record({
      quickHydrationValue: fc.constantFrom('less' as const, 'more' as const),
      appetite: fc.integer({ min: 1, max: 3 }),
      vomiting: fc.integer({ min: 2, max: 20 }),
      urination: fc.integer({ min: 8, max: 20 }),
      urinationBallSize: fc.constantFrom('small' as const, 'large' as const),
      lethargy: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(signs, (answers) => {
        const entries = [entryAgo(0, answers)]
        expect([
          ...alerts(entries).map(({ severity }) => severity),
          ...watchesFor({ entries }).map(({ level }) => level),
        ]).toContain('red')
      }),
      { numRuns },
    )
  })

  test('weights of one constant value with noise of 40 g raise nothing but weighing-due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 8000 }),
        fc.uniqueArray(fc.tuple(fc.nat(400), fc.integer({ min: -40, max: 40 })), {
          minLength: 1,
          maxLength: 40,
          selector: ([daysAgo]) => daysAgo,
        }),
        (grams, noises) => {
          const weighings = noises
            .toSorted(([one], [other]) => one - other)
            .map(([daysAgo, noise]) => weighed(daysAgo, grams + noise))
          const rules = watchesFor({ weighings, today }).map(({ rule }) => rule)
          expect(rules.filter((rule) => rule !== 'weighing-due')).toEqual([])
        },
      ),
      { numRuns: forTwoEntries },
    )
  })
})
