import { expect, test } from 'vitest'
import { CostBudget } from './costBudget'

test('points return to the period that they were taken from', () => {
  const budget = new CostBudget({ points: 100, duration: 60 })
  const first = budget.spend('first', 80, 0)
  expect([first.waitMs, budget.spend('first', 30, 1_000).waitMs]).toEqual([0, 59_000])
  first.refund(70)
  expect(budget.spend('first', 90, 2_000).waitMs).toBe(0)
  const next = budget.spend('first', 90, 60_000)
  first.refund(10)
  expect([next.waitMs, budget.spend('first', 20, 61_000).waitMs]).toEqual([0, 59_000])
})

test('a key has points until it has spent them all, and again in the next period', () => {
  const budget = new CostBudget({ points: 100, duration: 60 })
  budget.spend('first', 99, 0)
  expect(budget.hasPoints('first', 1_000)).toBe(true)
  budget.spend('first', 1, 2_000)
  expect([2_000, 60_000].map((now) => budget.hasPoints('first', now))).toEqual([false, true])
  expect(budget.hasPoints('second', 2_000)).toBe(true)
})
