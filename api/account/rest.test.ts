import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountCalls, problem, sessionExpired } from '../testing/calls/accountCalls'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.4: accounts, the admin's clock.

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAIL: 'admin@example.org' })
  call = await createRestClient(app)
})
afterAll(() => app.close())

const { register, mailToken } = createAccountCalls(() => ({ app, call }))

test('a lost password gets a neutral response, and the mailed token works once', async () => {
  const { email, accessToken } = await register()
  const known = await call('POST /api/auth/forgot-password', { body: { email } })
  const unknown = await call('POST /api/auth/forgot-password', {
    body: { email: 'unknown@example.org' },
  })
  expect([known.status, unknown.body]).toEqual([200, known.body])
  expect(known.body).toEqual({
    message: expect.stringMatching(/^Si cette adresse email est associée à un compte/),
  })
  expect(
    (await call('POST /api/auth/forgot-password', { body: { email: 'x' } })).body.fields,
  ).toEqual({ email: 'Adresse email invalide' })

  const reset = { token: await mailToken(email, 'reset'), password: 'battery staple' }
  const short = await call('POST /api/auth/reset-password', {
    body: { ...reset, password: '1234567' },
  })
  expect(short.body.fields).toEqual({
    password: 'Le mot de passe doit contenir au moins 8 caractères',
  })
  expect((await call('POST /api/auth/reset-password', { body: reset })).status).toBe(204)
  const again = await call('POST /api/auth/reset-password', { body: reset })
  expect(again.body).toEqual(
    problem(
      400,
      'Bad Request',
      'INVALID_TOKEN',
      'Ce lien de réinitialisation est invalide ou a expiré.',
    ),
  )
  expect(
    (await call('POST /api/auth/reset-password', { body: { password: 'battery staple' } })).body
      .fields,
  ).toEqual({ token: 'Token de réinitialisation manquant' })
  expect((await call('GET /api/users/me', { token: accessToken })).status).toBe(401)
  expect(
    (await call('POST /api/auth/login', { body: { email, password: 'battery staple' } })).body.user
      .emailVerified,
  ).toBe(true)
})

test('an address is proven once, and a new mail is sent on request', async () => {
  const { email, accessToken } = await register()
  const token = await mailToken(email, 'verify')
  expect((await call('POST /api/auth/request-verification', { token: accessToken })).status).toBe(
    204,
  )
  const proof = { token: accessToken, body: { token } }
  expect((await call('POST /api/auth/verify-email', proof)).status).toBe(204)
  expect((await call('GET /api/users/me', { token: accessToken })).body.emailVerified).toBe(true)
  for (const bad of [token, 'x', '\u00e9']) {
    expect((await call('POST /api/auth/verify-email', { body: { token: bad } })).body.code).toBe(
      'INVALID_TOKEN',
    )
  }
})

test('a password change is 204 and requires the current password', async () => {
  const { email, accessToken: token } = await register()
  const refused = await call('POST /api/auth/change-password', {
    token,
    body: { currentPassword: 'x', password: 'battery staple' },
  })
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { currentPassword: 'Mot de passe actuel incorrect' },
  ])
  expect(
    (
      await call('POST /api/auth/change-password', {
        token,
        body: { currentPassword: 'correct horse', password: 'battery staple' },
      })
    ).status,
  ).toBe(204)
  expect((await call('GET /api/users/me', { token })).status).toBe(200)
  expect(
    (await call('POST /api/auth/login', { body: { email, password: 'correct horse' } })).status,
  ).toBe(401)
})

test('an update of the user changes only the fields that are sent', async () => {
  const { user, accessToken: token, email } = await register()
  expect((await call('GET /api/users/me', { token })).body).toEqual(user)
  expect(
    (
      await call('PATCH /api/users/me', {
        token,
        body: { firstName: ' Grace ', id: 'x', isAdmin: true },
      })
    ).body,
  ).toEqual({ ...user, firstName: 'Grace' })
  expect((await call('PATCH /api/users/me', { token, body: {} })).body).toEqual({
    ...user,
    firstName: 'Grace',
  })
  const refused = await call('PATCH /api/users/me', {
    token,
    body: { firstName: '', lastName: null, email: 'x', timeZone: 'Mars/Olympus' },
  })
  expect(refused.body.fields).toEqual({
    firstName: 'Prénom requis',
    lastName: 'Nom requis',
    email: 'Email invalide',
    timeZone: 'Fuseau horaire inconnu',
  })
  const other = await register()
  const unproven = await call('PATCH /api/users/me', { token, body: { email: other.email } })
  expect([unproven.status, unproven.body.fields]).toEqual([
    400,
    { currentPassword: 'Mot de passe actuel requis' },
  ])
  expect(
    (
      await call('PATCH /api/users/me', {
        token,
        body: { email: other.email, currentPassword: 'correct horse' },
      })
    ).status,
  ).toBe(409)
  expect((await call('GET /api/users/me', { token })).body.email).toBe(email)
})

test('a deletion of the account is 204, and its token becomes invalid', async () => {
  const { accessToken: token, email } = await register()
  await call('POST /api/animals', { token, body: { name: 'Félix' } })
  const refusal = (fields: object, detail: string) => ({
    status: 400,
    body: { ...problem(400, 'Bad Request', 'VALIDATION', detail), fields },
  })
  const required = 'Mot de passe actuel requis'
  expect(await call('DELETE /api/users/me', { token })).toMatchObject(
    refusal({ password: required }, required),
  )
  const wrong = 'Mot de passe actuel incorrect'
  expect(
    await call('DELETE /api/users/me', { token, body: { password: 'not this one' } }),
  ).toMatchObject(refusal({ password: wrong }, wrong))
  expect((await call('GET /api/users/me', { token })).status).toBe(200)
  expect(
    (await call('DELETE /api/users/me', { token, body: { password: 'correct horse' } })).status,
  ).toBe(204)
  expect((await call('GET /api/users/me', { token })).body).toEqual(sessionExpired)
  expect(
    (await call('POST /api/auth/login', { body: { email, password: 'correct horse' } })).status,
  ).toBe(401)
})

test('the admin’s clock is 403 for all other users and for an unproven admin', async () => {
  const { accessToken: token } = await register({ email: 'admin@example.org' })
  const denied = problem(403, 'Forbidden', 'ACCESS_DENIED', "Vous n'avez pas accès à cette page.")
  expect((await call('GET /api/admin/time-override', { token })).body).toEqual(denied)
  await call('POST /api/auth/verify-email', {
    token,
    body: { token: await mailToken('admin@example.org', 'verify') },
  })
  const currentSystemTime = app.clock.now.toISOString()
  expect((await call('GET /api/admin/time-override', { token })).body).toEqual({
    adminTimeOverride: null,
    currentSystemTime,
  })
  const set = await call('POST /api/admin/time-override', {
    token,
    body: { date: '2026-03-04T11:30:59+01:00' },
  })
  expect([set.status, set.body]).toEqual([
    200,
    { adminTimeOverride: '2026-03-04T10:30:00.000Z', currentSystemTime },
  ])
  expect((await call('GET /api/admin/time-override', { token })).body).toEqual(set.body)
  for (const date of [undefined, null, '', '2026-03-04', 'demain', 0]) {
    const { body } = await call('POST /api/admin/time-override', { token, body: { date } })
    expect(body).toEqual({
      ...problem(400, 'Bad Request', 'VALIDATION', 'Date invalide'),
      fields: { date: 'Date invalide' },
    })
  }
  expect((await call('DELETE /api/admin/time-override', { token })).body).toEqual({
    adminTimeOverride: null,
    currentSystemTime,
  })
})

test('the health call returns ok, and the configuration has the settings of the screens', async () => {
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/)
  for (const path of ['/api/health', '/api/health?ready'])
    expect((await call(`GET ${path}`)).body).toEqual({ status: 'ok', database: 'ok', version })
  expect((await call('GET /api/health?live')).body).toEqual({
    status: 'ok',
    database: null,
    version,
  })
  expect((await call('GET /api/config')).body).toEqual({
    feedbackUrl: 'mailto:no-reply@localhost',
    contactEmail: 'no-reply@localhost',
    legalPublisher: null,
    legalHost: null,
    googleEnabled: false,
  })
})
