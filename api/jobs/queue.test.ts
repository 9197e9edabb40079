import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createMailer, type Mailer } from '../base/mail/mailer'
import { createMailCalls } from '../testing/calls/mailCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { type MailServer, startMailServer } from '../testing/servers/mailServer'
import { type PushService, startPushService } from '../testing/servers/pushService'
import { startSilentServer } from '../testing/servers/silentServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { sendDuePushes } from './duePushes'
import { raiseDueReminders } from './reminders'

// Tests that an account's messages do not delay those of others, and the limits of its own mails.

let app: TestApp
let service: PushService
let server: MailServer
/** It is 18:59 in Paris; the reminders are set to 19:00. */
const start = new Date('2025-03-16T17:59:00Z')

beforeAll(async () => {
  app = await createTestApp({ PRIVATE_PUSH: 'on', RATE_LIMITS: 'on' })
  service = await startPushService()
  server = await startMailServer()
})
beforeEach(() => void (app.clock.now = start))
afterEach(async () => {
  server.mails.length = 0
  await app.services.prisma.mail.deleteMany()
})
afterAll(async () => {
  await service.close()
  await server.close()
  await app.close()
})

const { withMailServer, waiting, send } = createMailCalls(() => ({ app, server }))
const raise = () => raiseDueReminders(app.services.prisma, () => app.clock.now)

async function addCats(owner: TestOwner, count: number, byMail = false): Promise<void> {
  const { prisma } = app.services
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: owner.email } })
  const now = app.clock.now
  const ids = Array.from({ length: count }, () => randomUUID())
  await prisma.animal.createMany({
    data: ids.map((id) => ({ id, userId, name: 'Mistigri', species: 'animal', createdAt: now })),
  })
  await prisma.reminderChoice.createMany({
    data: ids.map((animalId) => ({
      ...proposedChoice,
      byMail,
      userId,
      animalId,
      chosenAt: now,
      lookAt: now,
    })),
  })
}

async function addDevice(owner: TestOwner, endpoint?: string) {
  const { subscription, received } = service.browser()
  const input = { ...subscription, ...(endpoint !== undefined && { endpoint }) }
  const { errors } = await owner.mutate('addPushDevice', input, 'viewer { uuid }')
  expect(errors).toBeUndefined()
  return received
}

async function proveAddress({ email }: TestOwner): Promise<void> {
  const data = { emailVerifiedAt: start }
  await app.services.prisma.user.update({ where: { email }, data })
  await app.services.prisma.mail.deleteMany()
}

test('devices that never respond delay no other account, and are not tried for each reminder', async () => {
  const silent = await startSilentServer()
  onTestFinished(() => silent.close())
  const { prisma } = app.services
  const [busyOwner, quietOwner] = [await createOwner(app), await createOwner(app)]
  await addCats(busyOwner, 3)
  for (let index = 0; index < 6; index += 1)
    await addDevice(busyOwner, `http://127.0.0.1:${silent.port}/${index}`)
  app.advanceClock(MINUTE_MS)
  await raise()
  const received = await addDevice(quietOwner)
  await addCats(quietOwner, 1)
  app.advanceClock(MINUTE_MS)
  await raise()
  expect(await prisma.push.count()).toBe(19)

  const sending = sendDuePushes(app.services)
  await expect.poll(() => received).toHaveLength(1)
  await expect.poll(silent.connections).toBe(1)
  silent.refuse()
  await sending
  expect(silent.connections()).toBe(6)

  const pushes = await prisma.push.findMany({ distinct: ['deviceId'] })
  await prisma.push.createMany({
    data: pushes.map(({ reminderId, deviceId }) => ({
      reminderId,
      deviceId,
      dueAt: app.clock.now,
    })),
  })
  await sendDuePushes(app.services)
  expect(silent.connections()).toBe(6)
  app.advanceClock(5_000)
  await sendDuePushes(app.services)
  expect(silent.connections()).toBe(12)
  app.advanceClock(5_000)
  await sendDuePushes(app.services)
  expect(silent.connections()).toBe(12)
})

test('the mails of an account are sent one by one, and do not delay those of others', async () => {
  const [busyOwner, quietOwner] = [await createOwner(app), await createOwner(app)]
  await proveAddress(busyOwner)
  const { id } = await app.services.prisma.user.findUniqueOrThrow({
    where: { email: busyOwner.email },
  })
  const mail = { userId: id, recipient: busyOwner.email, createdAt: start, dueAt: start }
  await app.services.prisma.mail.createMany({
    data: Array.from({ length: 5 }, () => ({ ...mail, kind: 'passwordChanged' as const })),
  })
  app.advanceClock(MINUTE_MS)
  const services = withMailServer(server.url)
  await app.services.prisma.mail.create({
    data: { kind: 'reset', recipient: quietOwner.email, createdAt: start, dueAt: app.clock.now },
  })
  const sendMail = createMailer(services.env)
  let started = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const holdBusyOwner: Mailer = async (content, envelope) => {
    if (envelope.recipient === busyOwner.email) {
      started += 1
      await held
    }
    await sendMail(content, envelope)
  }
  const sending = send(services, holdBusyOwner)
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([quietOwner.email])
  expect(started).toBe(1)
  release()
  await sending
  expect(server.mails.map(({ to }) => to)).toEqual([
    quietOwner.email,
    ...Array.from({ length: 5 }, () => busyOwner.email),
  ])
})

test('an account’s own mails are sent before its reminders, of which 30 an hour are sent', async () => {
  const owner = await createOwner(app)
  await proveAddress(owner)
  await addCats(owner, 32, true)
  app.advanceClock(MINUTE_MS)
  await raise()
  expect(await waiting()).toHaveLength(32)
  app.advanceClock(MINUTE_MS)
  const passwords = { currentPassword: 'correct horse', password: 'battery staple' }
  await owner.mutate('changePassword', passwords, 'ok')
  await send()
  const subjects = server.mails.map(({ subject }) => subject)
  expect(subjects[0]).toBe('Votre mot de passe a été modifié · NéphroChat')
  expect(subjects).toHaveLength(31)
  expect(await waiting()).toEqual([])
})

test('an account gets five mails an hour about opened links', async () => {
  const owner = await createOwner(app)
  await proveAddress(owner)
  const cat = await owner.addCat()
  for (let index = 0; index < 7; index += 1) {
    const input = { animalUuid: cat, mailAtOpening: true }
    const { data } = await owner.mutate('createShareLink', input, 'shareLink { uuid token }')
    const { token, uuid } = data.createShareLink.shareLink
    await app.graphql(
      'mutation ($token: String!) { openSharedLink(input: { token: $token }) { __typename } }',
      { token },
    )
    await owner.mutate('revokeShareLink', { uuidOrToken: uuid }, 'shareLink { uuid }')
  }
  expect(await waiting()).toHaveLength(7)
  await send()
  expect([server.mails.length, await waiting()]).toEqual([5, []])
})
