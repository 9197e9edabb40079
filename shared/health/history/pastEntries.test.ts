import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns as forTwoEntries } from '../../testing/entries'
import { entryAgo, anyDays, days } from '../../testing/watchInput'
import { entriesBetween, median, pastEntries, withEntries } from './pastEntries'

/** Each case has ten entries. */
const numRuns = Math.ceil(forTwoEntries / 5)

describe('the median (product/watches 2.1)', () => {
  test.each<[values: number[], result: number | null]>([
    [[], null],
    [[3], 3],
    [[2, 3], 2.5],
    [[9, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('%j: %j', (values, result) => {
    const original = Object.freeze([...values])
    expect(median(original)).toBe(result)
  })
})

describe('entries as the watches compare with them (product/watches 2.1)', () => {
  test('signs are counted with the entry before; the oldest has none before', () => {
    // Drinking more is a sign only if the entry before has the same answer, or none.
    const more = { quickHydrationValue: 'more' } as const
    const signs = (...answers: Parameters<typeof days>) =>
      pastEntries(days(...answers)).map((entry) => entry.signCount)
    expect(signs(more, {})).toEqual([0, 0])
    expect(signs(more, more)).toEqual([1, 1])
    expect(signs({ appetite: 2, lethargy: 1 }, { vomiting: 3 })).toEqual([2, 1])
  })

  test('water counts if it was measured, before the perfusion’s part', () => {
    const water = (answers: Parameters<typeof entryAgo>[1]) =>
      pastEntries([entryAgo(0, answers)])[0]!.measuredWater
    expect(water({ waterMl: 180, quickHydrationValue: 'less' })).toBeNull()
    expect(water({ waterMl: 180, quickHydrationValue: null })).toBe(180)
    expect(water({ waterMl: null, quickHydrationValue: null })).toBeNull()
    expect(water({ waterMl: 225, quickHydrationValue: null, subcutaneousPerfusion: 'yes' })).toBe(
      180,
    )
  })

  test('days are calendar days, both ends included', () => {
    const history = pastEntries(days({}, {}, {}, {}, {}))
    const found = entriesBetween(history, history[0]!.day, 1, 3)
    expect(found).toEqual(history.slice(1, 4))
  })
})

test('the server’s history with the device’s newest entries is the history of all (product/watches 1.6)', () => {
  fc.assert(
    fc.property(anyDays, fc.nat(10), fc.nat(10), fc.boolean(), (all, unsent, read, wasChanged) => {
      // Some entries of the device are missing on the server, or have other answers there.
      const sent = all.slice(Math.min(unsent, all.length))
      const [newest, ...older] = sent
      const changed = newest ? { ...newest, appetite: 1, vomiting: 3 } : null
      const server = pastEntries(wasChanged && changed ? [changed, ...older] : sent)
      // It reads all entries that differ, the one before them, and some more.
      const device = all.slice(0, unsent + read + 2)
      expect(withEntries(server, device)).toEqual(pastEntries(all))
    }),
    { numRuns },
  )
})
