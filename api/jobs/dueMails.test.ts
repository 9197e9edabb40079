import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { createMailer, type Mailer } from '../base/mail/mailer'
import { readEnv } from '../base/settings/env'
import { createMailCalls } from '../testing/calls/mailCalls'
import { freePort } from '../testing/servers/freePort'
import { decodeMail, type MailServer, startMailServer } from '../testing/servers/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { startJobs } from './jobs'

let app: TestApp
let server: MailServer
let folder: string
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'))
  app = await createTestApp()
  server = await startMailServer()
})
beforeEach(() => void (app.clock.now = start))
afterEach(async () => {
  server.mails.length = 0
  server.refusal = null
  await app.database.prisma.mail.deleteMany()
})
afterAll(async () => {
  await server.close()
  await app.close()
  await rm(folder, { recursive: true })
})

const { withMailServer, waiting, send, deleteAccount } = createMailCalls(() => ({ app, server }))

test('a mail is sent once, in French, as text and HTML, without external resources', async () => {
  const { email } = await app.register()
  await send()
  await send()
  expect(server.mails.map(({ to }) => to)).toEqual([email])
  const [mail] = server.mails
  expect(mail!.subject).toBe('Confirmez votre adresse email · NéphroChat')
  expect(mail!.raw).toMatch(/^From: =\?UTF-8\?.*<bonjour@nephrochat\.example>/m)
  expect(mail!.raw).toMatch(/^Reply-To: aide@nephrochat\.example/m)
  expect(mail!.raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(mail!.raw).toContain('Content-Type: text/html; charset=utf-8')
  const link = `https://nephrochat.example/verify-email?token=${mail!.token}`
  expect(mail!.body).toContain(`Confirmer mon adresse\u00a0:\r\n${link}`)
  expect(mail!.body).toContain(`<a class="action" href="${link}">Confirmer mon adresse</a>`)
  expect(mail!.body).not.toMatch(/<img|src=|@import|url\(/)
  expect(await waiting()).toEqual([])
})

test('the token of a link is 256 random bits, and the database has only its hash', async () => {
  await app.register()
  await send()
  const token = server.mails[0]!.token!
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await app.database.prisma.mailToken.findMany())).not.toContain(token)
})

test('a mail waits while its server is down, and its link is valid from the sending on', async () => {
  const port = await freePort()
  const services = withMailServer(`smtp://127.0.0.1:${port}`)
  const { email } = await app.register()
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await send(services)
    app.advanceClock(10 * MINUTE_MS)
  }
  expect((await waiting()).map(({ kind, attempts }) => [kind, attempts])).toEqual([['verify', 12]])
  const restartedServer = await startMailServer(port)
  await send(services)
  await restartedServer.close()
  expect(restartedServer.mails.map(({ to }) => to)).toEqual([email])
  app.advanceClock(24 * 60 * MINUTE_MS - 1000)
  const { errors } = await app.graphql(
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { viewer { uuid } } }',
    { input: { token: restartedServer.mails[0]!.token } },
  )
  expect(errors).toBeUndefined()
})

test('an unavailable server is retried after a back-off', async () => {
  const services = withMailServer(`smtp://127.0.0.1:${await freePort()}`)
  await app.register()
  await send(services)
  await send(services)
  expect((await waiting())[0]!.attempts).toBe(1)
  app.advanceClock(5_000)
  await send(services)
  app.advanceClock(5_000)
  await send(services)
  expect((await waiting())[0]!.attempts).toBe(2)
})

test('several processes send each mail once', async () => {
  const { email } = await app.register()
  const { prisma } = app.database
  const user = await prisma.user.findUniqueOrThrow({ where: { email } })
  const mail = {
    kind: 'passwordChanged',
    recipient: email,
    userId: user.id,
    createdAt: start,
    dueAt: start,
  } as const
  await prisma.mail.createMany({ data: Array.from({ length: 59 }, () => mail) })
  await Promise.all(Array.from({ length: 8 }, () => send()))
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1])
  expect(ids).toHaveLength(60)
  expect(new Set(ids).size).toBe(60)
})

test('another process sends the mails that a killed process had claimed', async () => {
  await app.register()
  let end = (): void => undefined
  const killedMailer = vi.fn<Mailer>(() => new Promise((resolve) => (end = resolve)))
  const killedSend = send(withMailServer(server.url), killedMailer)
  await expect.poll(() => killedMailer).toHaveBeenCalledOnce()
  await send()
  expect(server.mails).toEqual([])
  app.advanceClock(5 * MINUTE_MS)
  await send()
  expect(server.mails).toHaveLength(1)
  end()
  await killedSend
})

test('the links of two attempts both work, since a mailbox may show only the first', async () => {
  const { email, accessToken } = await app.register()
  const services = withMailServer(server.url)
  const sendMail = createMailer(services.env)
  await send(services, async (content, envelope) => {
    await sendMail(content, envelope)
    throw new Error('the response was lost')
  })
  app.advanceClock(5_000)
  await send()
  const [first, second] = server.mails.map(({ token }) => token)
  expect(second).not.toBe(first)
  const verify = (token: string | undefined) =>
    app.graphql(
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { viewer { email emailVerified } } }',
      { input: { token } },
      accessToken,
    )
  expect((await verify(first)).data.verifyEmail.viewer).toEqual({ email, emailVerified: true })
  expect((await verify(second)).errors?.[0]?.extensions.code).toBe('INVALID_TOKEN')
})

test('a permanently rejected address is given up, and a temporarily rejected one is retried', async () => {
  await app.register()
  server.refusal = { message: 'try later', responseCode: 451 }
  for (let attempt = 0; attempt < 10; attempt += 1, app.advanceClock(10 * MINUTE_MS)) await send()
  expect(await waiting()).toHaveLength(1)
  server.refusal = { message: 'no such mailbox', responseCode: 550 }
  await send()
  expect(await waiting()).toEqual([])
})

test('a rolled-back change sends no mail, and a deleted account receives none', async () => {
  const { email, accessToken } = await app.register()
  const repeated = { email, firstName: 'A', lastName: 'B', password: 'another one' }
  const { errors } = await app.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }',
    { input: repeated },
  )
  expect(errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN')
  expect(await waiting()).toHaveLength(1)
  await deleteAccount(accessToken)
  expect(await waiting()).toEqual([])
})

test('without a mail server, each mail is a complete file that only its owner may read', async () => {
  const services = { ...app.services, env: readEnv({ NODE_ENV: 'test', DATA_DIR: folder }) }
  const { email } = await app.register()
  await send(services)
  const files = await readdir(join(folder, 'outbox'))
  expect(files).toEqual([expect.stringMatching(/^2025-03-16T08-00-00\.000Z_[\w-]+\.eml$/)])
  const file = join(folder, 'outbox', files[0]!)
  expect((await stat(file)).mode & 0o077).toBe(0)
  const raw = await readFile(file, 'utf8')
  expect(raw).toContain(`To: ${email}`)
  expect(decodeMail(raw).body).toContain('http://localhost:3000/verify-email?token=')
})

test('the job sends queued mails and stops on request', async () => {
  const jobs = startJobs(withMailServer(server.url))
  await app.register()
  await expect.poll(() => server.mails).toHaveLength(1)
  await jobs.stop()
  await app.register()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(server.mails).toHaveLength(1)
})
