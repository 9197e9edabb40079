// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { readTokens, storeTokens, type Tokens } from '../base/network/tokens'
import { readMirror, updateMirror } from '../offline/mirror/mirrorDatabase'
import { rememberDestination } from './destination'
import { storeGoogleMark } from './googleMark'

// The `auth` of an address is a hand-off (product/accounts 4.3).

const pairOf = (sub: string, mark: string): Tokens => ({
  accessToken: `head.${btoa(JSON.stringify({ sub }))}.${mark}`,
  refreshToken: `${sub} ${mark}`,
})
const owner = pairOf('owner', 'hand-off')
const encoded = (value: unknown) => btoa(JSON.stringify(value))

/** Returns the `auth` of a sign-in that this tab began. */
function authOfThisTab(tokens: object): string {
  storeGoogleMark('mark')
  return encoded({ ...tokens, mark: 'mark' })
}

/** Simulates a server with these refresh tokens, and returns the received inputs. */
function server(...known: Tokens[]) {
  const requests: { refreshToken: string; timeZone?: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    // The address is clean before any request.
    expect(window.location.search).not.toContain('auth')
    const { input } = JSON.parse(body).variables
    requests.push(input)
    const found = known.find(({ refreshToken }) => refreshToken === input.refreshToken)
    if (!found)
      return Response.json({
        errors: [{ message: 'Session expirée', extensions: { code: 'UNAUTHENTICATED' } }],
      })
    return Response.json({ data: { refresh: pairOf(found.refreshToken.split(' ')[0]!, 'next') } })
  })
  return requests
}

/** Opens the page at this address. */
async function open(address: string) {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  const { handOff } = await import('./googleReturn')
  expect(window.location.search).not.toContain('auth')
  const { completeSignIn } = await import('./googleExchange')
  return handOff && completeSignIn(handOff)
}

const address = () => window.location.pathname + window.location.search
let warnings: string
beforeEach(() => {
  warnings = ''
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void (warnings += parts.join(' ')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('an address without `auth` sends nothing and is not changed', async () => {
  const requests = server()
  expect(await open('/reset-password?token=x')).toBeNull()
  expect(address()).toBe('/reset-password?token=x')
  expect(requests).toEqual([])
})

test('the server’s tokens are stored, not those of the address', async () => {
  const requests = server(owner)
  expect(await open(`/home?auth=${encodeURIComponent(authOfThisTab(owner))}&show=1`)).toEqual({
    kind: 'signedIn',
  })
  expect(readTokens()).toEqual(pairOf('owner', 'next'))
  expect(requests).toEqual([
    {
      refreshToken: owner.refreshToken,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ])
  expect(address()).toBe('/home?show=1')
  expect(warnings).toBe('')
})

test('base64 in an address is decoded: with spaces for ’+’, or in the URL alphabet', async () => {
  const odd = { ...owner, note: '>>>~~~???' }
  expect(encoded(odd)).toMatch(/\+.*\//)
  for (const inAddress of [
    (base64: string) => base64,
    (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_'),
  ]) {
    const auth = inAddress(authOfThisTab(odd))
    server(owner)
    expect(await open(`/home?auth=${auth}`)).toEqual({ kind: 'signedIn' })
  }
})

test('the user is sent to the remembered page, once', async () => {
  server(owner)
  rememberDestination('/analysis/x?period=90')
  await open(`/home?auth=${authOfThisTab(owner)}`)
  expect(address()).toBe('/analysis/x?period=90')
  await open(`/home?auth=${authOfThisTab(owner)}`)
  expect(address()).toBe('/home')
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
  'the remembered page must be of this app: %j',
  async (path) => {
    server(owner)
    rememberDestination(path)
    await open(`/home?auth=${authOfThisTab(owner)}`)
    expect(window.location.href).toBe(`${window.location.origin}/home`)
  },
)

test.each([
  '',
  'nonsense',
  encoded(null),
  encoded({ accessToken: 'a' }),
  encoded({ ...owner, refreshToken: 1 }),
])('an unreadable hand-off is removed and logged without its value: %j', async (auth) => {
  const requests = server()
  expect(await open(`/home?auth=${auth}`)).toBeNull()
  expect(address()).toBe('/home')
  expect(requests).toEqual([])
  expect(warnings).toContain('cannot be read')
  if (auth) expect(warnings).not.toContain(auth)
})

test('a refused sign-in leads to the login page, and is logged without its value', async () => {
  server()
  expect(await open(`/home?auth=${authOfThisTab(owner)}`)).toEqual({ kind: 'refused' })
  expect(address()).toBe('/login?google=failed')
  expect(readTokens()).toBeNull()
  expect(warnings).toContain('was refused')
  expect(warnings).not.toContain(owner.refreshToken)
})

test('a sign-in without a response leads to the login page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await open(`/home?auth=${authOfThisTab(owner)}`)).toEqual({ kind: 'refused' })
  expect(address()).toBe('/login?google=failed')
})

test('a refused sign-in does not end a session', async () => {
  const present = pairOf('owner', 'present')
  storeTokens(present)
  server(present)
  expect(await open(`/home?auth=${authOfThisTab(owner)}`)).toEqual({ kind: 'refused' })
  expect(readTokens()).toEqual(present)
  expect(address()).toBe('/home')
})

test('a new session of the same user replaces the old one without a question', async () => {
  storeTokens(pairOf('owner', 'present'))
  server(owner)
  expect(await open(`/home?auth=${encoded(owner)}`)).toEqual({ kind: 'signedIn' })
  expect(readTokens()).toEqual(pairOf('owner', 'next'))
})

test('a valid session of another user stays, and the user must confirm', async () => {
  const otherOwner = pairOf('otherOwner', 'present')
  storeTokens(otherOwner)
  server(owner, otherOwner)
  expect(await open(`/home?auth=${authOfThisTab(owner)}`)).toEqual({
    kind: 'needsConfirmation',
    tokens: pairOf('owner', 'next'),
  })
  expect(readTokens()).toEqual(pairOf('otherOwner', 'next'))
})

test('a session of another user that has ended is replaced, and its records are deleted', async () => {
  await updateMirror('otherOwner', () => ({ respondedAt: '', records: {} }))
  storeTokens(pairOf('otherOwner', 'over'))
  server(owner)
  expect(await open(`/home?auth=${authOfThisTab(owner)}`)).toEqual({ kind: 'signedIn' })
  expect(readTokens()).toEqual(pairOf('owner', 'next'))
  await expect.poll(() => readMirror('otherOwner')).toBeNull()
})

test('a sign-in that this tab did not begin is stored only once it is confirmed', async () => {
  server(owner)
  expect(await open(`/home?auth=${encoded(owner)}`)).toEqual({
    kind: 'needsConfirmation',
    tokens: pairOf('owner', 'next'),
  })
  expect(readTokens()).toBeNull()
})

test('a link of another sign-in must be confirmed even if this tab began one, with or without a mark', async () => {
  for (const more of [{}, { mark: '' }, { mark: 'another' }, { mark: 'undefined' }, { mark: 7 }]) {
    server(owner)
    storeGoogleMark('mark')
    expect(await open(`/home?auth=${encoded({ ...owner, ...more })}`)).toMatchObject({
      kind: 'needsConfirmation',
    })
    // The mark is not valid for a later return either.
    server(owner)
    expect(await open(`/home?auth=${encoded({ ...owner, mark: 'mark' })}`)).toMatchObject({
      kind: 'needsConfirmation',
    })
  }
})

test('a mark is valid for ten minutes', async () => {
  const auth = authOfThisTab(owner)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE_MS + 1_000 })
  server(owner)
  expect(await open(`/home?auth=${auth}`)).toMatchObject({ kind: 'needsConfirmation' })
  vi.useRealTimers()
})
