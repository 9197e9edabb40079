import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountCalls, problem, sessionExpired } from '../testing/calls/accountCalls'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.4: registrations and sessions.

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAIL: 'admin@example.org' })
  call = await createRestClient(app)
})
afterAll(() => app.close())

const { register } = createAccountCalls(() => ({ app, call }))

test('a registration responds with 201, both tokens and the user', async () => {
  const { status, body, email } = await register({
    timeZone: 'America/Montreal',
    email: ' NEW@Example.org',
    confirmPassword: 'passed over',
  })
  expect([status, email]).toEqual([201, ' NEW@Example.org'])
  expect(body).toEqual({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.any(String),
    user: {
      id: expect.any(String),
      email: 'new@example.org',
      pendingEmail: null,
      emailVerified: false,
      firstName: 'Ada',
      lastName: 'Martin',
      timeZone: 'America/Montreal',
      isAdmin: false,
      createdAt: expect.any(String),
    },
  })
})

test('a registration reports every refused field at once, in French', async () => {
  const { body } = await call('POST /api/auth/register', {
    body: { email: 'x', firstName: ' ', password: 'é'.repeat(7) },
  })
  expect(body).toEqual({
    ...problem(400, 'Bad Request', 'VALIDATION', 'Email invalide'),
    fields: {
      email: 'Email invalide',
      firstName: 'Prénom requis',
      lastName: 'Nom requis',
      password: 'Mot de passe minimum 8 caractères',
    },
  })
})

test('a registration with a known address is 409', async () => {
  const { email } = await register()
  const { body } = await register({ email: email.toUpperCase() })
  const detail = 'Un compte existe déjà avec cette adresse email'
  expect(body).toEqual({
    ...problem(409, 'Conflict', 'EMAIL_TAKEN', detail),
    fields: { email: detail },
  })
})

test('a sign-in is 200 with the same shape; wrong passwords and unknown addresses look the same', async () => {
  const { email, user } = await register()
  const { status, body } = await call('POST /api/auth/login', {
    body: { email, password: 'correct horse', rememberMe: true },
  })
  expect([status, body]).toEqual([
    200,
    { accessToken: expect.any(String), refreshToken: expect.any(String), user },
  ])
  for (const attempt of [
    { email, password: 'wrong' },
    { email: 'unknown@example.org', password: 'correct horse' },
  ]) {
    expect((await call('POST /api/auth/login', { body: attempt })).body).toEqual(
      problem(401, 'Unauthorized', 'BAD_CREDENTIALS', 'Identifiants incorrects'),
    )
  }
  const missing = await call('POST /api/auth/login', { body: { email, rememberMe: 'yes' } })
  expect(missing.body.fields).toEqual({
    password: 'Mot de passe requis',
    rememberMe: 'Cochez ou laissez vide',
  })
})

test('a refresh returns only the next pair, and any other token is 401', async () => {
  const { refreshToken } = await register()
  const { status, body } = await call('POST /api/auth/refresh', { body: { refreshToken } })
  expect([status, body]).toEqual([
    200,
    { accessToken: expect.any(String), refreshToken: expect.any(String) },
  ])
  expect(body.refreshToken).not.toBe(refreshToken)
  for (const refused of [
    {},
    { refreshToken: null },
    { refreshToken: 1 },
    { refreshToken: '' },
    { refreshToken: 'x' },
    { refreshToken: '\0' },
    { refreshToken: ['x'] },
  ]) {
    expect((await call('POST /api/auth/refresh', { body: refused })).body).toEqual(sessionExpired)
  }
})

test('a logout is 204 for any body, and ends the session', async () => {
  const { refreshToken, accessToken } = await register()
  for (const body of [{}, { refreshToken: 'x' }, { refreshToken }, { refreshToken }]) {
    expect((await call('POST /api/auth/logout', { body })).status).toBe(204)
  }
  expect((await call('GET /api/users/me', { token: accessToken })).body).toEqual(sessionExpired)
})

test('a logout everywhere is 204 and ends every session', async () => {
  const { email, accessToken } = await register()
  const { body: other } = await call('POST /api/auth/login', {
    body: { email, password: 'correct horse' },
  })
  expect((await call('POST /api/auth/logout-all', { token: accessToken })).status).toBe(204)
  for (const token of [accessToken, other.accessToken])
    expect((await call('GET /api/users/me', { token })).status).toBe(401)
})
