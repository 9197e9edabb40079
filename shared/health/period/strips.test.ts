import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../base/time'
import { anyEntry, entry, numRuns, blankEntry } from '../../testing/entries'
import { categories, type Category, type Entry, isAnswered } from '../answers/entry'
import { dailyStatus, dailyStatuses } from '../indicators/dailyStatus'
import { countEntryDays, shownStrips, strips, withTiles } from './strips'

const today = '2025-03-16'
const daysAgo = (count: number) => addDays(today, -count)
const of = (count: number, overrides: Parameters<typeof entry>[0] = {}) =>
  entry({ day: daysAgo(count), date: `${daysAgo(count)}T08:00:00Z`, ...overrides })
/** Returns strips of 90 days, as the screens request them. */
const shown = (entries: Entry[], count: number) =>
  shownStrips(strips(dailyStatuses(entries), today, 90), today, count)

test('a day without an entry is a gap, unlike a question without an answer', () => {
  const entries = [
    of(0, { appetite: 1 }),
    { ...blankEntry({ lethargy: 3 }), day: daysAgo(2), date: `${daysAgo(2)}T08:00:00Z` },
    of(3),
  ]
  const { days, marks } = shown(entries, 5)
  expect(days).toEqual(['2025-03-13', '2025-03-14', '2025-03-15', '2025-03-16'])
  expect(marks.appetite).toEqual(['green', 'none', 'missing', 'red'])
  expect(marks.energy).toEqual(['green', 'green', 'missing', 'green'])
})

test('the first day shown is judged with the entry before it, which is not shown', () => {
  const entries = [of(1, { vomiting: 1 }), of(2, { vomiting: 1 })]
  expect(shown(entries, 2).marks.vomiting).toEqual(['amber', 'missing'])
})

test('days of 23 and 25 hours, and the end of February, count as days', () => {
  const { days } = shownStrips(
    strips(
      dailyStatuses([of(0, { day: '2024-01-01', date: '2024-01-01T08:00:00Z' })]),
      '2024-03-31',
      90,
    ),
    '2024-03-31',
    90,
  )
  expect(days.slice(-3)).toEqual(['2024-03-29', '2024-03-30', '2024-03-31'])
  expect(days).toHaveLength(90)
  expect(days[0]).toBe('2024-01-02')
})

/** Generates entries, newest first; some days have none. */
const anyDays: fc.Arbitrary<Entry[]> = fc
  .uniqueArray(fc.nat(100), { maxLength: 40 })
  .chain((offsets) =>
    fc.tuple(
      ...offsets
        .toSorted((a, b) => a - b)
        .map((count) =>
          anyEntry.map((one) => ({
            ...one,
            day: daysAgo(count),
            date: `${daysAgo(count)}T08:00:00Z`,
          })),
        ),
    ),
  )

test('each day’s mark is the tile that this day’s record showed, for every history and either range', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(30, 90), (entries, count) => {
      const { days, marks } = shown(entries, count)
      // The strips begin with the first entry: they show a gap after it, and no day before it.
      const first = [daysAgo(count - 1), entries.at(-1)?.day ?? today].toSorted().at(-1)!
      expect([days[0], days.at(-1), days.length]).toEqual([
        first,
        today,
        daysBetween(first, today) + 1,
      ])
      const known = days.map((day) => entries.slice(entries.findIndex((one) => one.day <= day)))
      const expected = (category: Category) =>
        known.map((record, index) => {
          const [latest] = record
          if (!latest || latest.day !== days[index]) return 'missing'
          return isAnswered(latest, category) ? dailyStatus(record)[category] : 'none'
        })
      expect(marks).toEqual(
        Object.fromEntries(categories.map((category) => [category, expected(category)])),
      )
    }),
    { numRuns: numRuns / 20 },
  )
})

test('strips of yesterday are shown today with a gap at their end', () => {
  const { days, marks } = shownStrips(
    strips(dailyStatuses([of(1, { appetite: 1 }), of(9)]), daysAgo(1), 90),
    today,
    3,
  )
  expect(days.at(-1)).toBe(today)
  expect(marks.appetite).toEqual(['missing', 'red', 'missing'])
})

test('days that are judged elsewhere replace the marks, and strips grow for later and earlier ones', () => {
  const overrides = strips(dailyStatuses([of(3), of(4, { appetite: 1 })]), daysAgo(2), 3)
  const mergedStrips = withTiles(
    overrides,
    dailyStatuses([of(0, { appetite: 1 }), of(3, { appetite: 2 }), of(9)]),
  )
  expect(mergedStrips).toEqual({
    first: daysAgo(9),
    marks: expect.objectContaining({
      appetite: [
        'green',
        'missing',
        'missing',
        'missing',
        'missing',
        'red',
        'amber',
        'missing',
        'missing',
        'red',
      ],
    }),
  })
  expect(overrides.marks.appetite).toEqual(['red', 'green', 'missing'])
})

test('an entry of tomorrow is not in today’s strips', () => {
  expect(strips(dailyStatuses([of(-1), of(0), of(9)]), today, 3).marks.energy).toEqual([
    'missing',
    'missing',
    'green',
  ])
})

test('the days of a month with an entry are counted', () => {
  const of90 = strips(dailyStatuses([0, 1, 15, 16, 20].map((count) => of(count))), today, 90)
  expect([
    countEntryDays(of90, '2025-03'),
    countEntryDays(of90, '2025-02'),
    countEntryDays(of90, '2025-01'),
  ]).toEqual([3, 2, 0])
})
