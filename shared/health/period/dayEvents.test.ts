import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../base/time'
import { entry, numRuns } from '../../testing/entries'
import { withStatuses } from '../../testing/visits'
import { entryAgo, anyDays, days, today } from '../../testing/watchInput'
import { categories } from '../answers/entry'
import { dailyStatuses } from '../indicators/dailyStatus'
import { dayEvents } from './dayEvents'
import { shownStrips, strips } from './strips'

test('a day has the answer to each question that was not green, in words, and its note', () => {
  const entries = days(
    {},
    { vomiting: 3, waterIntolerance: true, appetite: 3, lethargy: 1, note: 'Boude' },
    { appetite: 3, vomiting: 1 },
  )
  expect(dayEvents(withStatuses(entries), today, 30, 'female')).toEqual([
    {
      day: addDays(today, -1),
      note: 'Boude',
      signs: [
        { category: 'appetite', color: 'amber', answer: '50–75\u202f% de la ration' },
        { category: 'vomiting', color: 'red', answer: '3 vomissements, eau non gardée' },
        { category: 'energy', color: 'red', answer: 'Très abattue' },
      ],
    },
    {
      day: addDays(today, -2),
      note: null,
      signs: [{ category: 'appetite', color: 'amber', answer: '50–75\u202f% de la ration' }],
    },
  ])
})

test('the first day is judged with the entry before it; older days and tomorrow are left out', () => {
  const vomited = [-1, 0, 29, 30, 31].map((count) =>
    entryAgo(count, { vomiting: count === 30 ? 1 : 2 }),
  )
  expect(dayEvents(withStatuses(vomited), today, 30).map(({ day }) => day)).toEqual([
    today,
    addDays(today, -29),
  ])
  const lasting = [entryAgo(29, { vomiting: 1 }), entryAgo(30, { vomiting: 1 })]
  expect(dayEvents(withStatuses(lasting), today, 30)).toHaveLength(1)
  expect(dayEvents(withStatuses([]), today, 30)).toEqual([])
  expect(dayEvents(withStatuses([{ ...entry(), day: today }]), today, 30)).toEqual([])
})

test('the events are exactly the red and amber squares of the strips, each with words', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 1, max: 12 }), (entries, count) => {
      const found = dayEvents(withStatuses(entries), today, count)
      const { days: shown, marks } = shownStrips(
        strips(dailyStatuses(entries), today, count),
        today,
        count,
      )
      const squares = shown.toReversed().flatMap((day) => {
        const colors = categories.flatMap((category) => {
          const mark = marks[category][shown.indexOf(day)]
          return mark === 'red' || mark === 'amber' ? [`${category} ${mark}`] : []
        })
        return colors.length > 0 ? [[day, ...colors]] : []
      })
      expect(
        found.map(({ day, signs }) => [
          day,
          ...signs.map(({ category, color }) => `${category} ${color}`),
        ]),
      ).toEqual(squares)
      expect(found.every(({ signs }) => signs.every(({ answer }) => answer !== ''))).toBe(true)
    }),
    { numRuns },
  )
})
