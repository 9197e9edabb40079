import { expect, test } from 'vitest'
import { addDays } from '../base/time'
import { plan, step } from '../testing/courses'
import { today } from '../testing/watchInput'
import { type StockFacts, stockState } from './stockState'

const twiceDaily = {
  ...step({ firstDay: '2025-03-01', plan: plan({ times: ['08:00', '20:00'] }) }),
  amount: 1,
  unit: 'tablet' as const,
}
const facts = (overrides: Partial<StockFacts> = {}, lastDay: string | null = null): StockFacts => ({
  unit: 'dose',
  bagMl: null,
  startedAt: `${today}T08:00:00.000Z`,
  startedOn: today,
  warningDays: 7,
  isPutAway: false,
  amountLeft: 14_000,
  changes: [{ kind: 'renewed', openedOn: null, useBy: addDays(today, 7) }],
  plan: { steps: [{ ...twiceDaily, lastDay }], doses: [], lastMl: null },
  ...overrides,
})

test('a low stock near its use-by date has both messages', () => {
  expect(stockState(facts(), today)).toEqual({
    level: 14,
    daysLeft: 7,
    runsOutOn: addDays(today, 7),
    openedOn: null,
    useBy: addDays(today, 7),
    isLow: true,
    message: 'Reste 7\u00a0jours',
    useByMessage: 'À utiliser avant le 23/03/2025',
  })
})

test.each([
  ['put away', facts({ isPutAway: true })],
  ['of a treatment that ended yesterday', facts({}, addDays(today, -1))],
])('a stock %s warns of nothing', (_, stock) => {
  expect(stockState(stock, today)).toMatchObject({ isLow: false, useByMessage: null })
})

test('an empty pack has no date to keep', () => {
  expect(stockState(facts({ amountLeft: 0 }), today)).toMatchObject({
    isLow: true,
    useByMessage: null,
    message: 'Stock épuisé',
  })
})

test('a bag is shown in parts', () => {
  const bag = facts({ unit: 'bag', bagMl: 1_000, amountLeft: 850_000 })
  expect(stockState({ ...bag, plan: { ...bag.plan, lastMl: 100 } }, today)).toMatchObject({
    level: 0.85,
    daysLeft: 4,
  })
})
