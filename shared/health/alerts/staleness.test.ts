import { expect, test } from 'vitest'
import { staleDataLabel } from './staleness'

test.each([
  ['47 h', '2025-03-14T07:00:00Z', '2025-03-16T06:00:00Z', '2025-03-16', null],
  ['48 h, exactly', '2025-03-14T07:00:00Z', '2025-03-16T07:00:00Z', '2025-03-16', null],
  [
    '48 h and a second',
    '2025-03-14T07:00:00Z',
    '2025-03-16T07:00:01Z',
    '2025-03-16',
    'Données du 14/03, il y a 2 jours',
  ],
  [
    'five days, by the calendar',
    '2025-03-12T22:00:00Z',
    '2025-03-17T06:00:00Z',
    '2025-03-17',
    'Données du 12/03, il y a 5 jours',
  ],
])('tiles older than 48 hours show their age: %s', (_, date, now, today, notice) => {
  expect(staleDataLabel(date, date.slice(0, 10), new Date(now), today)).toBe(notice)
})
