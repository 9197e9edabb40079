import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeStalePending } from '../auth/addressChange'
import { openPost } from '../base/mail/post'
import { sendDueMails } from '../jobs/dueMails'
import { createGoogleBrowser } from '../testing/googleBrowser'
import { type MailServer, startMailServer } from '../testing/mailServer'
import { type OidcProvider, startOidcProvider } from '../testing/oidcProvider'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// A change of the account's address requires proof, takes effect when the address is proven, and
// can be reverted within 7 days.

let provider: OidcProvider
let server: MailServer
let app: TestApp
let call: RestClient
const start = new Date('2025-03-16T08:00:00Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms))

beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl: 'http://localhost:3000' })
  server = await startMailServer()
  app = await createTestApp({
    ...provider.settings,
    SMTP_URL: server.url,
    ADMIN_EMAIL: 'admin@example.org',
  })
  call = await createRestClient(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

async function mails() {
  await sendDueMails(app.services, openPost(app.services.env))
  return server.mails.splice(0)
}
const mailTo = async (email: string) => (await mails()).findLast(({ to }) => to === email)

const currentPassword = 'correct horse'
/** Sends a request without a session, unless one is given. */
const verify = (token: string | undefined, session?: string) =>
  call('POST /api/auth/verify-email', { token: session, body: { token } })
const verifyAs = async (accessToken: string, token: string | undefined) => {
  const document =
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { emailChanged needsPassword viewer { email emailChangeNeeds } } }'
  return (await app.graphql(document, { input: { token } }, accessToken)).data.verifyEmail
}
const restore = (token: string | undefined) =>
  call('POST /api/auth/restore-email', { body: { token } })
const login = async (email: string, password = currentPassword) =>
  (await call('POST /api/auth/login', { body: { email, password } })).body
const refused = { status: 400, body: { code: 'INVALID_TOKEN' } }
const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } }

/** Creates an account with a proven address, and a session of it. */
async function person() {
  const { email, accessToken } = await app.register()
  await verify((await mailTo(email))!.token, accessToken)
  const other = email.replace('person', 'another')
  const me = async (token = accessToken) => (await call('GET /api/users/me', { token })).body
  const ask = (body: object = {}, token = accessToken) =>
    call('PATCH /api/users/me', { token, body: { email: other, currentPassword, ...body } })
  const asked = async (body: object = {}) => {
    const wanted = (await ask(body)).body.pendingEmail
    return (await mailTo(wanted))!.token!
  }
  return { email, other, accessToken, me, ask, asked }
}

/** Signs in with Google as the given account. */
async function withGoogle(email: string): Promise<string> {
  provider.accounts.set(email, {
    email,
    email_verified: true,
    given_name: 'Léa',
    family_name: 'Martin',
  })
  const { searchParams } = await createGoogleBrowser(app).signIn(email)
  const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
  return (await call('POST /api/auth/refresh', { body: { refreshToken } })).body.accessToken
}

test('a change of the address requires the password, and without it no other field changes', async () => {
  const { ask, me, email } = await person()
  expect((await ask({ currentPassword: undefined, firstName: 'Zoé' })).body.fields).toEqual({
    currentPassword: 'Mot de passe actuel requis',
  })
  expect((await ask({ currentPassword: 'faux', firstName: 'Zoé' })).body.fields).toEqual({
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

test('the old address is the account’s until the mail is confirmed; then the new one is, and every other session ends', async () => {
  const { email, other, accessToken, me, ask } = await person()
  const elsewhere = (await login(email)).accessToken
  expect((await ask()).body).toMatchObject({ email, pendingEmail: other, emailVerified: true })
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
  const notice = (await mailTo(email))!
  expect(notice.subject).toBe('Votre adresse email a été modifiée · NéphroChat')
  expect(notice.body).not.toContain(other)
  expect(notice.body).toContain('/restore-email?token=')
  expect(await verify(mail.token)).toMatchObject(refused)
})

test('confirmed without a session of the account, it ends every session, and the former password is void', async () => {
  const { me, asked, other } = await person()
  expect((await verify(await asked())).status).toBe(204)
  expect((await me()).code).toBe('UNAUTHENTICATED')
  expect((await login(other)).code).toBe('BAD_CREDENTIALS')
})

test('a pending address ends after 24 hours, with another change, and when it is cancelled', async () => {
  const { email, other, me, ask, asked } = await person()
  const first = await asked()
  later(dayMs)
  expect(await verify(first)).toMatchObject(refused)
  const { accessToken } = await login(email)
  expect(await me(accessToken)).toMatchObject({ pendingEmail: null })
  await removeStalePending(app.services.prisma, app.clock.now)
  expect(await app.services.prisma.user.findUnique({ where: { email } })).toMatchObject({
    pendingEmail: null,
    pendingUntil: null,
  })

  await ask({}, accessToken)
  const second = (await mailTo(other))!.token
  await ask({ email: `third-${email}` }, accessToken)
  expect(await verify(second)).toMatchObject(refused)
  const third = (await mailTo(`third-${email}`))!.token
  const cancelled = await call('DELETE /api/users/me/pending-email', { token: accessToken })
  expect([cancelled.status, cancelled.body]).toEqual([
    200,
    expect.objectContaining({ email, pendingEmail: null }),
  ])
  expect(await verify(third)).toMatchObject(refused)
  expect(await me(accessToken)).toMatchObject({ email })
})

test('a queued mail is not sent after the change is cancelled; a repeated mail invalidates the older link', async () => {
  const { other, accessToken, ask, asked } = await person()
  await ask()
  await call('DELETE /api/users/me/pending-email', { token: accessToken })
  expect(await mails()).toEqual([])
  const older = await asked()
  await call('POST /api/auth/request-verification', { token: accessToken })
  const newer = (await mailTo(other))!.token
  expect(await verify(older)).toMatchObject(refused)
  expect((await verify(newer)).status).toBe(204)
})

test('an address of another account is refused when it is requested, and when it is proven', async () => {
  const [one, two] = [await person(), await person()]
  expect(await one.ask({ email: two.email })).toMatchObject(taken)
  const token = await one.asked()
  await app.register(one.other)
  expect(await verify(token)).toMatchObject(taken)
  expect(await one.me()).toMatchObject({ email: one.email })
})

test('of two accounts with one pending address, one gets it, also concurrently', async () => {
  const [one, two] = [await person(), await person()]
  const tokens = [
    await one.asked({ email: 'wanted@example.org' }),
    await two.asked({ email: 'wanted@example.org' }),
  ]
  const answers = await Promise.all(tokens.map((token) => verify(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('the admin’s rights depend on the proven address, not on the pending one', async () => {
  const { ask, me, accessToken } = await person()
  await ask({ email: 'admin@example.org' })
  expect(await me()).toMatchObject({ isAdmin: false })
  await verifyAs(accessToken, (await mailTo('admin@example.org'))!.token)
  expect(await me()).toMatchObject({ isAdmin: true })
})

test('a mistyped address of the registration is corrected the same way; the wrong mailbox gets no access to the account', async () => {
  const { email, accessToken } = await app.register()
  const wrongMail = (await mailTo(email))!
  await call('PATCH /api/users/me', {
    token: accessToken,
    body: { email: `right-${email}`, currentPassword },
  })
  const rightMail = (await mailTo(`right-${email}`))!
  expect(await verify(wrongMail.token)).toMatchObject(refused)
  expect((await verify(rightMail.token)).status).toBe(204)
  expect((await mailTo(email))!.token).toBeUndefined()
  // The owner of the mailbox can still register it.
  expect((await app.register(email)).accessToken).toEqual(expect.any(String))
})

test('with Google alone, a sign-in of the last 10 minutes replaces the password', async () => {
  const email = 'google-alone@example.org'
  const accessToken = await withGoogle(email)
  const needs = async (token: string) =>
    (await app.graphql('{ viewer { emailChangeNeeds } }', {}, token)).data.viewer.emailChangeNeeds
  const ask = (token: string) =>
    call('PATCH /api/users/me', { token, body: { email: `new-${email}` } })
  later(10 * minuteMs)
  expect(await needs(accessToken)).toBe('google')
  expect((await ask(accessToken)).body.fields).toEqual({
    email: 'Pour changer d’adresse, confirmez d’abord avec Google que c’est bien vous.',
  })
  const fresh = await withGoogle(email)
  expect(await needs(fresh)).toBeNull()
  expect((await ask(fresh)).body).toMatchObject({ email, pendingEmail: `new-${email}` })
  const proven = await verifyAs(fresh, (await mailTo(`new-${email}`))!.token)
  // That Google account proved another address, so that it no longer opens this account.
  expect(proven).toEqual({
    emailChanged: true,
    needsPassword: true,
    viewer: { email: `new-${email}`, emailChangeNeeds: 'password' },
  })
})

test('a Google account that proved the new address stays linked; one that proved the old one is unlinked, and signs in by its own address only', async () => {
  const { email, other, asked } = await person()
  const uuid = (await call('GET /api/users/me', { token: await withGoogle(email) })).body.id
  const { prisma } = app.services
  await verify(await asked())
  expect(await prisma.user.findUnique({ where: { id: uuid } })).toMatchObject({
    email: other,
    googleSubject: null,
  })
  expect((await call('GET /api/users/me', { token: await withGoogle(other) })).body.id).toBe(uuid)
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

test('a restored address is the account’s again, the intruder’s sessions end, and a new password is chosen', async () => {
  const { email, other, accessToken: owners, asked } = await person()
  const thief = (await login(email)).accessToken
  await verifyAs(thief, await asked())
  const wayBack = (await mailTo(email))!.token
  await withGoogle(other)
  const cat = (await call('POST /api/animals', { token: thief, body: { name: 'Félix' } })).body.id
  const link = (await call(`POST /api/animals/${cat}/share`, { token: thief })).body.token
  // The intruder changes the password, to lock the owner out.
  await call('POST /api/auth/forgot-password', { body: { email: other } })
  expect(
    (
      await call('POST /api/auth/reset-password', {
        body: { token: (await mailTo(other))!.token, password: 'the thief’s' },
      })
    ).status,
  ).toBe(204)
  const reset = (await login(other, 'the thief’s')).accessToken
  await call('PATCH /api/users/me', {
    token: reset,
    body: { email: `third-${email}`, currentPassword: 'the thief’s' },
  })
  const pending = (await mailTo(`third-${email}`))!.token

  later(7 * dayMs - 1000)
  const { status, body } = await restore(wayBack)
  expect([status, body]).toEqual([200, { resetToken: expect.any(String) }])
  for (const token of [owners, thief, reset])
    expect((await call('GET /api/users/me', { token })).status).toBe(401)
  for (const address of [email, other])
    expect((await login(address, 'the thief’s')).code).toBe('BAD_CREDENTIALS')
  expect(await verify(pending)).toMatchObject(refused)
  expect((await call(`GET /api/shared/${link}`)).status).toBe(404)
  expect((await mailTo(other))!.token).toBeUndefined()
  expect(await app.services.prisma.user.findUnique({ where: { email } })).toMatchObject({
    passwordHash: null,
    googleSubject: null,
    pendingEmail: null,
  })

  expect(
    (
      await call('POST /api/auth/reset-password', {
        body: { token: body.resetToken, password: 'restored again' },
      })
    ).status,
  ).toBe(204)
  expect((await login(email, 'restored again')).user).toMatchObject({ email, emailVerified: true })
  expect(await restore(wayBack)).toMatchObject(refused)
})

test('after two changes, the first address can still restore the account', async () => {
  const { email, other, asked, accessToken } = await person()
  await verifyAs(accessToken, await asked())
  const first = (await mailTo(email))!.token
  await verify(await asked({ email: `third-${email}` }))
  const second = (await mailTo(other))!.token
  expect((await restore(first)).status).toBe(200)
  expect(await restore(second)).toMatchObject(refused)
})

test('restoring the second address does not prevent restoring the first', async () => {
  const { email, other, asked, accessToken } = await person()
  await verifyAs(accessToken, await asked())
  const first = (await mailTo(email))!.token
  later(1000)
  await verify(await asked({ email: `third-${email}` }))
  expect((await restore((await mailTo(other))!.token)).status).toBe(200)
  const { status, body } = await restore(first)
  expect(status).toBe(200)
  expect(
    (
      await call('POST /api/auth/reset-password', {
        body: { token: body.resetToken, password: 'restored again' },
      })
    ).status,
  ).toBe(204)
  expect((await login(email, 'restored again')).user).toMatchObject({ email })
})

test('an address can be restored for 7 days, and is reserved until then', async () => {
  const { email, asked } = await person()
  await verify(await asked())
  const wayBack = (await mailTo(email))!.token
  const squat = () =>
    call('POST /api/auth/register', {
      body: { email, password: currentPassword, firstName: 'A', lastName: 'B' },
    })
  later(7 * dayMs - 1000)
  expect(await squat()).toMatchObject(taken)
  expect(await (await person()).ask({ email })).toMatchObject(taken)
  later(2000)
  expect(await restore(wayBack)).toMatchObject(refused)
  expect((await squat()).status).toBe(201)
})

test('used, expired and unknown restore tokens give the same error', async () => {
  const { email, asked } = await person()
  await verify(await asked())
  const wayBack = (await mailTo(email))!.token
  const answers = await Promise.all([1, 2, 3].map(() => restore(wayBack)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  for (const token of [wayBack, 'made-up', 'é'])
    expect((await restore(token)).body.detail).toBe('Ce lien est invalide ou a expiré.')
  expect((await restore('')).body.code).toBe('VALIDATION')
})
