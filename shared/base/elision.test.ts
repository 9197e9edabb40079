import { expect, test } from 'vitest'
import { elide } from './elision'

test.each([
  ['Isis', 'd’Isis'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['ulysse', 'd’ulysse'],
  ['Yves', 'd’Yves'],
  ['Mina', 'de Mina'],
  ['Yuki', 'de Yuki'],
  ['Ouistiti', 'de Ouistiti'],
  ['Onze', 'de Onze'],
  ['Hobbes', 'de Hobbes'],
  ['7 Vies', 'de 7 Vies'],
])('%s: %s', (name, words) => {
  expect(elide('de', name)).toBe(words)
})

test('que elides like de', () => {
  expect([elide('que', 'Isis'), elide('que', 'Mina')]).toEqual(['qu’Isis', 'que Mina'])
})
