import { expect, test } from 'vitest'
import { photoError } from './photoLimits'

test.each([
  ['image/png', 1, null],
  ['image/png', 0, 'Le fichier est vide'],
  ['', 0, 'Le fichier est vide'],
  ['image/webp', 1, null],
  ['image/jpeg', 5_242_881, null],
  ['image/svg+xml', 1, 'Format non supporté. Utilisez JPG, PNG ou WEBP'],
  ['image/gif', 1, 'Format non supporté. Utilisez JPG, PNG ou WEBP'],
  ['application/pdf', 1, 'Veuillez sélectionner une image'],
  ['', 1, 'Veuillez sélectionner une image'],
])('%s of %s bytes: %s', (type, size, message) => {
  expect(photoError({ type, size })).toBe(message)
})
