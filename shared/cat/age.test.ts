import { expect, test } from 'vitest'
import { ageOn, isBeyondMaxAge, typedAge } from './age'

test.each([
  ['nothing known', null, null, null, null],
  ['an age given today', null, 7, '2025-05-12', 7],
  ['an age given a year ago has grown', null, 7, '2024-05-12', 8],
  ['an age given a day less than a year ago has not', null, 7, '2024-05-13', 7],
  ['an age of no known day', null, 7, null, 7],
  ['born today', '2025-05-12', null, null, 0],
  ['a birthday today', '2015-05-12', null, null, 10],
  ['a birthday tomorrow', '2015-05-13', null, null, 9],
  ['a birthday of last month', '2015-04-30', null, null, 10],
  ['a birth in the future', '2026-01-01', null, null, 0],
  ['an age given counts before the birth date', '2015-05-12', 3, '2025-05-12', 3],
])('%s', (_, birthDate, age, ageAsOf, expected) => {
  expect(ageOn('2025-05-12', { birthDate, age, ageAsOf })).toBe(expected)
})

test('a cat born on 29 February is a year older on 1 March', () => {
  const cat = { birthDate: '2020-02-29', age: null, ageAsOf: null }
  expect(ageOn('2025-02-28', cat)).toBe(4)
  expect(ageOn('2025-03-01', cat)).toBe(5)
  expect(ageOn('2024-02-29', cat)).toBe(4)
})

test.each([
  ['', ''],
  ['  ', ''],
  ['12', 12],
  ['2,5', 2.5],
  ['deux', Number.NaN],
])('%j typed is %j', (text, age) => {
  expect(typedAge(text)).toBe(age)
})

test('the oldest birth date is that of a cat of 50 years', () => {
  expect(isBeyondMaxAge('1974-05-13', '2025-05-12')).toBe(false)
  expect(isBeyondMaxAge('1974-05-12', '2025-05-12')).toBe(true)
})
