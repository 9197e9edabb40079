import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { type MailServer, startMailServer } from '../testing/servers/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let server: MailServer
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  server = await startMailServer()
  app = await createTestApp({ SMTP_URL: server.url, ADMIN_EMAIL: 'admin@example.org' })
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  await app.close()
  await server.close()
})

async function mails() {
  await sendDueMails(app.services, createMailer(app.services.env))
  return server.mails.splice(0)
}

async function call(
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string },
) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, json: text === '' ? null : JSON.parse(text) }
}

const verify = (token: string | undefined, session?: string) =>
  call('POST', 'auth/verify-email', {
    body: { token },
    ...(session !== undefined && { token: session }),
  })
const invalidTokenResponse = { status: 400, json: { code: 'INVALID_TOKEN' } }

async function registerUser(email?: string) {
  const owner = await app.register(email)
  const [mail] = await mails()
  const { data } = await app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    { input: { email: owner.email, password: 'correct horse' } },
  )
  const me = async () => (await call('GET', 'users/me', { token: data.login.accessToken })).json
  return {
    email: owner.email,
    accessToken: data.login.accessToken as string,
    token: mail!.token!,
    me,
  }
}

test('the link of the registration’s mail proves the address, once', async () => {
  const { token, accessToken, me } = await registerUser()
  expect(await me()).toMatchObject({ emailVerified: false })
  expect(await verify(token, accessToken)).toEqual({ status: 204, json: null })
  expect(await me()).toMatchObject({ emailVerified: true })
  expect(await verify(token)).toMatchObject({
    status: 400,
    json: { code: 'INVALID_TOKEN', detail: 'Cette adresse email est déjà confirmée.' },
  })
})

test('one of ten concurrent proofs succeeds', async () => {
  const { token } = await registerUser()
  const responses = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
})

test('the link works for 24 hours; then a new one can be requested, until the address is proven', async () => {
  const first = await registerUser()
  app.advanceClock(24 * HOUR_MS)
  expect(await verify(first.token)).toMatchObject(invalidTokenResponse)
  const { json } = await call('POST', 'auth/login', {
    body: { email: first.email, password: 'correct horse' },
  })
  const send = () => call('POST', 'auth/request-verification', { token: json.accessToken })
  expect((await send()).status).toBe(204)
  const [mail] = await mails()
  expect((await verify(mail!.token, json.accessToken)).status).toBe(204)
  expect((await send()).status).toBe(204)
  expect(await mails()).toEqual([])
})

test('only the account itself can request a mail', async () => {
  expect((await call('POST', 'auth/request-verification', {})).status).toBe(401)
})

test('one mail’s link is not another’s: a proof resets no password', async () => {
  const { token } = await registerUser()
  const response = await call('POST', 'auth/reset-password', {
    body: { token, password: 'une autre phrase' },
  })
  expect(response).toMatchObject(invalidTokenResponse)
  expect((await verify(token)).status).toBe(204)
})

test('saving the same address, in other letters, sends no mail and keeps the address proven', async () => {
  const { email, accessToken, token, me } = await registerUser()
  await verify(token, accessToken)
  await call('PATCH', 'users/me', {
    token: accessToken,
    body: { email: email.toUpperCase(), firstName: 'Zoé' },
  })
  expect(await me()).toMatchObject({ email, emailVerified: true, firstName: 'Zoé' })
  expect(await mails()).toEqual([])
})

test('the admin’s address gives rights from when it is proven', async () => {
  const { token, accessToken, me } = await registerUser('admin@example.org')
  expect(await me()).toMatchObject({ isAdmin: false })
  const unproven = await app.graphql('{ viewer { isUnprovenAdmin } }', {}, accessToken)
  expect(unproven.data.viewer.isUnprovenAdmin).toBe(true)
  const { data } = await app.graphql(
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { ' +
      'viewer { emailVerified isAdmin isUnprovenAdmin } } }',
    { input: { token } },
    accessToken,
  )
  expect(data.verifyEmail.viewer).toEqual({
    emailVerified: true,
    isAdmin: true,
    isUnprovenAdmin: false,
  })
})
