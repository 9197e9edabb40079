import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailedApp } from '../testing/mailedApp'
import { attackerPassword, createHijackCalls, victimPassword } from '../testing/preHijack'
import type { RestClient } from '../testing/restClient'
import type { MailServer } from '../testing/servers/mailServer'
import type { OidcProvider } from '../testing/servers/oidcProvider'
import type { TestApp } from '../testing/testApp'

// Tests that the confirmation of an address voids what another person prepared with it.

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

const { register, login, me, mailedToken, expectSignedOut, confirm } = createHijackCalls(() => ({
  provider,
  server,
  app,
  call,
}))

test('confirming a registration by another person ends its sessions and its password', async () => {
  const attacker = await register(victimEmail, attackerPassword)
  const second = (await login(victimEmail, attackerPassword)).body
  const proof = (await mailedToken(victimEmail))!
  // Its mail is not sent yet, so it has not ended the link of the registration.
  await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: attackerEmail, currentPassword: attackerPassword },
  })
  const proven = await confirm(proof)
  expect(proven).toEqual({
    emailChanged: false,
    needsPassword: true,
    resetToken: expect.any(String),
  })
  await expectSignedOut(attacker, second)
  expect((await login(victimEmail, attackerPassword)).status).toBe(401)
  expect(await mailedToken(attackerEmail)).toBeUndefined()
  const chosen = { token: proven.resetToken, password: victimPassword }
  expect((await call('POST /api/auth/reset-password', { body: chosen })).status).toBe(204)
  expect(
    (await me((await login(victimEmail, victimPassword)).body.accessToken)).body,
  ).toMatchObject({ email: victimEmail, emailVerified: true, pendingEmail: null })
})

test('confirming a change by another person voids the password of the account', async () => {
  const attacker = await register(attackerEmail, attackerPassword)
  expect(
    (await confirm((await mailedToken(attackerEmail))!, attacker.accessToken)).resetToken,
  ).toBeNull()
  await call('PATCH /api/users/me', {
    token: attacker.accessToken,
    body: { email: victimEmail, currentPassword: attackerPassword },
  })
  const proven = await confirm((await mailedToken(victimEmail))!)
  expect(proven).toEqual({
    emailChanged: true,
    needsPassword: true,
    resetToken: expect.any(String),
  })
  await expectSignedOut(attacker)
  expect((await login(victimEmail, attackerPassword)).status).toBe(401)
})

test('a confirmation ends nothing if the browser is signed in to the same account', async () => {
  const phone = await register(victimEmail, victimPassword)
  const laptop = (await login(victimEmail, victimPassword)).body
  expect(await confirm((await mailedToken(victimEmail))!, laptop.accessToken)).toEqual({
    emailChanged: false,
    needsPassword: false,
    resetToken: null,
  })
  expect((await me(phone.accessToken)).body).toMatchObject({ emailVerified: true })
  expect((await login(victimEmail, victimPassword)).status).toBe(200)

  const other = `other-${victimEmail}`
  const registered = await register(other, attackerPassword)
  expect((await confirm((await mailedToken(other))!, laptop.accessToken)).resetToken).not.toBeNull()
  await expectSignedOut(registered)
  expect((await me(laptop.accessToken)).status).toBe(200)
})
