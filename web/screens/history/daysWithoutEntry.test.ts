import { expect, test } from 'vitest'
import { daysWithoutEntry } from './daysWithoutEntry'

test('the last 7 days without an entry are listed, without today, across a month’s end', () => {
  const entries = ['2025-03-03', '2025-03-01', '2025-02-26', '2025-01-01'].map((day) => ({ day }))
  expect(daysWithoutEntry(entries, '2025-03-03')).toEqual([
    '2025-03-02',
    '2025-02-28',
    '2025-02-27',
    '2025-02-25',
    '2025-02-24',
  ])
})
