import { expect, test } from 'vitest'
import { groupByMonth } from './groupByMonth'

test('entries are grouped by month, newest first, and the same month of another year is another group', () => {
  const days = ['2025-03-02', '2025-03-01', '2025-02-28', '2024-03-05'].map((day) => ({ day }))
  expect(groupByMonth(days)).toEqual([
    { month: 'mars 2025', rows: [{ day: '2025-03-02' }, { day: '2025-03-01' }] },
    { month: 'février 2025', rows: [{ day: '2025-02-28' }] },
    { month: 'mars 2024', rows: [{ day: '2024-03-05' }] },
  ])
})
