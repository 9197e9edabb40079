import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMails } from '../jobs/dueMails'
import { openPost } from '../mail/post'
import { createGoogleBrowser } from '../testing/googleBrowser'
import { type MailServer, startMailServer } from '../testing/mailServer'
import { type OidcProvider, type ProviderAccount, startOidcProvider } from '../testing/oidcProvider'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Sudhodanan & Paverd, 'Pre-hijacked accounts' (2022): an attacker creates an account with a victim's address, and still
// has access after the victim recovers it. The paper's five attacks, each until the end.

let provider: OidcProvider
let server: MailServer
let app: TestApp
let call: RestClient
beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl: 'http://localhost:3000' })
  server = await startMailServer()
  app = await createTestApp({ ...provider.settings, SMTP_URL: server.url })
  call = await createRestClient(app)
})
afterAll(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

let stories = 0
let hers: string
let his: string
beforeEach(() => {
  stories += 1
  hers = `victim${stories}@example.org`
  his = `attacker${stories}@example.org`
})

interface Session {
  accessToken: string
  refreshToken: string
}
const hisPassword = 'the attacker’s own'
const herPassword = 'known to her alone'

async function register(email: string, password: string): Promise<Session> {
  const { status, body } = await call('POST /api/auth/register', {
    body: { email, password, firstName: 'Ada', lastName: 'Martin' },
  })
  expect(status).toBe(201)
  return body
}
const login = (email: string, password: string) =>
  call('POST /api/auth/login', { body: { email, password, rememberMe: true } })
const me = (token: string) => call('GET /api/users/me', { token })
const verify = (token: string) => call('POST /api/auth/verify-email', { body: { token } })

async function comeFromGoogle(
  account: ProviderAccount & { email: string },
  name = account.email,
): Promise<URL> {
  provider.accounts.set(name, { given_name: 'Léa', family_name: 'Martin', ...account })
  return await createGoogleBrowser(app).signIn(name)
}

async function withGoogle(email: string): Promise<Session> {
  const { searchParams } = await comeFromGoogle({ email, email_verified: true })
  const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
  return (await call('POST /api/auth/refresh', { body: { refreshToken } })).body
}

async function mailed(email: string): Promise<string | undefined> {
  await sendDueMails(app.services, openPost(app.services.env))
  const tokens = server.mails.filter(({ to }) => to === email).map(({ token }) => token)
  server.mails.length = 0
  return tokens.at(-1)
}

async function resetByMail(email: string, password: string): Promise<void> {
  await mailed(email)
  await call('POST /api/auth/forgot-password', { body: { email } })
  expect(
    (
      await call('POST /api/auth/reset-password', {
        body: { token: await mailed(email), password },
      })
    ).status,
  ).toBe(204)
}

async function expectOut(...sessions: Session[]): Promise<void> {
  for (const { accessToken, refreshToken } of sessions) {
    expect((await me(accessToken)).status).toBe(401)
    expect((await call('POST /api/auth/refresh', { body: { refreshToken } })).status).toBe(401)
  }
}
const refused = { status: 400, body: { code: 'INVALID_TOKEN' } }

test('classic-federated merge: who registered her address is out when she comes with Google', async () => {
  const attacker = await register(hers, hisPassword)
  const proof = await mailed(hers)
  const victim = await withGoogle(hers)
  expect((await me(victim.accessToken)).body).toMatchObject({ email: hers, emailVerified: true })
  await expectOut(attacker)
  expect((await login(hers, hisPassword)).status).toBe(401)
  expect(await verify(proof!)).toMatchObject(refused)
  expect(
    (
      await call('POST /api/auth/register', {
        body: { email: hers, password: hisPassword, firstName: 'A', lastName: 'B' },
      })
    ).status,
  ).toBe(409)
})

test('unexpired session identifier: no session of his outlives her reset', async () => {
  const first = await register(hers, hisPassword)
  const second = (await login(hers, hisPassword)).body
  const renewed = (
    await call('POST /api/auth/refresh', { body: { refreshToken: second.refreshToken } })
  ).body
  await resetByMail(hers, herPassword)
  // A lost answer can be repeated, but not after a reset.
  await expectOut(first, renewed, second)
  expect((await login(hers, hisPassword)).status).toBe(401)
  expect((await me((await login(hers, herPassword)).body.accessToken)).body).toMatchObject({
    email: hers,
    emailVerified: true,
  })
})

test('trojan identifier: his Google account opens no account of hers, whether or not she answered the mail that he had sent', async () => {
  const attacker = await withGoogle(his)
  const asked = await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: hers },
  })
  expect(asked.body).toMatchObject({ email: his, pendingEmail: hers })
  const proof = await mailed(hers)
  // The victim's address has no account: nothing to reset, and it can be registered.
  await call('POST /api/auth/forgot-password', { body: { email: hers } })
  expect(await mailed(hers)).toBeUndefined()

  expect((await verify(proof!)).status).toBe(204)
  await expectOut(attacker)
  await resetByMail(hers, herPassword)
  const victim = (await login(hers, herPassword)).body
  const back = await comeFromGoogle({ email: his, email_verified: true })
  expect(back.pathname + back.search).toBe('/login?google=replaced')
  expect((await me(victim.accessToken)).body).toMatchObject({ email: hers })
  expect(await app.services.prisma.user.count({ where: { googleSubject: his } })).toBe(0)
})

test('trojan identifier, as it was before: a Google account that was linked to an address that it never proved goes with her reset', async () => {
  const attacker = await withGoogle(his)
  // As a former version left it: the address changed at once, the link kept.
  await app.services.prisma.user.update({
    where: { email: his },
    data: { email: hers, emailVerifiedAt: null, googleEmail: null },
  })
  await resetByMail(hers, herPassword)
  await expectOut(attacker)
  const { accessToken } = await withGoogle(his)
  expect((await me(accessToken)).body).toMatchObject({ email: his })
  expect((await me((await login(hers, herPassword)).body.accessToken)).body).toMatchObject({
    email: hers,
  })
})

test('unexpired email change: the link that he kept is worth nothing once she reset, came with Google, or changed the password', async () => {
  const recoveries: Record<string, () => Promise<unknown>> = {
    reset: () => resetByMail(hers, herPassword),
    google: () => withGoogle(hers),
    password: async () => {
      const { body } = await login(hers, hisPassword)
      const change = { currentPassword: hisPassword, password: herPassword }
      expect(
        (await call('POST /api/auth/change-password', { token: body.accessToken, body: change }))
          .status,
      ).toBe(204)
    },
  }
  for (const [how, recover] of Object.entries(recoveries)) {
    hers = `${how}-${hers}`
    const attacker = await register(hers, hisPassword)
    await mailed(hers)
    const asked = await call('PATCH /api/users/me', {
      token: attacker.accessToken,
      body: { email: `${how}-${his}`, currentPassword: hisPassword },
    })
    expect(asked.status).toBe(200)
    const kept = await mailed(`${how}-${his}`)
    await recover()
    expect(await verify(kept!)).toMatchObject(refused)
    await expectOut(attacker)
    expect(await app.services.prisma.user.findUnique({ where: { email: hers } })).toMatchObject({
      pendingEmail: null,
    })
  }
})

const confirm = async (token: string, session?: string) =>
  (
    await app.graphql(
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { emailChanged needsPassword resetToken } }',
      { input: { token } },
      session,
    )
  ).data.verifyEmail

test('a registration with another person’s address: its confirmation ends sessions and password of the registration, and a password is chosen', async () => {
  const attacker = await register(hers, hisPassword)
  const second = (await login(hers, hisPassword)).body
  const proof = (await mailed(hers))!
  // Its mail is not sent yet, so it has not ended the link of the registration.
  await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: his, currentPassword: hisPassword },
  })
  const proven = await confirm(proof)
  expect(proven).toEqual({
    emailChanged: false,
    needsPassword: true,
    resetToken: expect.any(String),
  })
  await expectOut(attacker, second)
  expect((await login(hers, hisPassword)).status).toBe(401)
  expect(await mailed(his)).toBeUndefined()
  const chosen = { token: proven.resetToken, password: herPassword }
  expect((await call('POST /api/auth/reset-password', { body: chosen })).status).toBe(204)
  expect((await me((await login(hers, herPassword)).body.accessToken)).body).toMatchObject({
    email: hers,
    emailVerified: true,
    pendingEmail: null,
  })
})

test('an account’s address changed to another person’s: its confirmation voids the password of the account', async () => {
  const attacker = await register(his, hisPassword)
  expect((await confirm((await mailed(his))!, attacker.accessToken)).resetToken).toBeNull()
  await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: hers, currentPassword: hisPassword },
  })
  const proven = await confirm((await mailed(hers))!)
  expect(proven).toEqual({
    emailChanged: true,
    needsPassword: true,
    resetToken: expect.any(String),
  })
  await expectOut(attacker)
  expect((await login(hers, hisPassword)).status).toBe(401)
})

test('confirmed in a browser that is signed in to the account, nothing ends; in one of another account it does', async () => {
  const phone = await register(hers, herPassword)
  const laptop = (await login(hers, herPassword)).body
  expect(await confirm((await mailed(hers))!, laptop.accessToken)).toEqual({
    emailChanged: false,
    needsPassword: false,
    resetToken: null,
  })
  expect((await me(phone.accessToken)).body).toMatchObject({ emailVerified: true })
  expect((await login(hers, herPassword)).status).toBe(200)

  const other = `other-${hers}`
  const registered = await register(other, hisPassword)
  expect((await confirm((await mailed(other))!, laptop.accessToken)).resetToken).not.toBeNull()
  await expectOut(registered)
  expect((await me(laptop.accessToken)).status).toBe(200)
})

test('non-verifying identity provider: an address that it does not vouch for opens, links and keeps nothing', async () => {
  const claimed = { email: hers, email_verified: false }
  const refusal = '/login?google=unverified'
  const before = await comeFromGoogle(claimed, `impostor${stories}`)
  expect(before.pathname + before.search).toBe(refusal)
  const victim = await register(hers, herPassword)
  expect(await confirm((await mailed(hers))!, victim.accessToken)).toBeTruthy()
  const after = await comeFromGoogle(claimed, `impostor${stories}`)
  expect(after.pathname + after.search).toBe(refusal)

  // Nor can the attacker's own account claim the address later.
  const own = await withGoogle(his)
  const renamed = await comeFromGoogle(claimed, his)
  expect(renamed.pathname).toBe('/home')
  expect((await me(own.accessToken)).body).toMatchObject({ email: his })
  expect((await me(victim.accessToken)).body).toMatchObject({ email: hers })
})

test(
  'what he has under way at the moment of her reset leaves nothing behind',
  { timeout: 120_000 },
  async () => {
    const attacker = await register(hers, hisPassword)
    const as = { token: attacker.accessToken }
    await mailed(hers)
    await call('POST /api/auth/forgot-password', { body: { email: hers } })
    const reset = { token: await mailed(hers), password: herPassword }
    const state = { isOver: false }
    const again = async (attempt: () => Promise<unknown>) => {
      while (!state.isOver) await attempt()
    }
    const attempts = [
      () =>
        call('PATCH /api/users/me', { ...as, body: { email: his, currentPassword: hisPassword } }),
      () =>
        call('POST /api/auth/change-password', {
          ...as,
          body: { currentPassword: hisPassword, password: hisPassword },
        }),
    ]
    const flood = [...attempts, ...attempts, ...attempts].map(again)
    const done = await call('POST /api/auth/reset-password', { body: reset }).finally(
      () => void (state.isOver = true),
    )
    await Promise.all(flood)
    expect(done.status).toBe(204)
    await expectOut(attacker)
    expect(await app.services.prisma.user.findUnique({ where: { email: hers } })).toMatchObject({
      pendingEmail: null,
    })
    expect((await login(hers, hisPassword)).status).toBe(401)
    expect((await login(hers, herPassword)).status).toBe(200)
  },
)
