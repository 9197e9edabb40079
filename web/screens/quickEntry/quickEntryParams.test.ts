import { expect, test } from 'vitest'
import { quickEntryParams } from './quickEntryParams'

test.each([
  ['', {}, null, null],
  ['?animalId=a&measurementId=m', {}, 'a', 'm'],
  ['?animalId=&measurementId=', {}, null, null],
  ['?animalId=b', { animalId: 'a' }, 'a', null],
])('%s of %j', (search, params, animalId, measurementId) => {
  expect(quickEntryParams(params, new URLSearchParams(search))).toEqual({ animalId, measurementId })
})
