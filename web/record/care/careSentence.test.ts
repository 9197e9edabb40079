import { expect, test } from 'vitest'
import { careSentence } from './careSentence'

test.each([
  [[], 'Aucun traitement en cours'],
  [['Semintra'], '1 traitement en cours : Semintra'],
  [['A', 'B', 'C'], '3 traitements en cours : A, B, C'],
  [['A', 'B', 'C', 'D'], '4 traitements en cours : A, B, 2 autres'],
])('%j', (names, words) =>
  expect(careSentence(names.map((name) => ({ name }))).replaceAll('\u00a0', ' ')).toBe(words),
)

test('nothing of a dead cat is in progress', () => {
  expect(careSentence([{ name: 'Semintra' }], true)).toBe('1\u00a0traitement\u00a0: Semintra')
  expect(careSentence([], true)).toBe('Aucun traitement')
})
