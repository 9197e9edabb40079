import { expect, test } from 'vitest'
import { NoResponseError } from '../../base/network/graphqlError'
import type { GraphQLResult } from '../../base/network/post'
import { outcomeOf, outcomeOfError } from './outcome'

const data = (payload: unknown) => ({ data: { updateMeasurement: payload } })
const error = (code: string, more: object = {}) => ({
  data: null,
  errors: [{ message: 'Non', extensions: { code, ...more } }],
})
const responseOf = (body: object, more: Partial<GraphQLResult> = {}): GraphQLResult => ({
  status: 200,
  body: body as GraphQLResult['body'],
  retryAfterS: null,
  isRefused: false,
  ...more,
})

test.each([
  ['saved', data({ kept: 'current' }), {}, { kind: 'sent', kept: 'current' }],
  ['saved as a revision', data({ kept: 'revision' }), {}, { kind: 'sent', kept: 'revision' }],
  [
    'saved, in the form of an older build',
    data({ measurement: { uuid: 'entry' } }),
    {},
    { kind: 'sent', kept: 'current' },
  ],
  ['data of something else', { data: { portal: 'welcome' } }, {}, { kind: 'intercepted' }],
  ['no data', { data: {} }, {}, { kind: 'intercepted' }],
  ['no session', error('UNAUTHENTICATED'), { status: 401 }, { kind: 'signedOut' }],
  [
    'too many, for so long',
    error('RATE_LIMITED'),
    { status: 429, retryAfterS: 12 },
    { kind: 'later', seconds: 12 },
  ],
  ['the database is unavailable', error('UNAVAILABLE'), {}, { kind: 'later', seconds: 30 }],
  ['the server’s fault', error('INTERNAL'), {}, { kind: 'failed' }],
  [
    'the cat was deleted',
    error('NOT_FOUND'),
    {},
    { kind: 'refused', refusal: { reason: 'Non', field: null, code: 'NOT_FOUND' } },
  ],
  [
    'the cat has as many as it may have',
    error('OVER_QUOTA'),
    {},
    { kind: 'refused', refusal: { reason: 'Non', field: null, code: 'OVER_QUOTA' } },
  ],
  [
    'a field is wrong',
    error('VALIDATION', { fields: { date: 'Trop ancienne' } }),
    {},
    { kind: 'refused', refusal: { reason: 'Trop ancienne', field: 'date', code: 'VALIDATION' } },
  ],
])('%s', (_, body, more, expected) => {
  expect(outcomeOf(responseOf(body, more))).toEqual(expected)
})

test('a proxy’s response counts as none, with its Retry-After', () => {
  expect(outcomeOfError(new NoResponseError('rien'))).toEqual({ kind: 'cutOff' })
  expect(outcomeOfError(new NoResponseError('rien', null, 403))).toEqual({ kind: 'intercepted' })
  expect(outcomeOfError(new NoResponseError('rien', 60, 503))).toEqual({
    kind: 'later',
    seconds: 60,
  })
  expect(outcomeOfError(new Error('the browser refused'))).toEqual({ kind: 'cutOff' })
})
