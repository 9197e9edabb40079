import { expect, test } from 'vitest'
import { writers } from './writers'

const entry = (uuid: string, by: string | null) => ({ uuid, by, answeredAt: '2026-03-10T07:12:00Z' })
const reader = { reader: 'Camille', timeZone: 'Europe/Paris' }

test('who answered is named with the hour, once somebody else has', () => {
  const of = writers([entry('a', 'Noa'), entry('b', 'Camille'), entry('c', null)], reader)
  expect(['a', 'b', 'c', 'd'].map((id) => of({ id }))).toEqual(['Noa, 08:12', 'Camille, 08:12', null, null])
})

test('where the reader wrote all of them, nobody is', () => {
  const of = writers([entry('a', 'Camille'), entry('b', null)], reader)
  expect(['a', 'b'].map((id) => of({ id }))).toEqual([null, null])
})
