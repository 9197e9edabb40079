import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTokens, storeTokens, type Tokens } from '../base/network/tokens'
import { rememberDestination } from './destination'
import { beginGoogle } from './googleMark'

// product/accounts 4.3: the `auth` of an address is a hand-off.

const pairOf = (sub: string, mark: string): Tokens => ({
  accessToken: `head.${btoa(JSON.stringify({ sub }))}.${mark}`,
  refreshToken: `${sub} ${mark}`,
})
const lea = pairOf('lea', 'hand-off')
const encoded = (value: unknown) => btoa(JSON.stringify(value))

/** The `auth` of a sign-in that this tab began. */
function began(tokens: object): string {
  beginGoogle('mark')
  return encoded({ ...tokens, mark: 'mark' })
}

/** What was asked of the server, which knows these refresh tokens. */
function server(...known: Tokens[]) {
  const asked: { refreshToken: string; timeZone?: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    // Whatever is asked, the address is clean by then.
    expect(window.location.search).not.toContain('auth')
    const { input } = JSON.parse(body).variables
    asked.push(input)
    const found = known.find(({ refreshToken }) => refreshToken === input.refreshToken)
    if (!found)
      return Response.json({
        errors: [{ message: 'Session expirée', extensions: { code: 'UNAUTHENTICATED' } }],
      })
    return Response.json({ data: { refresh: pairOf(found.refreshToken.split(' ')[0]!, 'next') } })
  })
  return asked
}

/** The page is opened at this address. */
async function open(address: string) {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  const { returned } = await import('./googleReturn')
  expect(window.location.search).not.toContain('auth')
  const { completeReturn } = await import('./googleExchange')
  return returned && completeReturn(returned)
}

const address = () => window.location.pathname + window.location.search
let warnings: string
beforeEach(() => {
  warnings = ''
  vi.spyOn(console, 'warn').mockImplementation((...said) => void (warnings += said.join(' ')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('an address without it asks nothing and stays as it is', async () => {
  const asked = server()
  expect(await open('/reset-password?token=x')).toBeNull()
  expect(address()).toBe('/reset-password?token=x')
  expect(asked).toEqual([])
})

test('what the server answers is stored, nothing of the address', async () => {
  const asked = server(lea)
  expect(await open(`/home?auth=${encodeURIComponent(began(lea))}&show=1`)).toEqual({
    kind: 'signedIn',
  })
  expect(readTokens()).toEqual(pairOf('lea', 'next'))
  expect(asked).toEqual([
    { refreshToken: lea.refreshToken, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ])
  expect(address()).toBe('/home?show=1')
  expect(warnings).toBe('')
})

test('base64 as addresses have it: with spaces for its +, or in the alphabet of addresses', async () => {
  const odd = { ...lea, note: '>>>~~~???' }
  expect(encoded(odd)).toMatch(/\+.*\//)
  for (const inAddress of [
    (base64: string) => base64,
    (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_'),
  ]) {
    const auth = inAddress(began(odd))
    server(lea)
    expect(await open(`/home?auth=${auth}`)).toEqual({ kind: 'signedIn' })
  }
})

test('she goes on to where she wanted to go, once', async () => {
  server(lea)
  rememberDestination('/analysis/x?period=90')
  await open(`/home?auth=${began(lea)}`)
  expect(address()).toBe('/analysis/x?period=90')
  await open(`/home?auth=${began(lea)}`)
  expect(address()).toBe('/home')
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
  'but never elsewhere: %j',
  async (path) => {
    server(lea)
    rememberDestination(path)
    await open(`/home?auth=${began(lea)}`)
    expect(window.location.href).toBe(`${window.location.origin}/home`)
  },
)

test.each([
  '',
  'nonsense',
  encoded(null),
  encoded({ accessToken: 'a' }),
  encoded({ ...lea, refreshToken: 1 }),
])('what cannot be read is gone and logged, its value is not: %j', async (auth) => {
  const asked = server()
  expect(await open(`/home?auth=${auth}`)).toBeNull()
  expect(address()).toBe('/home')
  expect(asked).toEqual([])
  expect(warnings).toContain('cannot be read')
  if (auth) expect(warnings).not.toContain(auth)
})

test('a refused one leads to the login page, and is logged without its value', async () => {
  server()
  expect(await open(`/home?auth=${began(lea)}`)).toEqual({ kind: 'refused' })
  expect(address()).toBe('/login?google=failed')
  expect(readTokens()).toBeNull()
  expect(warnings).toContain('was refused')
  expect(warnings).not.toContain(lea.refreshToken)
})

test('so does one without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await open(`/home?auth=${began(lea)}`)).toEqual({ kind: 'refused' })
  expect(address()).toBe('/login?google=failed')
})

test('a refused one harms no session', async () => {
  const present = pairOf('lea', 'present')
  storeTokens(present)
  server(present)
  expect(await open(`/home?auth=${began(lea)}`)).toEqual({ kind: 'refused' })
  expect(readTokens()).toEqual(present)
  expect(address()).toBe('/home')
})

test('a new session of the same person takes the place of her old one, unasked', async () => {
  storeTokens(pairOf('lea', 'present'))
  server(lea)
  expect(await open(`/home?auth=${encoded(lea)}`)).toEqual({ kind: 'signedIn' })
  expect(readTokens()).toEqual(pairOf('lea', 'next'))
})

test('the live session of somebody else stays, and she is to be asked', async () => {
  const nina = pairOf('nina', 'present')
  storeTokens(nina)
  server(lea, nina)
  expect(await open(`/home?auth=${began(lea)}`)).toEqual({
    kind: 'toAsk',
    tokens: pairOf('lea', 'next'),
  })
  expect(readTokens()).toEqual(pairOf('nina', 'next'))
})

test('one that is over does not', async () => {
  storeTokens(pairOf('nina', 'over'))
  server(lea)
  expect(await open(`/home?auth=${began(lea)}`)).toEqual({ kind: 'signedIn' })
  expect(readTokens()).toEqual(pairOf('lea', 'next'))
})

test('who began no sign-in here is asked, and nothing is stored: the link may be an attacker’s, into the attacker’s account', async () => {
  server(lea)
  expect(await open(`/home?auth=${encoded(lea)}`)).toEqual({
    kind: 'toAsk',
    tokens: pairOf('lea', 'next'),
  })
  expect(readTokens()).toBeNull()
})

test('so is who began one, and opens another’s link meanwhile, with a mark or without', async () => {
  for (const more of [{}, { mark: '' }, { mark: 'another' }, { mark: 'undefined' }, { mark: 7 }]) {
    server(lea)
    beginGoogle('mark')
    expect(await open(`/home?auth=${encoded({ ...lea, ...more })}`)).toMatchObject({
      kind: 'toAsk',
    })
    // Nor does the mark hold for what comes after it.
    server(lea)
    expect(await open(`/home?auth=${encoded({ ...lea, mark: 'mark' })}`)).toMatchObject({
      kind: 'toAsk',
    })
  }
})

test('a mark holds for ten minutes', async () => {
  const auth = began(lea)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 })
  server(lea)
  expect(await open(`/home?auth=${auth}`)).toMatchObject({ kind: 'toAsk' })
  vi.useRealTimers()
})
