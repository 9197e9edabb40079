import { expect, test } from 'vitest'
import { parseCatPath } from './catParts'

const uuid = '3f2b8c1e-58a4-4a52-9b5e-0d6a6a2f3c11'

test.each([
  [`/analysis/${uuid}`, 'Suivi'],
  [`/history/${uuid}`, 'Suivi'],
  [`/care/${uuid}`, 'Soins'],
  [`/labs/${uuid}/`, 'Soins'],
  [`/reminders/${uuid}`, 'Soins'],
  [`/share/${uuid}`, 'Partage'],
  [`/share-test/${uuid}`, 'Partage'],
  [`/circle/${uuid}`, 'Partage'],
  [`/proposals/${uuid}`, 'Partage'],
  [`/animals/${uuid}`, null],
])('%s is of the part %s', (path, part) => expect(parseCatPath(path)).toEqual({ uuid, part }))

test.each(['/home', '/share', '/reminders', `/quick-entry/${uuid}`, '/shared/token', '/settings'])(
  '%s has no bar of a cat',
  (path) => expect(parseCatPath(path)).toBeNull(),
)
