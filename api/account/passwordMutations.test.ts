import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { sentStatements } from '../testing/sentStatements'
import { type MailServer, startMailServer } from '../testing/servers/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let server: MailServer
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  server = await startMailServer()
  app = await createTestApp({ SMTP_URL: server.url })
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  await app.close()
  await server.close()
})

async function post(path: string, body: object, token?: string) {
  const response = await fetch(`${app.url}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: [...response.headers.keys()],
    json: text === '' ? null : JSON.parse(text),
  }
}

async function mails() {
  await sendDueMails(app.services, createMailer(app.services.env))
  return server.mails.splice(0)
}

/** Registers a user, and removes the mail of the registration. */
async function registerUser() {
  const owner = await app.register()
  await mails()
  return owner
}

async function resetToken(email: string): Promise<string> {
  await post('forgot-password', { email })
  const [mail] = await mails()
  return mail!.token!
}

const readViewer = async (token: string) =>
  (await app.graphql('{ viewer { email emailVerified } }', {}, token)).data?.viewer
const password = 'une nouvelle phrase'

test('the response and the statements are the same for an unknown address, of which no row remains', async () => {
  const { email } = await registerUser()
  const responses: unknown[] = []
  const statementsFor = async (address: string) =>
    (
      await sentStatements(async () =>
        responses.push(await post('forgot-password', { email: address })),
      )
    ).map(({ text }) => text)
  const ofKnown = await statementsFor(email.toUpperCase())
  expect(await statementsFor('unknown@example.org')).toEqual(ofKnown)
  expect(ofKnown).not.toEqual([])
  const [known, unknown] = responses as Awaited<ReturnType<typeof post>>[]
  expect(known!.status).toBe(200)
  expect(unknown).toEqual(known)
  expect(known!.json.message).toMatch(/^Si cette adresse email est associée à un compte/)
  const queued = await app.database.prisma.mail.findMany({
    select: { kind: true, recipient: true },
  })
  expect(queued).toEqual([{ kind: 'reset', recipient: email }])
  expect(await app.database.prisma.mailToken.count({ where: { purpose: 'reset' } })).toBe(0)
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Choisissez un nouveau mot de passe · NéphroChat'],
  ])
})

test('an invalid address is refused at its field', async () => {
  const { status, json } = await post('forgot-password', { email: 'not an address' })
  expect([status, json.code, json.fields]).toEqual([
    400,
    'VALIDATION',
    { email: 'Adresse email invalide' },
  ])
})

test('a reset proves the address, ends every session at once, and sends a mail', async () => {
  const { email, accessToken, refreshToken } = await registerUser()
  const other = await post('login', { email, password: 'correct horse' })
  expect(await post('reset-password', { token: await resetToken(email), password })).toMatchObject({
    status: 204,
    json: null,
  })
  for (const token of [accessToken, other.json.accessToken])
    expect(await readViewer(token)).toBeUndefined()
  for (const token of [refreshToken, other.json.refreshToken])
    expect((await post('refresh', { refreshToken: token })).status).toBe(401)
  expect((await post('login', { email, password: 'correct horse' })).json.code).toBe(
    'BAD_CREDENTIALS',
  )
  const { json } = await post('login', { email, password })
  expect(json.user).toMatchObject({ email, emailVerified: true })
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Votre mot de passe a été modifié · NéphroChat'],
  ])
})

const refused = {
  status: 400,
  json: { code: 'INVALID_TOKEN', detail: 'Ce lien de réinitialisation est invalide ou a expiré.' },
}

test('a reset link works for 60 minutes', async () => {
  const { email } = await registerUser()
  const token = await resetToken(email)
  app.advanceClock(60 * MINUTE_MS)
  expect(await post('reset-password', { token, password })).toMatchObject(refused)
  app.advanceClock(-1)
  expect((await post('reset-password', { token, password })).status).toBe(204)
})

test('a reset link works once and invalidates the older one; all bad ones give the same error', async () => {
  const { email } = await registerUser()
  const [first, second] = [await resetToken(email), await resetToken(email)]
  expect(await post('reset-password', { token: first, password })).toMatchObject(refused)
  expect((await post('reset-password', { token: second, password })).status).toBe(204)
  for (const token of [first, second, 'made-up', 'a'.repeat(500)])
    expect(await post('reset-password', { token, password })).toMatchObject(refused)
})

test('of concurrent resets with one link, one succeeds', async () => {
  const { email } = await registerUser()
  const link = await resetToken(email)
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => link).map((token, nth) =>
      post('reset-password', { token, password: `phrase numéro ${nth}` }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    204, 400, 400, 400, 400, 400,
  ])
  const winner = responses.findIndex(({ status }) => status === 204)
  expect((await post('login', { email, password: `phrase numéro ${winner}` })).status).toBe(200)
  expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1)
})

test('a link that was sent to a former address is void', async () => {
  const { email, accessToken } = await registerUser()
  const token = await resetToken(email)
  const input = { email: `new-${email}`, currentPassword: 'correct horse' }
  await app.graphql(
    'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { email } } }',
    { input },
    accessToken,
  )
  const [mail] = await mails()
  expect((await post('verify-email', { token: mail!.token })).status).toBe(204)
  expect(await post('reset-password', { token, password })).toMatchObject(refused)
})

test('a new password that is too short is refused at its field, and the link still works', async () => {
  const { email } = await registerUser()
  const token = await resetToken(email)
  const { json } = await post('reset-password', { token, password: 'court' })
  expect(json.fields).toEqual({ password: 'Le mot de passe doit contenir au moins 8 caractères' })
  expect((await post('reset-password', { token, password })).status).toBe(204)
})

test('a change of the password sends a mail; this session stays, the others end', async () => {
  const { email, accessToken } = await registerUser()
  const other = await post('login', { email, password: 'correct horse' })
  const wrong = await post('change-password', { currentPassword: 'wrong', password }, accessToken)
  expect(wrong.json.fields).toEqual({ currentPassword: 'Mot de passe actuel incorrect' })
  expect(await mails()).toEqual([])
  expect(
    (await post('change-password', { currentPassword: 'correct horse', password }, accessToken))
      .status,
  ).toBe(204)
  expect(await readViewer(accessToken)).toMatchObject({ email })
  expect(await readViewer(other.json.accessToken)).toBeUndefined()
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Votre mot de passe a été modifié · NéphroChat'],
  ])
})

test(
  'a sign-in with the old password that overlaps its change leaves no session',
  { timeout: 60_000 },
  async () => {
    const { email, accessToken } = await registerUser()
    const change = { isOver: false }
    const changed = post(
      'change-password',
      { currentPassword: 'correct horse', password },
      accessToken,
    ).finally(() => void (change.isOver = true))
    const opened: string[] = []
    async function signInAgainAndAgain() {
      while (!change.isOver) {
        const { status, json } = await post('login', { email, password: 'correct horse' })
        if (status === 200) opened.push(json.accessToken)
        else expect([status, json.code]).toEqual([401, 'BAD_CREDENTIALS'])
      }
    }
    await Promise.all([changed, ...Array.from({ length: 4 }, signInAgainAndAgain)])
    expect((await changed).status).toBe(204)
    for (const token of opened) expect(await readViewer(token)).toBeUndefined()
    expect(await readViewer(accessToken)).toMatchObject({ email })
  },
)
