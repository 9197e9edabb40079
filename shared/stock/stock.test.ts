import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { givenDose, plan, step } from '../testing/courses'
import { today } from '../testing/watchInput'
import {
  amountAdded,
  amountTaken,
  byNewest,
  daysLeft,
  isLow,
  fromStockUnit,
  toStockUnit,
  packDates,
  runsOutOn,
  type StockChange,
  type StockStep,
  type StockTerms,
  isTakenFromStock,
} from './stock'

const terms = (overrides: Partial<StockTerms> = {}): StockTerms => ({
  unit: 'dose',
  bagMl: null,
  startedAt: `${addDays(today, -3)}T09:00:00.000Z`,
  startedOn: addDays(today, -3),
  warningDays: 7,
  ...overrides,
})
const planned = (overrides: Partial<StockStep> = {}): StockStep => ({
  ...step({ firstDay: '2025-03-01' }),
  amount: 2.5,
  unit: 'ml',
  ...overrides,
})
const twiceDaily = planned({ plan: plan({ times: ['08:00', '20:00'] }) })

describe('what a dose takes (product/stock 1.2)', () => {
  test.each([
    ['dose', null, { amount: 2.5, unit: 'ml' }, 1],
    ['ml', null, { amount: 2.5, unit: 'ml' }, 2.5],
    ['ml', 10, { amount: 2.5, unit: 'ml' }, 10],
    ['ml', null, { amount: 1, unit: 'tablet' }, 0],
    ['bag', 150, { amount: null, unit: null }, 150],
  ] as const)('%s, %s mL noted, planned %o: %d', (unit, amountMl, dose, taken) => {
    expect(amountTaken({ unit }, amountMl, dose)).toBe(taken * 1_000)
  })

  test.each([
    ['given after the start', givenDose(1), true],
    ['skipped', givenDose(1, '08:00', { outcome: 'skipped' }), false],
    ['given before the start', givenDose(3), false],
    [
      'of a day before the start, noted later',
      givenDose(4, '08:00', { at: `${today}T08:00:00.000Z` }),
      false,
    ],
    [
      'of the day of the start, noted later',
      givenDose(3, '20:00', { at: `${today}T08:00:00.000Z` }),
      true,
    ],
  ] as const)('%s: %o counts %s', (_, dose, counts) => {
    expect(isTakenFromStock(terms(), dose)).toBe(counts)
  })
})

describe('the days that are left (product/stock 2)', () => {
  const days = (
    level: number,
    steps: StockStep[],
    doses = [givenDose(9)],
    unit: 'dose' | 'ml' = 'dose',
    lastMl: number | null = null,
  ) => {
    const its = { steps, doses, lastMl }
    const runOutDayOf = runsOutOn({ unit }, fromStockUnit(terms({ unit }), level), its, today)
    return daysLeft(its, runOutDayOf, today)
  }
  const everyOther = planned({ plan: plan({ everyDays: 2 }) })
  const late = planned({ lastDay: addDays(today, 3) })

  test.each([
    ['the doses of today are open', days(26, [twiceDaily]), 13],
    ['one of two was given', days(25, [twiceDaily], [givenDose(0)]), 13],
    ['both were given', days(24, [twiceDaily], [givenDose(0), givenDose(0, '20:00')]), 12],
    [
      'a skipped dose leaves more',
      days(25, [twiceDaily], [givenDose(0, '08:00', { outcome: 'skipped' })]),
      13,
    ],
    ['not enough for today', days(1, [twiceDaily]), 0],
    ['nothing', days(0, [twiceDaily]), 0],
    ['less than nothing', days(-3, [twiceDaily]), 0],
    // Doses are due on odd days; tomorrow is the 17th.
    ['every two days', days(3, [everyOther]), 6],
    ['in mL', days(25, [planned()], [], 'ml'), 10],
    ['enough until the end', days(4, [late]), null],
    [
      'a change in three days',
      days(7, [late, planned({ ...twiceDaily, firstDay: addDays(today, 4) })]),
      5,
    ],
    ['an ended treatment', days(4, [planned({ lastDay: addDays(today, -1) })]), null],
    ['as needed', days(4, [planned({ plan: plan({ kind: 'needed', times: [] }) })]), null],
    ['mL of a plan without mL', days(4, [planned({ amount: null, unit: null })], [], 'ml'), null],
    ['mL of the newest dose', days(300, [planned({ amount: null, unit: null })], [], 'ml', 100), 3],
    ['more than a year', days(900, [twiceDaily]), null],
  ])('%s', (_, left, expected) => {
    expect(left).toBe(expected)
  })

  test.each([
    [8, false],
    [7, true],
    [0, true],
  ])('with %s days left, the line is shown: %s', (left, shown) => {
    const its = {
      amountLeft: 1_000,
      days: left,
      plan: { steps: [twiceDaily], doses: [], lastMl: null },
    }
    expect(isLow(terms(), its, today)).toBe(shown)
  })

  test('as needed, less than one dose is low', () => {
    const needed = {
      steps: [planned({ plan: plan({ kind: 'needed', times: [] }) })],
      doses: [],
      lastMl: null,
    }
    const low = (amountLeft: number, left: number | null = null) =>
      isLow(terms(), { amountLeft, days: left, plan: needed }, today)
    expect([low(1_000), low(999), low(0)]).toEqual([false, true, true])
    // A plan with times follows: its first dose that is not covered is 12 days away, then 3.
    expect([low(1_000, 12), low(999, 12), low(1_000, 3)]).toEqual([false, true, true])
  })
})

const anyChange: fc.Arbitrary<StockChange> = fc.record({
  uuid: fc.uuid(),
  kind: fc.constantFrom('renewed', 'corrected'),
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((amount) => amount / 1_000),
  at: fc.integer({ min: 0, max: 3 }).map((days) => `${addDays(today, -days)}T08:00:00.000Z`),
  openedOn: fc.option(fc.constant(today)),
  useBy: fc.option(fc.constantFrom(today, addDays(today, 3))),
})
const anyTerms = fc.constantFrom(
  terms(),
  terms({ unit: 'ml' }),
  terms({ unit: 'bag', bagMl: 1_000 }),
  terms({ unit: 'bag', bagMl: 333 }),
)

describe('for any history', () => {
  test('a level is the same in thousandths and back', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: -1e9, max: 1e9 }), (its, left) => {
        expect(fromStockUnit(its, toStockUnit(its, left))).toBe(left)
      }),
    )
  })

  test('sums and dates do not depend on the order of arrival', () => {
    const anyOrder = fc
      .uniqueArray(anyChange, { selector: ({ uuid }) => uuid, maxLength: 8 })
      .chain((changes) =>
        fc.tuple(fc.constant(changes), fc.shuffledSubarray(changes, { minLength: changes.length })),
      )
    fc.assert(
      fc.property(anyTerms, anyOrder, (its, [changes, shuffled]) => {
        const sum = (all: StockChange[]) =>
          amountAdded(
            its,
            all.map(({ amount }) => amount),
          )
        expect(sum(shuffled)).toBe(sum(changes))
        expect(packDates(shuffled.toSorted(byNewest))).toEqual(
          packDates(changes.toSorted(byNewest)),
        )
      }),
    )
  })

  test('more never runs out earlier', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(5_000), (left, more) => {
        const runOutDayOf = (its: number) =>
          runsOutOn(terms(), its, { steps: [twiceDaily], doses: [], lastMl: null }, today)!
        expect(runOutDayOf(left + more) >= runOutDayOf(left)).toBe(true)
      }),
    )
  })
})
