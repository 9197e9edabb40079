import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGoogleBrowser } from '../../testing/googleBrowser'
import {
  type OidcProvider,
  type ProviderAccount,
  startOidcProvider,
} from '../../testing/servers/oidcProvider'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'
import { findOrCreateGoogleUser } from './account'

// product/accounts 4.2: which user a Google account signs in, and which it does not.

let provider: OidcProvider
let app: TestApp
beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl: 'http://localhost:3000' })
  app = await createTestApp(provider.settings)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const signIn = (name: string) => createGoogleBrowser(app).signIn(name)

function signInAs(name: string, account: ProviderAccount = {}): Promise<URL> {
  provider.accounts.set(name, {
    email: `${name}@example.org`,
    email_verified: true,
    given_name: 'Léa',
    family_name: 'Martin',
    ...account,
  })
  return signIn(name)
}

const refresh = (refreshToken: string) =>
  app.graphql(
    'mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken refreshToken } }',
    { input: { refreshToken } },
  )
const login = (email: string) =>
  app.graphql('mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
    input: { email, password: 'correct horse' },
  })
const readViewer = (token: string) =>
  app.graphql('{ viewer { uuid email emailVerified firstName lastName } }', {}, token)

async function viewerOf(address: URL) {
  expect(address.pathname).toBe('/home')
  const { refreshToken } = JSON.parse(atob(address.searchParams.get('auth')!))
  const { accessToken } = (await refresh(refreshToken)).data.refresh
  return (await readViewer(accessToken)).data.viewer
}

const prove = (email: string) =>
  app.services.prisma.user.update({ where: { email }, data: { emailVerifiedAt: app.clock.now } })
const reasonOf = ({ pathname, search }: URL) => pathname + search

test('a new user gets an account with a proven address', async () => {
  const viewer = await viewerOf(await signInAs('lea', { email: 'Lea@Example.org' }))
  expect(viewer).toEqual({
    uuid: expect.any(String),
    email: 'lea@example.org',
    emailVerified: true,
    firstName: 'Léa',
    lastName: 'Martin',
  })
})

test('a returning Google account signs in the same user, even if its address at Google changed', async () => {
  const first = await viewerOf(await signInAs('again'))
  const second = await viewerOf(await signInAs('again', { email: 'moved@example.org' }))
  expect(second).toEqual(first)
})

test('ten parallel sign-ins of a new user create one account', async () => {
  const { prisma, limits } = app.services
  const identity = {
    subject: 'many',
    provenEmail: 'many@example.org',
    firstName: 'Léa',
    lastName: 'Martin',
  }
  const parallelSignIns = Array.from({ length: 10 }, () =>
    findOrCreateGoogleUser(prisma, limits, { identity, now: app.clock.now, network: 'x' }),
  )
  const ids = (await Promise.all(parallelSignIns)).map(
    (user) => typeof user === 'object' && user.id,
  )
  expect(new Set(ids)).toEqual(new Set([expect.any(String)]))
})

test('an account with a proven address is linked, and keeps its password and its sessions', async () => {
  const { email, accessToken } = await app.register('proven@example.org')
  await prove(email)
  const viewer = await viewerOf(
    await signInAs('proven', { email: 'Proven@example.org', given_name: 'Autre' }),
  )
  expect(viewer).toEqual((await readViewer(accessToken)).data.viewer)
  expect(viewer.firstName).toBe('Ada')
  expect((await login(email)).data.login).not.toBeNull()
})

test('if Google proves an address that the account never proved, its password and sessions are removed', async () => {
  const { email, accessToken, refreshToken } = await app.register('squatted@example.org')
  const viewer = await viewerOf(await signInAs('squatted'))
  expect(viewer).toMatchObject({ email, emailVerified: true })
  expect((await readViewer(accessToken)).status).toBe(401)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await login(email)).errors?.[0]?.extensions.code).toBe('BAD_CREDENTIALS')
})

test.each([
  ['returns an unverified address', { email_verified: false }],
  ['does not return whether it is verified', { email_verified: undefined }],
  ['returns no address', { email: undefined }],
])(
  'if Google %s, no user is signed in, nothing is linked and no account is created',
  async (_, account) => {
    const { email, accessToken } = await app.register()
    const before = await app.services.prisma.user.count()
    expect(reasonOf(await signInAs('unsure', { email, ...account }))).toBe(
      '/login?google=unverified',
    )
    expect(reasonOf(await signInAs('unknown', account))).toBe('/login?google=unverified')
    expect(await app.services.prisma.user.count()).toBe(before)
    expect((await readViewer(accessToken)).status).toBe(200)
    expect((await login(email)).data.login).not.toBeNull()
  },
)

test('a long address is taken whole, and one that an account cannot have is not made another', async () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(50)}.example.org`
  expect(await viewerOf(await signInAs('longAddress', { email: long }))).toMatchObject({
    email: long,
    emailVerified: true,
  })
  const { email } = await app.register('kim@example.org')
  await prove(email)
  const before = await app.services.prisma.user.count()
  // U+212A, the Kelvin sign, is 'k' in lower case.
  for (const other of [
    '\u212aim@example.org',
    'k\u200bim@example.org',
    'kim\0@example.org',
    'é@example.org',
    'kim',
  ])
    expect(reasonOf(await signInAs('other', { email: other }))).toBe('/login?google=unverified')
  expect(await app.services.prisma.user.count()).toBe(before)
})

test('an address that changed owners at Google does not open the former owner’s account', async () => {
  await signInAs('former', { email: 'office@example.org' })
  expect(reasonOf(await signInAs('successor', { email: 'office@example.org' }))).toBe(
    '/login?google=taken',
  )
})

test('a Google account cannot be linked in advance to an address that is not its own', async () => {
  const { uuid } = await viewerOf(await signInAs('squatter'))
  const { prisma } = app.services
  await prisma.user.update({
    where: { id: uuid },
    data: { email: 'owner@example.org', emailVerifiedAt: null },
  })
  expect(await viewerOf(await signInAs('owner'))).toMatchObject({
    uuid,
    email: 'owner@example.org',
    emailVerified: true,
  })
  expect(await viewerOf(await signInAs('squatter'))).not.toMatchObject({ uuid })
})

test('names are taken from Google and shortened to the allowed length', async () => {
  expect(
    await viewerOf(await signInAs('mononym', { given_name: undefined, family_name: undefined })),
  ).toMatchObject({ firstName: 'mononym', lastName: '' })
  expect(
    await viewerOf(await signInAs('long', { given_name: ` ${'é'.repeat(300)}` })),
  ).toMatchObject({ firstName: 'é'.repeat(100) })
})

test('a provider whose ID tokens lack claims is queried at its userinfo endpoint', async () => {
  const userinfoProvider = await startOidcProvider({
    publicUrl: 'http://localhost:3000',
    addressIn: 'userinfo',
  })
  const its = await createSecondApp(app, userinfoProvider.settings)
  try {
    userinfoProvider.accounts.set('asked', {
      email: 'asked@example.org',
      email_verified: true,
      given_name: 'Léa',
      family_name: 'Martin',
    })
    expect(await viewerOf(await createGoogleBrowser(its).signIn('asked'))).toMatchObject({
      email: 'asked@example.org',
      firstName: 'Léa',
    })
  } finally {
    await its.close()
    await userinfoProvider.close()
  }
})

test('new accounts count as registrations for the rate limit', async () => {
  const limited = await createSecondApp(app, { ...provider.settings, RATE_LIMITS: 'on' })
  try {
    for (let n = 0; n < 100; n += 1) await limited.services.limits.take('registration', '127.0.0.1')
    provider.accounts.set('late', { email: 'late@example.org', email_verified: true })
    expect(reasonOf(await createGoogleBrowser(limited).signIn('late'))).toBe(
      '/login?google=limited',
    )
  } finally {
    await limited.close()
  }
})
