import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { readAccessToken, signAccessToken } from './accessToken'

// Both this library (fast-jwt) and another one read a token; only one algorithm is accepted.

const secret = 'a secret of the tests, 32 characters'
const secrets = [secret] as const
const key = new TextEncoder().encode(secret)
const now = new Date('2025-03-16T08:00:00Z')
const seconds = now.getTime() / 1000
const session = { userId: 'owner', familyId: 'phone', pair: 'third' }
const claims = { sub: 'owner', fam: 'phone', pair: 'third', exp: seconds + 60 }
const byLibrary = (payload: object, header: object = {}) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)

test('another library reads the tokens that we sign, and we read the tokens that it signs', async () => {
  const { payload } = await jwtVerify(signAccessToken(session, secrets, now), key, {
    currentDate: now,
  })
  expect(payload).toEqual({
    sub: 'owner',
    fam: 'phone',
    pair: 'third',
    iat: seconds,
    exp: seconds + 15 * 60,
  })
  expect(readAccessToken(await byLibrary(claims), secrets, now)).toEqual(session)
})

test('a token is valid until its last second, and expired in it', () => {
  const token = signAccessToken(session, secrets, now, 60)
  expect(readAccessToken(token, secrets, new Date(now.getTime() + 59_999))).toEqual(session)
  expect(readAccessToken(token, secrets, new Date(now.getTime() + MINUTE_MS))).toBeNull()
})

test('a token with any character changed is invalid', () => {
  const token = signAccessToken(session, secrets, now)
  for (let index = 0; index < token.length; index += 1) {
    // The last character of 32 bytes has two unused bits.
    if (index === token.length - 1) continue
    const other = token[index] === 'A' ? 'B' : 'A'
    expect(
      readAccessToken(token.slice(0, index) + other + token.slice(index + 1), secrets, now),
    ).toBeNull()
  }
  for (const cut of [
    '',
    '.',
    '..',
    token.slice(0, -2),
    `${token}.`,
    `${token}.x`,
    token.split('.').slice(0, 2).join('.'),
  ]) {
    expect(readAccessToken(cut, secrets, now)).toBeNull()
  }
})

test.each<[string, () => Promise<string>]>([
  ['another secret', async () => signAccessToken(session, [`${secret}!`], now)],
  [
    'another algorithm',
    () => new SignJWT(claims).setProtectedHeader({ alg: 'HS512', typ: 'JWT' }).sign(key),
  ],
  ['another kind', () => byLibrary(claims, { typ: 'at+jwt' })],
  ['no expiry', () => byLibrary({ sub: 'owner', fam: 'phone' })],
  ['an expiry in words', () => byLibrary({ ...claims, exp: 'tomorrow' })],
  ['no user', () => byLibrary({ fam: 'phone', exp: claims.exp })],
  ['no family', () => byLibrary({ sub: 'owner', exp: claims.exp })],
])('%s: no token of ours', async (_, make) => {
  expect(readAccessToken(await make(), secrets, now)).toBeNull()
})
