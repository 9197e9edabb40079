import { expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo } from '../../testing/watchInput'
import { newHabit } from './newHabit'
import { pastEntries } from './pastEntries'

const less: EntryOverrides = { quickHydrationValue: 'less' }
const more: EntryOverrides = { quickHydrationValue: 'more' }
const eatsLess: EntryOverrides = { appetite: 3 }
const every = (count: number, answers: EntryOverrides, step = 1) =>
  Array.from({ length: count }, (_, index) => entryAgo(index * step, answers))

test.each([
  ['14 fois « Moins »', every(14, less), 'drinks_less'],
  ['13 fois', every(13, less), null],
  ['13 fois, puis comme d’habitude', [...every(13, less), entryAgo(13)], null],
  ['une réponse différente parmi elles', every(15, less).with(6, entryAgo(6, more)), null],
  ['14 fois « Moins », comme d’habitude avant', [...every(14, less), entryAgo(14)], 'drinks_less'],
  ['14 fois « Plus »', every(14, more), 'drinks_more'],
  ['14 fois 50 à 75 % de la ration', every(14, eatsLess), 'eats_less'],
  ['14 fois un quart', every(14, { appetite: 2 }), null],
  ['14 fois toute la ration', every(14, {}), null],
  ['un jour sur trois: des saisies de suite, pas des jours', every(14, less, 3), 'drinks_less'],
  ['les deux: la question sur l’eau d’abord', every(14, { ...less, ...eatsLess }), 'drinks_less'],
  ['aucune saisie', [], null],
])('%s', (_, entries, habit) => {
  expect(newHabit(pastEntries(entries), [])).toBe(habit)
})

test('an answered question is not repeated, another one is raised', () => {
  const history = pastEntries(every(14, { ...less, ...eatsLess }))
  expect(newHabit(history, ['drinks_less'])).toBe('eats_less')
  expect(newHabit(history, ['drinks_less', 'eats_less'])).toBeNull()
})
