import fc, { type Arbitrary } from 'fast-check'
import { isVisible, withoutHidden } from '#shared/base/hiddenCharacters'
import { outcomes, sites, skipReasons } from '#shared/care/doseSchema'
import { doseUnits, mealChoices, treatmentKinds } from '#shared/care/treatmentSchemas'
import { alertRules } from '#shared/health/rules/rules'
import { newHabits } from '#shared/health/watches/newHabit'
import { quantities, type QuantityName, quantityNames } from '#shared/labs/quantities'
import { stockChangeKinds, stockUnits } from '#shared/stock/stock'
import { anyPlan } from '#shared/testing/courses'
import { anyFields } from '#shared/testing/entries'

// Generates cats with rows of all kinds (storeCat.ts writes them).

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map((typed) => (isVisible(typed) ? withoutHidden(typed).trim() : 'été'))
const maybe = <Value>(of: Arbitrary<Value>) => fc.option(of, { freq: 3 })
const chosen = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const ago = fc.integer({ min: 1, max: 400 })
const grams = fc.integer({ min: 300, max: 25_000 })

const revision = fc.record({ answers: anyFields, ago, byOwner: fc.boolean() })
const entry = fc.record({
  ago,
  minutes: fc.nat(600),
  fields: anyFields,
  grams: maybe(grams),
  usual: maybe(fc.integer({ min: 1, max: 20 })),
  isOfflineGenerated: fc.boolean(),
  isLater: fc.boolean(),
  byOwner: fc.boolean(),
  revisions: fc.array(revision, { maxLength: 2 }),
  alerts: fc.uniqueArray(chosen(Object.keys(alertRules)), { maxLength: 2 }),
})
const dose = fc.record({
  ago,
  time: maybe(clock),
  outcome: chosen(outcomes),
  amountMl: maybe(fc.integer({ min: 1, max: 500 })),
  site: maybe(chosen(sites)),
  reason: maybe(chosen(skipReasons)),
  note: maybe(text(60)),
  byOwner: fc.boolean(),
})
const amount = fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1_000)
const step = fc.record({
  kind: chosen(treatmentKinds),
  name: text(40),
  amount: maybe(amount),
  plan: anyPlan,
  withMeal: maybe(chosen(mealChoices)),
  mustNotMiss: fc.boolean(),
  unit: maybe(chosen(doseUnits)),
  note: maybe(text(80)),
  stopReason: maybe(text(80)),
  doses: fc.array(dose, { maxLength: 3 }),
})
const value = (quantity: QuantityName) =>
  fc.record(
    {
      quantity: fc.constant(quantity),
      value: fc.integer({ min: 1, max: 99_999 }).map((number) => String(number / 100)),
      unit: chosen(Object.keys(quantities[quantity].units)),
      rangeFrom: fc.nat(9).map(String),
      rangeTo: fc.integer({ min: 10, max: 99 }).map(String),
    },
    { requiredKeys: ['quantity', 'value', 'unit'] },
  )
const result = fc.record({
  ago,
  laboratory: maybe(text(40)),
  values: fc
    .uniqueArray(chosen(quantityNames), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.tuple(...names.map(value))),
  fasting: chosen(['yes', 'no', 'unknown'] as const),
  hydrated: chosen(['yes', 'no', 'unknown'] as const),
  note: maybe(text(80)),
})
const proposal = fc.record({
  vetName: text(40),
  practice: maybe(text(40)),
  text: text(200),
  urinations: fc.integer({ min: 1, max: 20 }),
  isDecided: fc.boolean(),
})

const stockChange = fc.record({
  kind: chosen(stockChangeKinds),
  amount,
  ago,
  openedAgo: maybe(ago),
  note: maybe(text(60)),
  byOwner: fc.boolean(),
})
const stock = fc.record({
  unit: chosen(stockUnits),
  warningDays: fc.integer({ min: 1, max: 60 }),
  isPutAway: fc.boolean(),
  ago,
  changes: fc.array(stockChange, { maxLength: 3 }),
})

export const anyCat = fc.record({
  name: text(30),
  breed: maybe(text(30)),
  gender: maybe(chosen(['male', 'female'] as const)),
  birth: maybe(ago),
  years: maybe(fc.nat(30)),
  vetPhone: maybe(fc.constant('01 23 45 67 89')),
  memory: maybe(fc.boolean()),
  colour: maybe(fc.integer({ min: 1, max: 60 })),
  entries: fc.uniqueArray(entry, { maxLength: 6, selector: (one) => one.ago }),
  weights: fc.array(fc.record({ ago, grams, byOwner: fc.boolean() }), { maxLength: 4 }),
  courses: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  stocks: fc.tuple(maybe(stock), maybe(stock)),
  results: fc.array(result, { maxLength: 3 }),
  stage: maybe(fc.integer({ min: 1, max: 4 })),
  proposals: fc.array(proposal, { maxLength: 2 }),
  aside: fc.boolean(),
  limit: maybe(grams),
  visitQuestions: fc.array(text(40), { maxLength: 3 }),
  sharedLitter: fc.boolean(),
  answeredHabits: fc.subarray([...newHabits]),
  visited: maybe(ago),
  reminders: maybe(
    fc.record({
      doses: fc.boolean(),
      nextCheck: fc.boolean(),
      stock: fc.boolean(),
      byMail: fc.boolean(),
      questionsAt: maybe(fc.constant('19:00')),
    }),
  ),
})

export type AnyCat = typeof anyCat extends Arbitrary<infer Value> ? Value : never
