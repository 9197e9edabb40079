import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFields } from '../../testing/entries'
import { fieldErrorsOf } from '../../testing/fieldErrorsOf'
import { measurementInput } from './measurementSchema'
import { groupFlags } from './sentAnswers'

const errors = (input: unknown) => fieldErrorsOf(measurementInput, input)

describe('the fields of a measurement (product/entries 3.1)', () => {
  test('all fields are optional and nullable, and absent ones stay absent', () => {
    expect(measurementInput.parse({})).toEqual({})
    const nothing = {
      waterMl: null,
      vomitingType: null,
      urinationSigns: null,
      note: null,
      quickHydrationValue: null,
    }
    expect(measurementInput.parse(nothing)).toEqual(nothing)
  })

  test.each([
    ['waterMl', 0, 2000, "La quantité d'eau doit être un nombre entier entre 0 et 2000 mL"],
    ['appetite', 1, 5, "L'appétit doit être compris entre 1 et 5"],
    ['vomiting', 0, 20, 'Les vomissements doivent être compris entre 0 et 20'],
    ['urination', 0, 20, 'Les urinations doivent être comprises entre 0 et 20'],
    ['lethargy', 1, 5, "L'énergie doit être comprise entre 1 et 5"],
  ])('%s: whole numbers from %s to %s', (field, min, max, message) => {
    for (const value of [min, max, null]) expect(errors({ [field]: value })).toEqual({})
    for (const value of [min - 1, max + 1, min + 0.5, String(min), true])
      expect(errors({ [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ['urinationBallSize', ['small', 'medium', 'large'], 'Taille de boule inconnue'],
    ['quickHydrationValue', ['less', 'normal', 'more'], "Choix d'hydratation inconnu"],
    ['subcutaneousPerfusion', ['yes', 'no'], 'Répondez par oui ou par non'],
  ])('%s: one of %s, never a legacy value', (field, values, message) => {
    for (const value of values) expect(errors({ [field]: value })).toEqual({})
    for (const value of ['+1', '0', 1, 'SMALL', true])
      expect(errors({ [field]: value })).toEqual({ [field]: message })
  })

  test('a note of 280 characters, emoji counted as one', () => {
    expect(errors({ note: '🐈'.repeat(280) })).toEqual({})
    expect(errors({ note: 'a'.repeat(281) })).toEqual({
      note: 'La note est limitée à 280 caractères',
    })
    expect(errors({ note: 'a\0' })).toEqual({ note: 'Caractère interdit' })
    expect(errors({ note: 'a\udc08' })).toEqual({ note: 'Caractère interdit' })
    expect(errors({ note: 1 })).toEqual({ note: 'La note doit être un texte' })
  })

  test('some flags of a group; the others, and nulls, are absent', () => {
    const input = {
      vomitingType: { hairball: true, regurgitation: null, other: 1 },
      urinationSigns: { straining: false },
    }
    expect(measurementInput.parse(input)).toEqual({
      vomitingType: { hairball: true },
      urinationSigns: { straining: false },
    })
    expect(
      errors({ vomitingType: { hairball: 'yes' }, urinationSigns: { noUrination: 1 } }),
    ).toEqual({
      'vomitingType.hairball': 'Cochez ou laissez vide',
      'urinationSigns.noUrination': 'Cochez ou laissez vide',
    })
    expect(errors({ vomitingType: 'oui', urinationSigns: [] })).toEqual({
      vomitingType: 'Type de vomissement invalide',
      urinationSigns: 'Signes urinaires invalides',
    })
  })

  test('a value that is no object', () => {
    for (const input of [null, 1, 'a', []])
      expect(errors(input)).toEqual({ '': 'Données invalides' })
  })

  test('it accepts the app’s answers, and never throws or returns an English message', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        fc.pre(!fields.note?.includes('\0'))
        expect(measurementInput.parse(groupFlags(fields))).toEqual(groupFlags(fields))
      }),
    )
    const wild = fc.record(
      Object.fromEntries(Object.keys(measurementInput.shape).map((key) => [key, fc.anything()])),
    )
    fc.assert(
      fc.property(wild, (input) => {
        expect(Object.values(errors(input)).join()).not.toMatch(/Invalid|expected|Too/)
      }),
    )
  })
})
