import { expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo } from '../../testing/watchInput'
import { pastEntries } from '../history/pastEntries'
import { newHabit } from './newHabit'

const less: EntryOverrides = { quickHydrationValue: 'less' }
const more: EntryOverrides = { quickHydrationValue: 'more' }
const eatsLess: EntryOverrides = { appetite: 3 }
const every = (count: number, answers: EntryOverrides, step = 1) =>
  Array.from({ length: count }, (_, index) => entryAgo(index * step, answers))

test.each([
  ['14 entries with less water', every(14, less), 'drinks_less'],
  ['13 entries with less water', every(13, less), null],
  [
    '13 entries with less water, after one with the usual amount',
    [...every(13, less), entryAgo(13)],
    null,
  ],
  [
    '14 entries with less water, and one with more among them',
    every(15, less).with(6, entryAgo(6, more)),
    null,
  ],
  [
    '14 entries with less water, after one with the usual amount',
    [...every(14, less), entryAgo(14)],
    'drinks_less',
  ],
  ['14 entries with more water', every(14, more), 'drinks_more'],
  ['14 entries with 50–75 % of the ration', every(14, eatsLess), 'eats_less'],
  ['14 entries with 25 % of the ration', every(14, { appetite: 2 }), null],
  ['14 entries with 100 % of the ration', every(14, {}), null],
  ['14 entries with less water, on every third day', every(14, less, 3), 'drinks_less'],
  [
    '14 entries with less water and 50–75 % of the ration: the question about water is first',
    every(14, { ...less, ...eatsLess }),
    'drinks_less',
  ],
  ['no entries', [], null],
])('%s', (_, entries, habit) => {
  expect(newHabit(pastEntries(entries), [])).toBe(habit)
})

test('an answered question is not repeated, another one is raised', () => {
  const history = pastEntries(every(14, { ...less, ...eatsLess }))
  expect(newHabit(history, ['drinks_less'])).toBe('eats_less')
  expect(newHabit(history, ['drinks_less', 'eats_less'])).toBeNull()
})
