import { expect, test } from 'vitest'
import { IMPORT_MAX_BYTES, importError, kindOfFile } from './fileKind'

test.each([
  ['mina.jpg', 'image/jpeg', 'photo'],
  ['mina.heic', 'image/heic', 'unknown'],
  ['mina.svg', 'image/svg+xml', 'unknown'],
  ['nephrochat-2026-11-26.json', '', 'copy'],
  ['copie', 'application/json', 'copy'],
  ['pesees.CSV', 'application/vnd.ms-excel', 'weighings'],
  ['pesees', 'text/comma-separated-values', 'weighings'],
  ['pesees.txt', 'text/plain', 'weighings'],
  ['resultats.pdf', '', 'pdf'],
  ['page.html', 'text/html', 'unknown'],
])('%s of the type "%s" is: %s', (name, type, kind) => {
  expect(kindOfFile({ name, type })).toBe(kind)
})

test.each([
  [0, 'Ce fichier est vide.'],
  [1, null],
  [IMPORT_MAX_BYTES, null],
  [IMPORT_MAX_BYTES + 1, 'Ce fichier est trop volumineux (50 Mo au plus).'],
])('a file of %i bytes to import: %s', (size, message) => {
  expect(importError({ size })).toBe(message)
})
