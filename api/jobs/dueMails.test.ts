import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newShareToken, readShareToken } from '../auth/shareTokens'
import { openPost, type Post } from '../base/mail/post'
import { readEnv } from '../base/settings/env'
import type { Services } from '../graphql/context'
import { freePort } from '../testing/freePort'
import { decoded, type MailServer, startMailServer } from '../testing/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { sendDueMails } from './dueMails'
import { startJobs } from './jobs'

let app: TestApp
let server: MailServer
let folder: string
const start = new Date('2025-03-16T08:00:00Z')
const minuteMs = 60_000
const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms))

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

const withMailServer = (url: string): Services => ({
  ...app.services,
  env: readEnv({
    NODE_ENV: 'test',
    SMTP_URL: url,
    PUBLIC_URL: 'https://nephrochat.example',
    MAIL_FROM: 'NéphroChat <bonjour@nephrochat.example>',
    CONTACT_EMAIL: 'aide@nephrochat.example',
  }),
})
const waiting = () => app.database.prisma.mail.findMany()

async function send(services = withMailServer(server.url), post: Post = openPost(services.env)) {
  await sendDueMails(services, post)
}

const deleteAccount = (token: string) =>
  app.graphql(
    'mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }',
    {},
    token,
  )

test('a mail is sent once: in French, as text and as HTML, with its link in both and no external resource', async () => {
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
  expect(mail!.body).toContain(`Confirmer mon adresse :\r\n${link}`)
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
    later(10 * minuteMs)
  }
  expect((await waiting()).map(({ kind, attempts }) => [kind, attempts])).toEqual([['verify', 12]])
  const back = await startMailServer(port)
  await send(services)
  await back.close()
  expect(back.mails.map(({ to }) => to)).toEqual([email])
  later(24 * 60 * minuteMs - 1000)
  const { errors } = await app.graphql(
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { viewer { uuid } } }',
    { input: { token: back.mails[0]!.token } },
  )
  expect(errors).toBeUndefined()
})

test('an unavailable server is retried after a back-off', async () => {
  const services = withMailServer(`smtp://127.0.0.1:${await freePort()}`)
  await app.register()
  await send(services)
  await send(services)
  expect((await waiting())[0]!.attempts).toBe(1)
  later(5_000)
  await send(services)
  later(5_000)
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
  const died = vi.fn<Post>(() => new Promise(() => undefined))
  void send(withMailServer(server.url), died)
  await vi.waitFor(() => expect(died).toHaveBeenCalledOnce())
  await send()
  expect(server.mails).toEqual([])
  later(5 * minuteMs)
  await send()
  expect(server.mails).toHaveLength(1)
})

test('the links of two attempts both work, since a mailbox may show only the first', async () => {
  const { email, accessToken } = await app.register()
  const services = withMailServer(server.url)
  const post = openPost(services.env)
  await send(services, async (letter, envelope) => {
    await post(letter, envelope)
    throw new Error('the answer was lost')
  })
  later(5_000)
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
  for (let attempt = 0; attempt < 10; attempt += 1, later(10 * minuteMs)) await send()
  expect(await waiting()).toHaveLength(1)
  server.refusal = { message: 'no such mailbox', responseCode: 550 }
  await send()
  expect(await waiting()).toEqual([])
})

test('a rolled-back change sends no mail, and a deleted account receives none', async () => {
  const { email, accessToken } = await app.register()
  const again = { email, firstName: 'A', lastName: 'B', password: 'another one' }
  const { errors } = await app.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }',
    { input: again },
  )
  expect(errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN')
  expect(await waiting()).toHaveLength(1)
  await deleteAccount(accessToken)
  expect(await waiting()).toEqual([])
})

test('the mail of a link’s first opening has the time, and no typed text', async () => {
  const { email, accessToken } = await app.register()
  await app.database.prisma.mail.deleteMany()
  const user = await app.database.prisma.user.update({
    where: { email },
    data: { emailVerifiedAt: start },
  })
  const [animal, link] = [
    {
      id: crypto.randomUUID(),
      userId: user.id,
      name: 'Zéphirine',
      species: 'animal',
      createdAt: start,
    },
    newShareToken(app.services.keyring.secrets(start)),
  ]
  await app.database.prisma.animal.create({ data: animal })
  await app.database.prisma.shareLink.create({
    data: {
      ...link,
      animalId: animal.id,
      forWhom: 'Dr Martin',
      mailAtOpening: true,
      createdAt: start,
      expiresAt: new Date(start.getTime() + 60 * minuteMs),
    },
  })
  later(5 * minuteMs)
  const token = readShareToken(link, app.services.keyring.secrets(start))
  await app.graphql(
    'mutation ($token: String!) { openSharedLink(input: { token: $token }) { __typename } }',
    { token },
  )
  await send()
  const [mail] = server.mails
  expect([mail!.to, mail!.subject]).toEqual([
    email,
    'Votre lien de partage a été ouvert · NéphroChat',
  ])
  expect(mail!.body).toContain(
    'que vous avez créé le 16/03/2025 09:00 a été ouvert pour la première fois le 16/03/2025 09:05.',
  )
  expect(mail!.body).toContain(`https://nephrochat.example/share-test/${animal.id}`)
  expect(mail!.body).not.toMatch(/Zéphirine|Martin/)
  expect(await waiting()).toEqual([])
  await deleteAccount(accessToken)
})

test('the mail of a vet’s proposal identifies the link, and has no typed text', async () => {
  const { email, accessToken } = await app.register()
  await app.database.prisma.mail.deleteMany()
  const user = await app.database.prisma.user.update({
    where: { email },
    data: { emailVerifiedAt: start },
  })
  const [animal, link] = [
    {
      id: crypto.randomUUID(),
      userId: user.id,
      name: 'Zéphirine',
      species: 'animal',
      createdAt: start,
    },
    newShareToken(app.services.keyring.secrets(start)),
  ]
  await app.database.prisma.animal.create({ data: animal })
  await app.database.prisma.shareLink.create({
    data: {
      ...link,
      animalId: animal.id,
      createdAt: start,
      expiresAt: new Date(start.getTime() + 60 * minuteMs),
    },
  })
  const input = {
    token: readShareToken(link, app.services.keyring.secrets(start)),
    vetName: 'Dr Martin',
    text: 'Zéphirine va mieux',
  }
  await app.graphql(
    'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
    { input },
  )
  await send()
  const [mail] = server.mails
  expect([mail!.to, mail!.subject]).toEqual([
    email,
    'Votre vétérinaire a laissé une consigne · NéphroChat',
  ])
  expect(mail!.body).toContain('par le lien de partage que vous avez créé le 16/03/2025 09:00.')
  expect(mail!.body).toContain(`https://nephrochat.example/proposals/${animal.id}`)
  expect(mail!.body).not.toMatch(/Zéphirine|Martin/)
  expect(await waiting()).toEqual([])
  await deleteAccount(accessToken)
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
  expect(decoded(raw).body).toContain('http://localhost:3000/verify-email?token=')
})

test('the job sends queued mails and stops on request', async () => {
  const jobs = startJobs(withMailServer(server.url))
  await app.register()
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), 5_000)
  await jobs.stop()
  await app.register()
  await new Promise((pause) => setTimeout(pause, 1_200))
  expect(server.mails).toHaveLength(1)
})
