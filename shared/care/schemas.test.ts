import { describe, expect, test } from 'vitest'
import { plan } from '../testing/courses'
import { fieldErrorsOf } from '../testing/fieldErrorsOf'
import { doseInput } from './doseSchema'
import { parseAmount, treatmentChange, treatmentInput } from './treatmentSchemas'

const treatment = {
  kind: 'medicine',
  name: ' Semintra ',
  plan: { kind: 'days', everyDays: 1, times: ['08:00'] },
  firstDay: '2025-03-01',
}
const dose = { day: '2025-03-16', outcome: 'given' }

describe('a treatment (product/care 1.1)', () => {
  test('empty fields are null, and a French comma is accepted', () => {
    expect(
      treatmentInput.parse({ ...treatment, amount: '2,5', unit: 'ml', withMeal: '', note: ' ' }),
    ).toEqual({
      kind: 'medicine',
      name: 'Semintra',
      amount: 2.5,
      unit: 'ml',
      plan: plan(),
      withMeal: null,
      firstDay: '2025-03-01',
      note: null,
    })
    expect(parseAmount('0')).toBeNull()
    expect(parseAmount('1,2345')).toBeNull()
    expect(parseAmount('10000')).toBe(10_000)
    expect(parseAmount('10001')).toBeNull()
  })

  test.each([
    [{ name: ' ' }, { name: 'Nom du traitement requis' }],
    [{ name: 'x'.repeat(101) }, { name: '100 caractères au plus' }],
    [{ amount: 'deux' }, { amount: 'La quantité doit être un nombre entre 0,001 et 10 000' }],
    [{ unit: 'mg' }, { amount: 'Indiquez la quantité' }],
    [{ amount: 1, unit: 'kg' }, { unit: 'Unité inconnue' }],
    [{ firstDay: '2025-02-30' }, { firstDay: 'Date de début invalide' }],
    [{ lastDay: '2025-02-28' }, { lastDay: 'La date de fin est avant la date de début' }],
    // JSON has no functions, so that such an object cannot be compared.
    [{ lastDay: { toString: 1 } }, { lastDay: 'Date de fin invalide' }],
    [{ firstDay: { valueOf: 1, toString: 1 } }, { firstDay: 'Date de début invalide' }],
    [{ note: 'x'.repeat(281) }, { note: '280 caractères au plus' }],
    [
      { plan: { kind: 'days', everyDays: 1, times: [] } },
      { 'plan.times': 'Indiquez de 1 à 6 heures par jour' },
    ],
  ])('%o', (overrides, errors) => {
    expect(fieldErrorsOf(treatmentInput, { ...treatment, ...overrides })).toEqual(errors)
  })

  test('a change has its first day, or null', () => {
    expect(treatmentChange.parse({ ...treatment, from: '2025-03-12' }).from).toBe('2025-03-12')
    expect(fieldErrorsOf(treatmentChange, { ...treatment, from: 'mercredi' })).toEqual({
      from: 'Date du changement invalide',
    })
  })
})

describe('a dose (product/care 2.1)', () => {
  test.each([
    [{}, {}],
    [{ time: '08:00', amountMl: 500, site: 'left', note: 'x'.repeat(140) }, {}],
    [{ amountMl: 501 }, { amountMl: 'Le volume va de 1 à 500 mL' }],
    [{ amountMl: 0 }, { amountMl: 'Le volume va de 1 à 500 mL' }],
    [{ note: 'x'.repeat(141) }, { note: '140 caractères au plus' }],
    [{ outcome: 'lost' }, { outcome: 'Valeurs possibles\u00a0: given, skipped' }],
    [{ day: '16/03/2025' }, { day: 'Jour invalide' }],
    [{ time: '25:00' }, { time: 'Heure invalide' }],
  ])('%o', (overrides, errors) => {
    expect(fieldErrorsOf(doseInput, { ...dose, ...overrides })).toEqual(errors)
  })
})
