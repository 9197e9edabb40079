import { expect, test } from 'vitest'
import { lettersOf } from './Portraits'

test.each([
  [
    ['Minette', 'Pacha'],
    ['Mi', 'Pa'],
  ],
  [
    ['Minette', 'Pacha', 'Mistigri'],
    ['Min', 'Pa', 'Mis'],
  ],
  [
    ['Élan', 'Élise', 'O'],
    ['Éla', 'Éli', 'O'],
  ],
  // Their colours distinguish them.
  [
    ['Mina', 'Mina'],
    ['Mi', 'Mi'],
  ],
])('%j: %j', (names, letters) => {
  expect(lettersOf(names)).toEqual(letters)
})
