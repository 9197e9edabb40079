import { expect, test } from 'vitest'
import { journalRow } from '#shared/health/journal'
import { entry } from '#shared/testing/entries'
import { areNamed, writtenRow } from './written'

const row = journalRow({ ...entry(), id: 'a' }, '2026-03-10')
const noted = (by: string | null, byHelper: boolean | null) => ({
  by,
  byHelper,
  answeredAt: '2026-03-10T07:12:00Z',
})

test('who answered is named with the hour of the owner; to the vet without one', () => {
  const said = (timeZone?: string) =>
    [noted('Camille', true), noted('Camille', false), noted(null, null)].map(
      (one) => writtenRow(row, one, timeZone).writer,
    )
  expect(said('Europe/Paris')).toEqual(['Camille, 08:12', 'Camille, 08:12', null])
  expect(said()).toEqual(['Camille', 'Camille', null])
})

test('of a cat with one person nobody is: neither where the owner wrote all, nor where it was not kept who did', () => {
  const [hers, anothers, nobodys] = [noted('Noa', false), noted('Noa', true), noted(null, null)]
  expect([
    areNamed(false, [hers, nobodys]),
    areNamed(false, [hers, anothers]),
    areNamed(true, [hers]),
  ]).toEqual([false, true, true])
})
