import { expect, test } from 'vitest'
import { NoResponseError, toFailure, unexpectedFailure } from './graphqlError'

const errors = [
  {
    message: 'Adresse déjà prise',
    extensions: { code: 'EMAIL_TAKEN', fields: { email: 'Adresse déjà prise', odd: 3 } },
  },
]
const failure = {
  code: 'EMAIL_TAKEN',
  message: 'Adresse déjà prise',
  fields: { email: 'Adresse déjà prise' },
}

test('reads what Relay throws', () => {
  expect(toFailure(Object.assign(new Error('No data returned'), { source: { errors } }))).toEqual(
    failure,
  )
})

test('reads the errors beside partial data', () => {
  expect(toFailure(errors)).toEqual(failure)
})

test('distinguishes a missing response from a refusal', () => {
  expect(toFailure(new NoResponseError('Connexion impossible.'))).toEqual({
    code: 'NO_RESPONSE',
    message: 'Connexion impossible.',
    fields: {},
  })
})

test.each([null, undefined, 'text', new Error('x'), [], { source: {} }])(
  'anything else is unexpected: %j',
  (odd) => {
    expect(toFailure(odd)).toEqual(unexpectedFailure)
  },
)
