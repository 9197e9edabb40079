import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalLimit } from './localLimit'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a key is refused beyond its points until its period ends', () => {
  const limit = new LocalLimit({ points: 2, duration: 60 })
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 0])
  vi.setSystemTime(Date.now() + 20_000)
  expect(limit.take('a')).toBe(40_000)
  vi.setSystemTime(Date.now() + 40_000)
  expect(limit.take('a')).toBe(0)
})

test('the oldest of too many keys is dropped', () => {
  const limit = new LocalLimit({ points: 1, duration: 60 })
  for (let index = 0; index <= 10_000; index += 1) limit.take(`key ${index}`)
  expect(limit.take('key 1')).toBeGreaterThan(0)
  expect(limit.take('key 0')).toBe(0)
})
