import { describe, expect, test } from 'vitest'
import { entry, blankEntry, yesterday } from '../../testing/entries'
import { dailyStatus, dailyStatuses } from './dailyStatus'

const allGreen = {
  hydration: 'green',
  appetite: 'green',
  vomiting: 'green',
  urination: 'green',
  energy: 'green',
}

describe('the five tiles (product/rules 3)', () => {
  test('no entries: five green ones', () => {
    expect(dailyStatus([])).toEqual(allGreen)
  })

  test('every indicator is judged separately', () => {
    const latest = entry({
      quickHydrationValue: 'less',
      appetite: 3,
      vomiting: 2,
      bloodVisible: true,
      lethargy: 1,
    })
    expect(dailyStatus([latest])).toEqual({
      hydration: 'amber',
      appetite: 'amber',
      vomiting: 'amber',
      urination: 'red',
      energy: 'red',
    })
  })

  test('the entry before counts up to 120 hours, and only the one before', () => {
    const before = { appetite: 4, lethargy: 4, quickHydrationValue: 'normal' } as const
    const latest = entry({ appetite: 3, lethargy: 2, quickHydrationValue: 'less' })
    expect(dailyStatus([latest, yesterday(before)])).toEqual(allGreen)
    const longAgo = yesterday({ ...before, date: '2025-03-10T08:00:00Z', day: '2025-03-10' })
    expect(dailyStatus([latest, longAgo])).toEqual({
      ...allGreen,
      hydration: 'amber',
      appetite: 'amber',
      energy: 'amber',
    })
    expect(
      dailyStatus([latest, blankEntry({ day: '2025-03-15' }), yesterday(before)]),
    ).toMatchObject({ appetite: 'amber' })
  })

  test('every day of a strip is judged with the one before it, and lists the unanswered questions', () => {
    const days = dailyStatuses([entry({ vomiting: 1 }), yesterday({ vomiting: 1, appetite: null })])
    expect(days).toEqual([
      {
        day: '2025-03-16',
        date: '2025-03-16T08:00:00Z',
        status: { ...allGreen, vomiting: 'amber' },
        unanswered: [],
      },
      {
        day: '2025-03-15',
        date: '2025-03-15T08:00:00Z',
        status: allGreen,
        unanswered: ['appetite'],
      },
    ])
    expect(dailyStatuses([])).toEqual([])
  })
})
