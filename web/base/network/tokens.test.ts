// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { accountOf, clearTokens, expiryOf, isExpired, readTokens, storeTokens } from './tokens'

const token = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_')}.sign`

beforeEach(() => localStorage.clear())

test('there is no session without both tokens', () => {
  expect(readTokens()).toBeNull()
  localStorage.setItem('accessToken', 'a')
  expect(readTokens()).toBeNull()
  storeTokens({ accessToken: 'a', refreshToken: 'r' })
  expect(readTokens()).toEqual({ accessToken: 'a', refreshToken: 'r' })
  clearTokens()
  expect(readTokens()).toBeNull()
})

test.each([
  ['before exp', 99_999, false],
  ['at exp', 100_000, true],
  ['past exp', 100_001, true],
])('expired when now is at or past exp: %s', (_, now, expired) => {
  expect(isExpired(token({ exp: 100 }), now)).toBe(expired)
})

test.each(['', 'no token', 'a.b.c', token({}), token({ exp: 'soon' }), `x.${btoa('null')}.y`])(
  'unreadable counts as expired: %j',
  (bad) => {
    expect(expiryOf(bad)).toBeNull()
    expect(isExpired(bad, 0)).toBe(true)
  },
)

test('reads the user of a token, also from base64url', () => {
  expect(accountOf(token({ sub: 'a-b', note: '>>>???' }))).toBe('a-b')
  expect(accountOf('broken')).toBeNull()
})
