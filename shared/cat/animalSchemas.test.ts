import { describe, expect, test } from 'vitest'
import { fieldErrorsOf as errors } from '../testing/fieldErrorsOf'
import {
  closedAnimalForm,
  createAnimalInput,
  editAnimalForm,
  updateAnimalInput,
  weightInput,
} from './animalSchemas'

const AGE = "L'âge doit être un nombre entier positif"
const WEIGHT = 'Le poids doit être compris entre 0,3 et 25 kg'

describe('add a cat (product/cats 2.1)', () => {
  test('a name is enough', () => {
    expect(createAnimalInput.parse({ name: ' Mina ' })).toEqual({ name: 'Mina' })
    expect(errors(createAnimalInput, {})).toEqual({ name: 'Nom requis' })
    expect(errors(createAnimalInput, { name: '  ' })).toEqual({ name: 'Nom requis' })
  })

  test('empty fields are absent, the others trimmed, the species always the same', () => {
    const typed = {
      name: 'Mina',
      species: 'animal',
      breed: ' Siamois ',
      gender: '',
      age: '',
      birthDate: ' ',
      weight: '4,2',
      vetPhone: '',
    }
    expect(JSON.parse(JSON.stringify(createAnimalInput.parse(typed)))).toEqual({
      name: 'Mina',
      breed: 'Siamois',
      weight: '4.2',
    })
  })

  test.each([
    ['age', -1, AGE],
    ['age', 1.5, AGE],
    ['age', '7', AGE],
    ['age', 51, "L'âge ne dépasse pas 50 ans"],
    ['weight', '0,2', WEIGHT],
    ['weight', '42', WEIGHT],
    ['weight', 'lourd', WEIGHT],
    ['gender', 'M', 'Genre inconnu'],
    ['birthDate', '2025-02-30', 'Date de naissance invalide'],
    ['birthDate', 3, 'Date de naissance invalide'],
    ['vetPhone', '15', 'Numéro de téléphone invalide'],
    ['vetPhone', `01${' '.repeat(1_000)}23456789`, 'Numéro de téléphone invalide'],
    ['vetPhone', 'chez le vétérinaire', 'Numéro de téléphone invalide'],
    ['breed', 3, 'Race invalide'],
    ['breed', 'a'.repeat(101), '100 caractères au plus'],
  ])('%s %o is refused: %s', (field, value, message) => {
    expect(errors(createAnimalInput, { name: 'Mina', [field]: value })).toEqual({
      [field]: message,
    })
    expect(errors(updateAnimalInput, { [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ['age', 0],
    ['age', 50],
    ['weight', '0.3'],
    ['gender', 'male'],
    ['gender', 'female'],
    ['birthDate', '2015-05-12'],
    ['vetPhone', '01 23 45 67 89'],
    ['vetPhone', '+33 (0)1.23.45.67.89'],
  ])('%s %o is accepted', (field, value) => {
    expect(createAnimalInput.parse({ name: 'Mina', [field]: value })).toEqual({
      name: 'Mina',
      [field]: value,
    })
  })
})

describe('edit a cat (product/cats 2.2)', () => {
  test('a weight may be a JSON number', () => {
    expect(weightInput.parse({ weight: 4.25 })).toEqual({ weight: '4.25' })
    expect(updateAnimalInput.safeParse({ weight: 42 }).error?.issues[0]?.message).toBe(WEIGHT)
  })

  test('a patch changes present fields; an emptied field is null, except the name and the weight', () => {
    expect(updateAnimalInput.parse({})).toEqual({})
    expect(
      updateAnimalInput.parse({ breed: '', age: null, photoPath: null, weight: '4,25' }),
    ).toEqual({ breed: null, age: null, photoPath: null, weight: '4.25' })
    expect(errors(updateAnimalInput, { name: '', weight: ' ' })).toEqual({
      name: 'Nom requis',
      weight: 'Poids requis',
    })
    expect(errors(updateAnimalInput, { photoPath: 3 })).toEqual({
      photoPath: 'Adresse de photo invalide',
    })
  })

  test('the form requires a name, a weight, and an age or a birth date, all at once', () => {
    expect(errors(editAnimalForm, {})).toEqual({
      name: 'Nom requis',
      weight: 'Poids requis',
      age: AGE,
    })
    expect(errors(editAnimalForm, { name: 'Mina', weight: '4,2', age: 7 })).toEqual({})
    expect(
      errors(editAnimalForm, { name: 'Mina', weight: '4,2', birthDate: '2015-05-12' }),
    ).toEqual({})
    expect(errors(editAnimalForm, { name: 'Mina', weight: '42', age: '' })).toEqual({
      weight: WEIGHT,
      age: AGE,
    })
  })

  test('the form of a cat in memory requires no weight', () => {
    expect(errors(closedAnimalForm, {})).toEqual({ name: 'Nom requis', age: AGE })
    expect(errors(closedAnimalForm, { name: 'Mina', age: 7 })).toEqual({})
  })

  test('a weight is normalised, and required', () => {
    expect(weightInput.parse({ weight: ' 4,2 ' })).toEqual({ weight: '4.2' })
    expect(errors(weightInput, {})).toEqual({ weight: 'Poids requis' })
    expect(errors(weightInput, null)).toEqual({ '': 'Données invalides' })
  })
})
