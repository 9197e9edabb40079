import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invalidTokenResponse } from '../testing/emailChange'
import { startMailedApp } from '../testing/mailedApp'
import { attackerPassword, createHijackCalls, victimPassword } from '../testing/preHijack'
import type { RestClient } from '../testing/restClient'
import type { MailServer } from '../testing/servers/mailServer'
import type { OidcProvider } from '../testing/servers/oidcProvider'
import type { TestApp } from '../testing/testApp'

// Sudhodanan & Paverd, 'Pre-hijacked accounts' (2022): an attacker creates an account with a
// victim's address, and still has access after the victim recovers it. Each of the paper's five
// attacks is run to its end.

let provider: OidcProvider
let server: MailServer
let app: TestApp
let call: RestClient
beforeAll(async () => {
  ;({ provider, server, app, call } = await startMailedApp())
})
afterAll(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

let caseNumber = 0
let victimEmail: string
let attackerEmail: string
beforeEach(() => {
  caseNumber += 1
  victimEmail = `victim${caseNumber}@example.org`
  attackerEmail = `attacker${caseNumber}@example.org`
})

const {
  register,
  login,
  me,
  verify,
  returnFromGoogle,
  signInByGoogle,
  mailedToken,
  resetByMail,
  expectSignedOut,
  confirm,
} = createHijackCalls(() => ({ provider, server, app, call }))

test('classic-federated merge: the victim’s Google sign-in ends the attacker’s access', async () => {
  const attacker = await register(victimEmail, attackerPassword)
  const proof = await mailedToken(victimEmail)
  const victim = await signInByGoogle(victimEmail)
  expect((await me(victim.accessToken)).body).toMatchObject({
    email: victimEmail,
    emailVerified: true,
  })
  await expectSignedOut(attacker)
  expect((await login(victimEmail, attackerPassword)).status).toBe(401)
  expect(await verify(proof!)).toMatchObject(invalidTokenResponse)
  expect(
    (
      await call('POST /api/auth/register', {
        body: { email: victimEmail, password: attackerPassword, firstName: 'A', lastName: 'B' },
      })
    ).status,
  ).toBe(409)
})

test('unexpired session identifier: the victim’s reset ends every session of the attacker', async () => {
  const first = await register(victimEmail, attackerPassword)
  const second = (await login(victimEmail, attackerPassword)).body
  const renewed = (
    await call('POST /api/auth/refresh', { body: { refreshToken: second.refreshToken } })
  ).body
  await resetByMail(victimEmail, victimPassword)
  // A lost response can be repeated, but not after a reset.
  await expectSignedOut(first, renewed, second)
  expect((await login(victimEmail, attackerPassword)).status).toBe(401)
  expect(
    (await me((await login(victimEmail, victimPassword)).body.accessToken)).body,
  ).toMatchObject({ email: victimEmail, emailVerified: true })
})

test('trojan identifier: the attacker’s Google account does not open the victim’s account', async () => {
  const attacker = await signInByGoogle(attackerEmail)
  const response = await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: victimEmail },
  })
  expect(response.body).toMatchObject({ email: attackerEmail, pendingEmail: victimEmail })
  const proof = await mailedToken(victimEmail)
  // The victim's address has no account: nothing to reset, and it can be registered.
  await call('POST /api/auth/forgot-password', { body: { email: victimEmail } })
  expect(await mailedToken(victimEmail)).toBeUndefined()

  expect((await verify(proof!)).status).toBe(204)
  await expectSignedOut(attacker)
  await resetByMail(victimEmail, victimPassword)
  const victim = (await login(victimEmail, victimPassword)).body
  const back = await returnFromGoogle({ email: attackerEmail, email_verified: true })
  expect(back.pathname + back.search).toBe('/login?google=replaced')
  expect((await me(victim.accessToken)).body).toMatchObject({ email: victimEmail })
  expect(await app.services.prisma.user.count({ where: { googleSubject: attackerEmail } })).toBe(0)
})

test('trojan identifier, in older data: a reset unlinks an unproven Google account', async () => {
  const attacker = await signInByGoogle(attackerEmail)
  // A former version changed the address at once and kept the link.
  await app.services.prisma.user.update({
    where: { email: attackerEmail },
    data: { email: victimEmail, emailVerifiedAt: null, googleEmail: null },
  })
  await resetByMail(victimEmail, victimPassword)
  await expectSignedOut(attacker)
  const { accessToken } = await signInByGoogle(attackerEmail)
  expect((await me(accessToken)).body).toMatchObject({ email: attackerEmail })
  expect(
    (await me((await login(victimEmail, victimPassword)).body.accessToken)).body,
  ).toMatchObject({ email: victimEmail })
})

test('unexpired email change: a reset, Google or a new password voids the attacker’s link', async () => {
  const recoveries: Record<string, () => Promise<unknown>> = {
    reset: () => resetByMail(victimEmail, victimPassword),
    google: () => signInByGoogle(victimEmail),
    password: async () => {
      const { body } = await login(victimEmail, attackerPassword)
      const change = { currentPassword: attackerPassword, password: victimPassword }
      expect(
        (await call('POST /api/auth/change-password', { token: body.accessToken, body: change }))
          .status,
      ).toBe(204)
    },
  }
  for (const [how, recover] of Object.entries(recoveries)) {
    victimEmail = `${how}-${victimEmail}`
    const attacker = await register(victimEmail, attackerPassword)
    await mailedToken(victimEmail)
    const response = await call('PATCH /api/users/me', {
      token: attacker.accessToken,
      body: { email: `${how}-${attackerEmail}`, currentPassword: attackerPassword },
    })
    expect(response.status).toBe(200)
    const mailedLink = await mailedToken(`${how}-${attackerEmail}`)
    await recover()
    expect(await verify(mailedLink!)).toMatchObject(invalidTokenResponse)
    await expectSignedOut(attacker)
    expect(
      await app.services.prisma.user.findUnique({ where: { email: victimEmail } }),
    ).toMatchObject({ pendingEmail: null })
  }
})

test('non-verifying identity provider: an unverified address opens, links and stores nothing', async () => {
  const claimed = { email: victimEmail, email_verified: false }
  const refusal = '/login?google=unverified'
  const before = await returnFromGoogle(claimed, `impostor${caseNumber}`)
  expect(before.pathname + before.search).toBe(refusal)
  const victim = await register(victimEmail, victimPassword)
  expect(await confirm((await mailedToken(victimEmail))!, victim.accessToken)).toBeTruthy()
  const after = await returnFromGoogle(claimed, `impostor${caseNumber}`)
  expect(after.pathname + after.search).toBe(refusal)

  // The attacker's own account cannot claim the address later either.
  const own = await signInByGoogle(attackerEmail)
  const renamed = await returnFromGoogle(claimed, attackerEmail)
  expect(renamed.pathname).toBe('/home')
  expect((await me(own.accessToken)).body).toMatchObject({ email: attackerEmail })
  expect((await me(victim.accessToken)).body).toMatchObject({ email: victimEmail })
})

test(
  'requests of the attacker during the victim’s reset leave nothing behind',
  { timeout: 120_000 },
  async () => {
    const attacker = await register(victimEmail, attackerPassword)
    const as = { token: attacker.accessToken }
    await mailedToken(victimEmail)
    await call('POST /api/auth/forgot-password', { body: { email: victimEmail } })
    const reset = { token: await mailedToken(victimEmail), password: victimPassword }
    const state = { isOver: false }
    const again = async (attempt: () => Promise<unknown>) => {
      while (!state.isOver) await attempt()
    }
    const attempts = [
      () =>
        call('PATCH /api/users/me', {
          ...as,
          body: { email: attackerEmail, currentPassword: attackerPassword },
        }),
      () =>
        call('POST /api/auth/change-password', {
          ...as,
          body: { currentPassword: attackerPassword, password: attackerPassword },
        }),
    ]
    const parallelRequests = [...attempts, ...attempts, ...attempts].map(again)
    const done = await call('POST /api/auth/reset-password', { body: reset }).finally(
      () => void (state.isOver = true),
    )
    await Promise.all(parallelRequests)
    expect(done.status).toBe(204)
    await expectSignedOut(attacker)
    expect(
      await app.services.prisma.user.findUnique({ where: { email: victimEmail } }),
    ).toMatchObject({ pendingEmail: null })
    expect((await login(victimEmail, attackerPassword)).status).toBe(401)
    expect((await login(victimEmail, victimPassword)).status).toBe(200)
  },
)
