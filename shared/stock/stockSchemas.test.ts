import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../testing/fieldErrorsOf'
import { stockChangeInput, stockInput } from './stockSchemas'

const NUMBER = 'Le nombre est entre 0,001 et 10\u202f000'

test.each([
  ['12', 12],
  ['2,5', 2.5],
  [-2.5, -2.5],
  ['−3', -3],
  ['0', 0],
])('a correction of %s is %d', (amount, expected) => {
  expect(stockChangeInput.parse({ kind: 'corrected', amount }).amount).toBe(expected)
})

test.each([
  [{ kind: 'renewed', amount: 0 }, { amount: NUMBER }],
  [{ kind: 'renewed', amount: -1 }, { amount: NUMBER }],
  [{ kind: 'corrected', amount: 'x' }, { amount: NUMBER }],
  [{ kind: 'corrected', amount: 10_001 }, { amount: NUMBER }],
  [{ kind: 'corrected', amount: 0.0001 }, { amount: NUMBER }],
  [{ kind: 'lost', amount: 1 }, { kind: 'Valeurs possibles\u00a0: renewed, corrected' }],
  [{ kind: 'renewed', amount: 1, useBy: '31/12' }, { useBy: 'Date de péremption invalide' }],
  [{ kind: 'renewed', amount: 1, note: 'x'.repeat(141) }, { note: '140 caractères au plus' }],
])('the change %o is refused', (change, errors) => {
  expect(fieldErrorsOf(stockChangeInput, change)).toEqual(errors)
})

const BAG = 'Une poche contient de 1 à 5000 mL'

test.each([
  [{ unit: 'bag' }, { bagMl: BAG }],
  [{ unit: 'dose', bagMl: 500 }, { bagMl: BAG }],
  [{ unit: 'bag', bagMl: 5_001 }, { bagMl: BAG }],
  [{ unit: 'dose', warningDays: 0 }, { warningDays: 'Choisissez de 1 à 60 jours' }],
  [{ unit: 'dose', amount: -1 }, { amount: NUMBER }],
  [{ unit: 'box' }, { unit: 'Unité inconnue' }],
])('the stock %o is refused', (stock, errors) => {
  expect(fieldErrorsOf(stockInput, stock)).toEqual(errors)
})

test('a stock warns from 7 days on, unless another number is chosen', () => {
  expect(stockInput.parse({ unit: 'dose' })).toMatchObject({ warningDays: 7, isPutAway: false })
  expect(stockInput.parse({ unit: 'dose', warningDays: '14' }).warningDays).toBe(14)
})
