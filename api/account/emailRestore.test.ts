import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
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

// Tests that a change of the account's address can be reverted within 7 days.

let provider: OidcProvider
let server: MailServer
let app: TestApp
let call: RestClient
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  ;({ provider, server, app, call } = await startMailedApp())
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  await app.close()
  await server.close()
  await provider.close()
})

const { mailTo, verify, verifyAs, restore, login, createProvenAccount, signInByGoogle } =
  createEmailCalls(() => ({ provider, server, app, call }))

test('a restored address ends the intruder’s sessions, and requires a new password', async () => {
  const { email, other, accessToken: owners, requestedToken } = await createProvenAccount()
  const intruderToken = (await login(email)).accessToken
  await verifyAs(intruderToken, await requestedToken())
  const restoreToken = (await mailTo(email))!.token
  await signInByGoogle(other)
  const cat = (await call('POST /api/animals', { token: intruderToken, body: { name: 'Félix' } }))
    .body.id
  const link = (await call(`POST /api/animals/${cat}/share`, { token: intruderToken })).body.token
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

  app.advanceClock(7 * DAY_MS - 1000)
  const { status, body } = await restore(restoreToken)
  expect([status, body]).toEqual([200, { resetToken: expect.any(String) }])
  for (const token of [owners, intruderToken, reset])
    expect((await call('GET /api/users/me', { token })).status).toBe(401)
  for (const address of [email, other])
    expect((await login(address, 'the thief’s')).code).toBe('BAD_CREDENTIALS')
  expect(await verify(pending)).toMatchObject(invalidTokenResponse)
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
  expect(await restore(restoreToken)).toMatchObject(invalidTokenResponse)
})

test.each([
  ['a week before the change', 29, false, [1, 19, 21, 22]],
  ['the beginning of the session that made it', 20, false, [1, 19]],
  ['the beginning of that session, also once it has ended', 20, true, [1, 19]],
])(
  'a restored address removes the members since %s',
  async (_, signedInOn, signsOut, remaining) => {
    const { email, other, accessToken } = await createProvenAccount()
    const { body: cat } = await call('POST /api/animals', {
      token: accessToken,
      body: { name: 'Félix' },
    })
    const onDay = (day: number) => new Date(start.getTime() + day * DAY_MS)
    const { prisma } = app.services
    const join = async (day: number) => {
      const { id: userId } = await prisma.user.findFirstOrThrow({
        where: { email: (await app.register()).email },
      })
      const joinedAt = onDay(day)
      await prisma.membership.create({
        data: { animalId: cat.id, userId, role: 'carer', joinedAt },
      })
    }
    for (const day of [1, 19, 21, 22, 24, 31]) await join(day)
    app.clock.now = onDay(signedInOn)
    const body = { email, password: currentPassword, rememberMe: true }
    const { refreshToken } = (await call('POST /api/auth/login', { body })).body
    app.clock.now = onDay(30)
    const { accessToken: intruders, refreshToken: renewed } = (
      await call('POST /api/auth/refresh', { body: { refreshToken } })
    ).body
    await call('PATCH /api/users/me', { token: intruders, body: { email: other, currentPassword } })
    await verifyAs(intruders, (await mailTo(other))!.token)
    if (signsOut) await call('POST /api/auth/logout', { body: { refreshToken: renewed } })
    expect((await restore((await mailTo(email))!.token)).status).toBe(200)
    const members = await prisma.membership.findMany({
      where: { animalId: cat.id },
      orderBy: { joinedAt: 'asc' },
    })
    expect(members.map(({ joinedAt }) => joinedAt)).toEqual(remaining.map(onDay))
  },
)

test('after two changes, the first address can still restore the account', async () => {
  const { email, other, requestedToken, accessToken } = await createProvenAccount()
  await verifyAs(accessToken, await requestedToken())
  const first = (await mailTo(email))!.token
  await verify(await requestedToken({ email: `third-${email}` }))
  const second = (await mailTo(other))!.token
  expect((await restore(first)).status).toBe(200)
  expect(await restore(second)).toMatchObject(invalidTokenResponse)
})

test('restoring the second address does not prevent restoring the first', async () => {
  const { email, other, requestedToken, accessToken } = await createProvenAccount()
  await verifyAs(accessToken, await requestedToken())
  const first = (await mailTo(email))!.token
  app.advanceClock(1000)
  await verify(await requestedToken({ email: `third-${email}` }))
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
  const { email, requestedToken } = await createProvenAccount()
  await verify(await requestedToken())
  const restoreToken = (await mailTo(email))!.token
  const registerFormerAddress = () =>
    call('POST /api/auth/register', {
      body: { email, password: currentPassword, firstName: 'A', lastName: 'B' },
    })
  app.advanceClock(7 * DAY_MS - 1000)
  expect(await registerFormerAddress()).toMatchObject(emailTakenResponse)
  expect(await (await createProvenAccount()).requestChange({ email })).toMatchObject(
    emailTakenResponse,
  )
  app.advanceClock(2000)
  expect(await restore(restoreToken)).toMatchObject(invalidTokenResponse)
  expect((await registerFormerAddress()).status).toBe(201)
})

test('used, expired and unknown restore tokens give the same error', async () => {
  const { email, requestedToken } = await createProvenAccount()
  await verify(await requestedToken())
  const restoreToken = (await mailTo(email))!.token
  const responses = await Promise.all([1, 2, 3].map(() => restore(restoreToken)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  for (const token of [restoreToken, 'made-up', 'é'])
    expect((await restore(token)).body.detail).toBe('Ce lien est invalide ou a expiré.')
  expect((await restore('')).body.code).toBe('VALIDATION')
})
