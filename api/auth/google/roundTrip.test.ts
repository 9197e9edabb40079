import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { purge } from '../../jobs/purge'
import { createGoogleBrowser } from '../../testing/googleBrowser'
import { type OidcProvider, startOidcProvider } from '../../testing/servers/oidcProvider'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'

// Tests the redirects to the provider and back: only a response to this browser's own request signs
// in.

const publicUrl = 'http://localhost:3000'

let provider: OidcProvider
let app: TestApp
beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl })
  app = await createTestApp(provider.settings)
  provider.accounts.set('lea', { email: 'lea@example.org', email_verified: true })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const signedIn = `${publicUrl}/home`
const refused = (reason: string) => `${publicUrl}/login?google=${reason}`
const withoutAuth = ({ origin, pathname, search }: URL) =>
  origin + pathname + search.replace(/\?auth=.+/, '')

function tamper(address: URL, name: string, value: string): URL {
  expect(address.searchParams.get(name)).not.toBeNull()
  const other = new URL(address)
  other.searchParams.set(name, value)
  return other
}

test('the user is redirected with a request for a code, with state, nonce and a PKCE challenge', async () => {
  const { searchParams } = await createGoogleBrowser(app).openGoogle()
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'nephrochat',
    redirect_uri: `${publicUrl}/api/auth/google/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
    code_challenge: expect.stringMatching(/^.{43}$/),
    code_challenge_method: 'S256',
  })
})

test('the provider’s response signs the user in', async () => {
  expect(withoutAuth(await createGoogleBrowser(app).signIn('lea'))).toBe(signedIn)
})

test.each([
  ['?mark=a-mark_1', { mark: 'a-mark_1' }],
  ['', {}],
  ['?mark=a%20b', {}],
  [`?mark=${'a'.repeat(65)}`, {}],
  ['?mark=a&mark=b', {}],
])(
  'the mark of the page returns with the tokens, and nothing else does: %s',
  async (query, mark) => {
    const browser = createGoogleBrowser(app)
    const { searchParams } = await browser.followCallback(
      await browser.signInAtProvider(await browser.openGoogle(query), 'lea'),
    )
    expect(JSON.parse(atob(searchParams.get('auth')!))).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      ...mark,
    })
  },
)

test.each([
  ['state', 'state'],
  ['code', 'code'],
  ['issuer', 'iss'],
])('a response with another %s signs no user in', async (_, name) => {
  const browser = createGoogleBrowser(app)
  const callback = await browser.signInAtProvider(await browser.openGoogle(), 'lea')
  expect((await browser.followCallback(tamper(callback, name, 'another'))).href).toBe(
    refused('failed'),
  )
})

test.each([
  ['nonce', 'nonce'],
  ['PKCE challenge', 'code_challenge'],
])('a response to another %s signs no user in', async (_, name) => {
  const browser = createGoogleBrowser(app)
  const callback = await browser.signInAtProvider(
    tamper(await browser.openGoogle(), name, 'a'.repeat(43)),
    'lea',
  )
  expect((await browser.followCallback(callback)).href).toBe(refused('failed'))
})

test('a response is accepted once, and only from the browser that made the request', async () => {
  const browser = createGoogleBrowser(app)
  const callback = await browser.signInAtProvider(await browser.openGoogle(), 'lea')
  const otherBrowser = createGoogleBrowser(app)
  expect((await otherBrowser.followCallback(callback)).href).toBe(refused('failed'))
  await otherBrowser.openGoogle()
  expect((await otherBrowser.followCallback(callback)).href).toBe(refused('failed'))
  const cookie = browser.cookies()
  expect(withoutAuth(await browser.followCallback(callback))).toBe(signedIn)
  expect(browser.cookies()).toEqual(
    expect.not.arrayContaining([expect.stringContaining('nephrochat')]),
  )
  expect((await createGoogleBrowser(app, cookie).followCallback(callback)).href).toBe(
    refused('failed'),
  )
})

test('a return without a response signs no user in', async () => {
  const browser = createGoogleBrowser(app)
  await browser.openGoogle()
  for (const query of [
    '',
    '?code=',
    '?state=x&code=y',
    '?error=server_error',
    '?code=%00',
    '?auth=x',
  ]) {
    expect(
      (await browser.followCallback(new URL(`${publicUrl}/api/auth/google/callback${query}`))).href,
    ).toBe(refused('failed'))
  }
})

test('a user who refuses at the provider gets a message about it', async () => {
  const browser = createGoogleBrowser(app)
  expect(
    (await browser.followCallback(await browser.signInAtProvider(await browser.openGoogle(), null)))
      .href,
  ).toBe(refused('cancelled'))
})

test('after ten minutes a response is refused', async () => {
  const browser = createGoogleBrowser(app)
  const callback = await browser.signInAtProvider(await browser.openGoogle(), 'lea')
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + 10 * MINUTE_MS)
  expect((await browser.followCallback(callback)).href).toBe(refused('failed'))
  app.clock.now = now
})

test('an expired transaction without a response is removed, and sets no cookie', async () => {
  const { prisma } = app.services
  await prisma.signInTransaction.deleteMany()
  const browser = createGoogleBrowser(app)
  await browser.openGoogle()
  const [row] = await prisma.signInTransaction.findMany()
  const [, id] = /nephrochat-google=s%3A([^.]+)\./.exec(browser.cookies().join())!
  expect(JSON.stringify(row)).not.toContain(id)
  await purge(app.database, new Date(app.clock.now.getTime() + 9 * MINUTE_MS))
  expect(await prisma.signInTransaction.count()).toBe(1)
  await purge(app.database, new Date(app.clock.now.getTime() + 10 * MINUTE_MS))
  expect(await prisma.signInTransaction.count()).toBe(0)
})

test('another process accepts the response', async () => {
  const other = await createSecondApp(app, provider.settings)
  const browser = createGoogleBrowser(app)
  const callback = await browser.signInAtProvider(await browser.openGoogle(), 'lea')
  const there = createGoogleBrowser(other, browser.cookies())
  expect(withoutAuth(await there.followCallback(callback))).toBe(signedIn)
  await other.close()
})

test('the cookie of a sign-in is limited to its paths and hidden from scripts; over https it is secure', async () => {
  const cookie = async (PUBLIC_URL: string) => {
    const its = await createSecondApp(app, { ...provider.settings, PUBLIC_URL })
    const { headers } = await fetch(`${its.url}/api/auth/google`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'https' },
    })
    await its.close()
    return headers.get('set-cookie')
  }
  expect(await cookie('http://localhost:3000')).toMatch(
    /^nephrochat-google=[^;]+; Path=\/api\/auth\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
  expect(await cookie('https://nephrochat.example')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

test('an unreachable provider is reported, and its metadata is fetched again at the next sign-in', async () => {
  const closedProvider = await startOidcProvider({ publicUrl })
  const its = await createSecondApp(app, closedProvider.settings)
  await closedProvider.close()
  const browser = createGoogleBrowser(its)
  expect((await browser.openGoogle()).href).toBe(refused('unavailable'))
  const back = await startOidcProvider({
    publicUrl,
    port: Number(new URL(closedProvider.issuer).port),
  })
  back.accounts.set('lea', { email: 'lea@example.org', email_verified: true })
  const callback = await browser.signInAtProvider(await browser.openGoogle(), 'lea')
  await back.close()
  expect((await browser.followCallback(callback)).href).toBe(refused('failed'))
  await its.close()
})

test('without a configured provider, both addresses redirect to the login page', async () => {
  const appWithoutGoogle = await createSecondApp(app)
  const browser = createGoogleBrowser(appWithoutGoogle)
  expect((await browser.openGoogle()).href).toBe(refused('unavailable'))
  expect(
    (await browser.followCallback(new URL(`${publicUrl}/api/auth/google/callback?code=x`))).href,
  ).toBe(refused('unavailable'))
  await appWithoutGoogle.close()
})
