import { expect, test } from 'vitest'
import { isOfDay } from './entryDay'

test.each([
  ['2025-03-15T09:59:59.999Z', false],
  ['2025-03-15T10:00:00.000Z', true],
  ['2025-03-17T11:59:59.999Z', true],
  ['2025-03-17T12:00:00.000Z', false],
])('16 March lasts from 10:00 UTC of the 15th to 12:00 UTC of the 17th: %s %s', (date, isOf) => {
  expect(isOfDay(new Date(date), '2025-03-16')).toBe(isOf)
})
