import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { removeStalePending } from '../auth/addressChange'
import {
  createEmailCalls,
  currentPassword,
  invalidTokenResponse,
  emailTakenResponse,
} from '../testing/emailChange'
import { startMailedApp } from '../testing/mailedApp'
import type { RestClient } from '../testing/restClient'
import type { MailServer } from '../testing/servers/mailServer'
import type { OidcProvider } from '../testing/servers/oidcProvider'
import type { TestApp } from '../testing/testApp'

// A change of the account's address requires proof and takes effect when the
// address is proven.

let provider: OidcProvider
let server: MailServer
let app: TestApp
let call: RestClient
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  ;({ provider, server, app, call } = await startMailedApp({ ADMIN_EMAIL: 'admin@example.org' }))
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

const { mails, mailTo, verify, verifyAs, login, createProvenAccount, signInByGoogle } =
  createEmailCalls(() => ({ provider, server, app, call }))

test('a change of the address requires the password, and without it no other field changes', async () => {
  const { requestChange, me, email } = await createProvenAccount()
  expect(
    (await requestChange({ currentPassword: undefined, firstName: 'Zoé' })).body.fields,
  ).toEqual({ currentPassword: 'Mot de passe actuel requis' })
  expect((await requestChange({ currentPassword: 'faux', firstName: 'Zoé' })).body.fields).toEqual({
    currentPassword: 'Mot de passe actuel incorrect',
  })
  expect(await me()).toMatchObject({ email, pendingEmail: null, firstName: 'Ada' })
  expect(await mails()).toEqual([])
  expect(
    (
      await call('PATCH /api/users/me', {
        token: (await login(email)).accessToken,
        body: { email: email.toUpperCase() },
      })
    ).status,
  ).toBe(200)
})

test('a confirmed mail replaces the account’s address, and ends every other session', async () => {
  const { email, other, accessToken, me, requestChange } = await createProvenAccount()
  const elsewhere = (await login(email)).accessToken
  expect((await requestChange()).body).toMatchObject({
    email,
    pendingEmail: other,
    emailVerified: true,
  })
  const mail = (await mailTo(other))!
  expect(mail.subject).toBe('Confirmez votre nouvelle adresse email · NéphroChat')
  expect(mail.body).not.toContain(email)
  expect((await login(other)).code).toBe('BAD_CREDENTIALS')
  await call('POST /api/auth/forgot-password', { body: { email: other } })
  expect(await mails()).toEqual([])

  expect(await verifyAs(accessToken, mail.token)).toMatchObject({
    emailChanged: true,
    needsPassword: false,
  })
  expect(await me()).toMatchObject({ email: other, pendingEmail: null, emailVerified: true })
  expect((await me(elsewhere)).code).toBe('UNAUTHENTICATED')
  expect((await login(email)).code).toBe('BAD_CREDENTIALS')
  expect((await login(other)).user.email).toBe(other)
  const changeMail = (await mailTo(email))!
  expect(changeMail.subject).toBe('Votre adresse email a été modifiée · NéphroChat')
  expect(changeMail.body).not.toContain(other)
  expect(changeMail.body).toContain('/restore-email?token=')
  const again = await verify(mail.token)
  expect(again).toMatchObject(invalidTokenResponse)
  expect(again.body.detail).toBe('Cette adresse email est déjà confirmée.')
})

test('an address that is confirmed without a session ends every session and voids the password', async () => {
  const { me, requestedToken, other } = await createProvenAccount()
  const token = await requestedToken()
  expect((await verify(token)).status).toBe(204)
  expect((await verify(token)).body.detail).toBe('Cette adresse email est déjà confirmée.')
  expect((await me()).code).toBe('UNAUTHENTICATED')
  expect((await login(other)).code).toBe('BAD_CREDENTIALS')
})

test('a pending address ends after 24 hours, with another change, and when it is cancelled', async () => {
  const { email, other, me, requestChange, requestedToken } = await createProvenAccount()
  const first = await requestedToken()
  app.advanceClock(DAY_MS)
  expect(await verify(first)).toMatchObject(invalidTokenResponse)
  const { accessToken } = await login(email)
  expect(await me(accessToken)).toMatchObject({ pendingEmail: null })
  await removeStalePending(app.services.prisma, app.clock.now)
  expect(await app.services.prisma.user.findUnique({ where: { email } })).toMatchObject({
    pendingEmail: null,
    pendingUntil: null,
  })

  await requestChange({}, accessToken)
  const second = (await mailTo(other))!.token
  await requestChange({ email: `third-${email}` }, accessToken)
  expect(await verify(second)).toMatchObject(invalidTokenResponse)
  const third = (await mailTo(`third-${email}`))!.token
  const cancelled = await call('DELETE /api/users/me/pending-email', { token: accessToken })
  expect([cancelled.status, cancelled.body]).toEqual([
    200,
    expect.objectContaining({ email, pendingEmail: null }),
  ])
  expect(await verify(third)).toMatchObject(invalidTokenResponse)
  expect(await me(accessToken)).toMatchObject({ email })
})

test('a cancelled change sends no queued mail; a repeated mail invalidates the older link', async () => {
  const { other, accessToken, requestChange, requestedToken } = await createProvenAccount()
  await requestChange()
  await call('DELETE /api/users/me/pending-email', { token: accessToken })
  expect(await mails()).toEqual([])
  const older = await requestedToken()
  await call('POST /api/auth/request-verification', { token: accessToken })
  const newer = (await mailTo(other))!.token
  expect(await verify(older)).toMatchObject(invalidTokenResponse)
  expect((await verify(newer)).status).toBe(204)
})

test('an address of another account is refused when it is requested, and when it is proven', async () => {
  const [one, two] = [await createProvenAccount(), await createProvenAccount()]
  expect(await one.requestChange({ email: two.email })).toMatchObject(emailTakenResponse)
  const token = await one.requestedToken()
  await app.register(one.other)
  expect(await verify(token)).toMatchObject(emailTakenResponse)
  expect(await one.me()).toMatchObject({ email: one.email })
})

test('of two accounts with one pending address, one gets it, also concurrently', async () => {
  const [one, two] = [await createProvenAccount(), await createProvenAccount()]
  const tokens = [
    await one.requestedToken({ email: 'wanted@example.org' }),
    await two.requestedToken({ email: 'wanted@example.org' }),
  ]
  const responses = await Promise.all(tokens.map((token) => verify(token)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('the admin’s rights depend on the proven address, not on the pending one', async () => {
  const { requestChange, me, accessToken } = await createProvenAccount()
  await requestChange({ email: 'admin@example.org' })
  expect(await me()).toMatchObject({ isAdmin: false })
  await verifyAs(accessToken, (await mailTo('admin@example.org'))!.token)
  expect(await me()).toMatchObject({ isAdmin: true })
})

test('a mistyped address is corrected the same way; its mailbox gets no access to the account', async () => {
  const { email, accessToken } = await app.register()
  const wrongMail = (await mailTo(email))!
  await call('PATCH /api/users/me', {
    token: accessToken,
    body: { email: `right-${email}`, currentPassword },
  })
  const rightMail = (await mailTo(`right-${email}`))!
  expect(await verify(wrongMail.token)).toMatchObject(invalidTokenResponse)
  expect((await verify(rightMail.token)).status).toBe(204)
  expect((await mailTo(email))!.token).toBeUndefined()
  // The owner of the mailbox can still register it.
  expect((await app.register(email)).accessToken).toEqual(expect.any(String))
})

test('with Google alone, a sign-in of the last 10 minutes replaces the password', async () => {
  const email = 'google-alone@example.org'
  const accessToken = await signInByGoogle(email)
  const needs = async (token: string) =>
    (await app.graphql('{ viewer { emailChangeNeeds } }', {}, token)).data.viewer.emailChangeNeeds
  const requestChange = (token: string) =>
    call('PATCH /api/users/me', { token, body: { email: `new-${email}` } })
  app.advanceClock(10 * MINUTE_MS)
  expect(await needs(accessToken)).toBe('google')
  expect((await requestChange(accessToken)).body.fields).toEqual({
    email: 'Pour changer d’adresse, confirmez d’abord avec Google que c’est bien vous.',
  })
  const fresh = await signInByGoogle(email)
  expect(await needs(fresh)).toBeNull()
  expect((await requestChange(fresh)).body).toMatchObject({ email, pendingEmail: `new-${email}` })
  const proven = await verifyAs(fresh, (await mailTo(`new-${email}`))!.token)
  // That Google account proved another address, so that it no longer opens this account.
  expect(proven).toEqual({
    emailChanged: true,
    needsPassword: true,
    viewer: { email: `new-${email}`, emailChangeNeeds: 'password' },
  })
})

test('a new address unlinks a Google account, unless that account proved it', async () => {
  const { email, other, requestedToken } = await createProvenAccount()
  const uuid = (await call('GET /api/users/me', { token: await signInByGoogle(email) })).body.id
  const { prisma } = app.services
  await verify(await requestedToken())
  expect(await prisma.user.findUnique({ where: { id: uuid } })).toMatchObject({
    email: other,
    googleSubject: null,
  })
  expect((await call('GET /api/users/me', { token: await signInByGoogle(other) })).body.id).toBe(
    uuid,
  )
  await call('POST /api/auth/forgot-password', { body: { email: other } })
  const token = (await mailTo(other))!.token
  expect(
    (await call('POST /api/auth/reset-password', { body: { token, password: 'battery staple' } }))
      .status,
  ).toBe(204)
  expect(await prisma.user.findUnique({ where: { id: uuid } })).toMatchObject({
    googleSubject: other,
    googleEmail: other,
  })
})
