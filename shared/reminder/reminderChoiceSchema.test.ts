import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../testing/fieldErrorsOf'
import { proposedChoice } from './reminderChoice'
import { reminderChoiceSchema } from './reminderChoiceSchema'

test('the form’s default is a valid choice', () => {
  expect(reminderChoiceSchema.parse(proposedChoice)).toEqual(proposedChoice)
})

test('an empty time, and what a former build does not send, mean no reminder', () => {
  expect(
    reminderChoiceSchema.parse({ ...proposedChoice, questionsAt: '', dosesAgain: null }),
  ).toMatchObject({ questionsAt: null, dosesAgain: null })
  const { nextCheck: _, stock: __, ...older } = proposedChoice
  expect(reminderChoiceSchema.parse(older)).toEqual({
    ...proposedChoice,
    nextCheck: false,
    stock: false,
  })
})

test.each([
  [{ questionsAt: '25:00' }, { questionsAt: 'Heure invalide' }],
  [{ questionsAt: '22:00' }, { questionsAt: 'Cette heure est dans vos heures calmes' }],
  [
    { quietFrom: '', quietUntil: '7h' },
    { quietFrom: 'Heure invalide', quietUntil: 'Heure invalide' },
  ],
  [{ dosesAgain: 10 }, { dosesAgain: 'Délai inconnu\u00a0: 15, 30, 60, 120 minutes' }],
  [{ doses: 'yes' }, { doses: 'Valeurs possibles\u00a0: true, false' }],
])('%o is refused', (overrides, errors) => {
  expect(fieldErrorsOf(reminderChoiceSchema, { ...proposedChoice, ...overrides })).toEqual(errors)
})
