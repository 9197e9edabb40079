import { expect, test } from 'vitest'
import { doubleDoseQuestion } from './doubleDoseQuestion'

const dose = { at: '2025-03-14T07:12:00.000Z', by: 'Ada' }

test.each([
  [null, 'Déjà donné à 08:12 par Ada. Noter une deuxième prise\u202f?'],
  [
    8,
    'Déjà donné à 08:12 par Ada. Intervalle le plus court\u00a0: 8 h. Noter une deuxième prise\u202f?',
  ],
  [
    72,
    'Déjà donné à 08:12 le 14/03 par Ada. Intervalle le plus court\u00a0: 72 h. Noter une deuxième prise\u202f?',
  ],
])('the question about a second dose, with a shortest interval of %s hours', (hours, question) => {
  expect(doubleDoseQuestion(dose, 'Europe/Paris', hours)).toBe(question)
})
