import { describe, expect, test } from 'vitest'
import { entry } from '../../testing/entries'
import { comparablePreviousEntry } from './comparablePreviousEntry'

const latest = entry({ date: '2025-03-16T08:00:00Z' })

describe('the previous day (product/rules 2.1)', () => {
  test.each([
    ['the day before', '2025-03-15T08:00:00Z', true],
    ['exactly 120 hours', '2025-03-11T08:00:00Z', true],
    ['120 hours and a second', '2025-03-11T07:59:59Z', false],
    ['an instant with an offset', '2025-03-11T09:00:00+01:00', true],
    ['a date that runs ahead, by 120 hours', '2025-03-21T08:00:00Z', true],
    ['a date that runs ahead, by more', '2025-03-21T08:00:01Z', false],
    ['a date that cannot be read', 'hier', false],
  ])('%s', (_, date, isUsable) => {
    const previous = entry({ date })
    expect(comparablePreviousEntry(latest, previous)).toBe(isUsable ? previous : null)
  })

  test('instants in ms since 1970, as the strips have them', () => {
    const at = (instant: string) => ({ ...latest, date: Date.parse(instant) })
    const previous = at('2025-03-11T08:00:00Z')
    expect(comparablePreviousEntry(at(latest.date), previous)).toBe(previous)
  })

  test('a first entry has none', () => {
    expect(comparablePreviousEntry(latest, undefined)).toBeNull()
  })
})
