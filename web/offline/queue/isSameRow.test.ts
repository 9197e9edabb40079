import { expect, test } from 'vitest'
import { isSameRow } from './isSameRow'

test.each<[string, object, object, boolean]>([
  ['the same', { a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 2] } }, true],
  [
    'in another order, however deep',
    { a: 1, b: { c: true, d: false } },
    { b: { d: false, c: true }, a: 1 },
    true,
  ],
  ['another value within', { a: { c: true } }, { a: { c: false } }, false],
  ['a list in another order', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a field more', { a: null }, { a: null, b: null }, false],
])('%s', (_, one, other, same) => {
  expect(isSameRow(one, other)).toBe(same)
})
