import { expect, test } from 'vitest'
import { areAuthorsNamed, authorLabel } from './authoredRow'

const noted = (by: string | null, byHelper: boolean | null) => ({
  by,
  byHelper,
  answeredAt: '2026-03-10T07:12:00Z',
})

test('the writer is named with the hour in the owner’s time zone, and to the vet without the hour', () => {
  const writersOf = (timeZone?: string) =>
    [noted('Camille', true), noted('Camille', false), noted(null, null)].map((one) =>
      authorLabel(one, timeZone),
    )
  expect(writersOf('Europe/Paris')).toEqual(['Camille, 08:12', 'Camille, 08:12', null])
  expect(writersOf()).toEqual(['Camille', 'Camille', null])
})

test('writers are not named if the cat has one user, who wrote everything or is not recorded', () => {
  const [ofOwner, ofHelper, ofUnknown] = [
    noted('Noa', false),
    noted('Noa', true),
    noted(null, null),
  ]
  expect([
    areAuthorsNamed(false, [ofOwner, ofUnknown]),
    areAuthorsNamed(false, [ofOwner, ofHelper]),
    areAuthorsNamed(true, [ofOwner]),
  ]).toEqual([false, true, true])
})
