import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createMailer } from '../base/mail/mailer'
import { readEnv } from '../base/settings/env'
import { createOwner, type TestOwner } from '../testing/owner'
import { type MailServer, startMailServer } from '../testing/servers/mailServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { sendDueMails } from './dueMails'
import { raiseDueReminders } from './reminders'

let app: TestApp
let server: MailServer
let owner: TestOwner
let cat: string
/** It is 18:50 in Paris. */
const start = new Date('2025-03-16T17:50:00Z')

beforeAll(async () => {
  app = await createTestApp()
  server = await startMailServer()
})
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  await app.services.prisma.user.update({
    where: { email: owner.email },
    data: { emailVerifiedAt: start },
  })
  cat = await owner.addCat({ name: 'Zéphirine' })
  await app.services.prisma.mail.deleteMany()
})
afterEach(() => void (server.mails.length = 0))
afterAll(async () => {
  await server.close()
  await app.close()
})

const choose = (fields: object = {}) =>
  owner.mutate(
    'setReminders',
    { animalUuid: cat, ...proposedChoice, ...fields },
    'animal { reminders { questionsAt } }',
  )
const find = () => raiseDueReminders(app.services.prisma, () => app.clock.now)
const services = () => ({
  ...app.services,
  env: readEnv({
    NODE_ENV: 'test',
    SMTP_URL: server.url,
    PUBLIC_URL: 'https://nephrochat.example',
  }),
})

async function send() {
  const office = services()
  await sendDueMails(office, createMailer(office.env))
}

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
    await find()
    await send()
  }
}
const subjects = () =>
  server.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)

test('the reminder of the questions is sent once, at its time, by mail', async () => {
  await choose()
  await pass(9)
  expect(subjects()).toEqual([])
  await pass(80)
  expect(subjects()).toEqual(['Les questions du jour · NéphroChat'])
  const [mail] = server.mails
  expect(mail!.body).toContain(`https://nephrochat.example/quick-entry/${cat}`)
  expect(mail!.body).toContain(`https://nephrochat.example/reminders/${cat}`)
  expect(mail!.raw).toMatch(
    new RegExp(`^List-Unsubscribe:\\s+<https://nephrochat\\.example/reminders/${cat}>`, 'm'),
  )
  expect(mail!.body).not.toContain('Zéphirine')
})

test('no reminder is sent for answered questions, a cat in memory or without a choice', async () => {
  await choose({ questionsAt: null })
  await pass(20)
  await choose()
  await owner.save(cat, { appetite: 4 })
  await pass(20)
  expect(subjects()).toEqual([])
})

test('a cat in memory causes no reminder', async () => {
  await choose()
  await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
  await pass(30)
  expect(subjects()).toEqual([])
  const { errors } = await choose()
  expect(errors?.[0]?.message).toMatch(/Zéphirine/)
})

test.each<[string, () => Promise<unknown>]>([
  ['a task done', () => owner.save(cat, { appetite: 4 })],
  ['mails stopped', () => choose({ byMail: false })],
])('%s between raising and sending: no mail is sent', async (_, act) => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * MINUTE_MS)
  await find()
  expect(await app.services.prisma.mail.count()).toBe(1)
  await act()
  await send()
  expect([subjects(), await app.services.prisma.mail.count()]).toEqual([[], 0])
})

test('after more than an hour without a mail server, no reminder is sent late', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * MINUTE_MS)
  await find()
  app.clock.now = new Date(start.getTime() + 71 * MINUTE_MS)
  await send()
  expect([subjects(), await app.services.prisma.mail.count()]).toEqual([[], 0])
})

test('after more than an hour of downtime no reminder is sent late, and the next day’s is sent', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 75 * MINUTE_MS)
  await pass(1)
  expect(subjects()).toEqual([])
  app.clock.now = new Date(start.getTime() + 24 * 60 * MINUTE_MS)
  await pass(15)
  expect(subjects()).toHaveLength(1)
})

test('several processes raise each reminder once', async () => {
  await choose()
  const others = await Promise.all(Array.from({ length: 12 }, () => owner.addCat()))
  for (const animalUuid of others)
    await owner.mutate('setReminders', { animalUuid, ...proposedChoice }, 'animal { uuid }')
  app.clock.now = new Date(start.getTime() + 10 * MINUTE_MS)
  await Promise.all(Array.from({ length: 8 }, find))
  await Promise.all(Array.from({ length: 4 }, send))
  expect(subjects()).toHaveLength(13)
  await pass(3)
  expect(subjects()).toHaveLength(13)
})

test('a process that fails while it queues messages raises no reminder, and another one does', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * MINUTE_MS)
  const { prisma } = app.services
  // The table of mails rejects rows, as a broken connection would.
  await prisma.$executeRaw`ALTER TABLE mails ADD CONSTRAINT none CHECK (kind <> 'reminder')`
  await expect(find()).rejects.toThrow()
  expect(await prisma.reminder.count({ where: { animalId: cat } })).toBe(0)
  await prisma.$executeRaw`ALTER TABLE mails DROP CONSTRAINT none`
  await pass(1)
  expect(subjects()).toHaveLength(1)
})

test('an unproven address receives no mail', async () => {
  await choose()
  await app.services.prisma.user.update({
    where: { email: owner.email },
    data: { emailVerifiedAt: null },
  })
  await pass(20)
  expect(subjects()).toEqual([])
})

test('a planned dose is reminded at its time and once more until it is recorded', async () => {
  const treatment = {
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'days', everyDays: 1, times: ['19:00', '20:00'] },
    firstDay: '2025-03-16',
  }
  const added = await owner.mutate(
    'addTreatment',
    { animalUuid: cat, ...treatment },
    'treatment { uuid }',
  )
  await choose({ questionsAt: null, dosesAgain: 15 })
  await pass(30)
  expect(subjects()).toEqual([
    'Les soins de 19\u00a0h · NéphroChat',
    'Les soins de 19\u00a0h sont encore à noter · NéphroChat',
  ])
  await owner.mutate(
    'noteDose',
    {
      animalUuid: cat,
      treatmentUuid: added.data.addTreatment.treatment.uuid,
      day: '2025-03-16',
      time: '20:00',
      outcome: 'given',
    },
    'dose { uuid }',
  )
  await pass(60)
  expect(subjects()).toHaveLength(2)
})

test('a low stock is reminded once for a renewal, and not if it was renewed in the meantime', async () => {
  await choose({ questionsAt: null, doses: false, weighing: false })
  const plan = { kind: 'days', everyDays: 1, times: ['08:00'] }
  const fields = { kind: 'medicine', name: 'Semintra', firstDay: '2025-03-10', plan }
  const { data } = await owner.mutate(
    'addTreatment',
    { animalUuid: cat, ...fields },
    'treatment { course }',
  )
  const stock = { animalUuid: cat, courseUuid: data.addTreatment.treatment.course }
  await owner.mutate('setStock', { ...stock, unit: 'dose', amount: 5 }, 'stock { isLow }')
  const morning = async (day: string) => {
    app.clock.now = new Date(`${day}T09:00:00Z`)
    await find()
  }
  await morning('2025-03-17')
  await send()
  await morning('2025-03-18')
  await send()
  expect(subjects()).toEqual(['Un stock à renouveler · NéphroChat'])
  expect(server.mails.at(-1)!.body).toContain(`https://nephrochat.example/care/${cat}`)
  const renewal = { ...stock, kind: 'renewed', amount: 2 }
  await owner.mutate('noteStockChange', renewal, 'stock { level }')
  await morning('2025-03-19')
  await owner.mutate('noteStockChange', { ...renewal, amount: 90 }, 'stock { level }')
  await send()
  expect(subjects()).toHaveLength(1)
})

test('the next check is reminded a week and a day before, as long as it is planned', async () => {
  const { prisma } = app.services
  await prisma.animal.update({
    where: { id: cat },
    data: { vetLimits: [{ part: 'check', value: '2025-03-24', days: null, since: '2025-03-16' }] },
  })
  await choose({ questionsAt: null })
  const tenOf = async (days: number) => {
    app.clock.now = new Date(Date.parse('2025-03-16T08:59:00Z') + days * DAY_MS)
    await prisma.reminderChoice.updateMany({ data: { lookAt: app.clock.now } })
    await pass(3)
    return subjects()
  }
  expect(await tenOf(1)).toEqual(['Contrôle chez le vétérinaire dans une semaine · NéphroChat'])
  expect(server.mails[0]!.body).toContain(`https://nephrochat.example/share/${cat}`)
  expect(server.mails[0]!.body).not.toContain('Zéphirine')
  expect(await tenOf(2)).toHaveLength(1)
  await tenOf(7)
  expect(subjects()).toEqual([
    expect.any(String),
    'Contrôle chez le vétérinaire demain · NéphroChat',
  ])
})

test('a check that was done in the meantime is not reminded', async () => {
  const { prisma } = app.services
  await prisma.animal.update({
    where: { id: cat },
    data: { vetLimits: [{ part: 'check', value: '2025-03-24', days: null, since: '2025-03-16' }] },
  })
  await choose({ questionsAt: null })
  app.clock.now = new Date('2025-03-17T09:00:00Z')
  await find()
  expect(await prisma.mail.count()).toBe(1)
  await owner.mutate('endVetLimits', { animalUuid: cat, parts: ['check'] }, 'animal { uuid }')
  await send()
  expect([subjects(), await prisma.mail.count()]).toEqual([[], 0])
})

test('a helper in another time zone is reminded at the local hour, about the cat’s day', async () => {
  const { prisma } = app.services
  const noa = await createOwner(app, 'Pacific/Auckland')
  const { id: userId } = await prisma.user.update({
    where: { email: noa.email },
    data: { emailVerifiedAt: start },
  })
  await prisma.membership.create({
    data: { animalId: cat, userId, role: 'carer', joinedAt: start },
  })
  await noa.mutate(
    'setReminders',
    { animalUuid: cat, ...proposedChoice, questionsAt: '07:30' },
    'animal { uuid }',
  )
  const subjects = () =>
    server.mails.filter(({ to }) => to === noa.email).map(({ subject }) => subject)
  // It is 19:30 in Paris and 07:30 of the next day in Auckland. The day in Paris counts.
  app.clock.now = new Date('2025-03-16T18:29:00Z')
  await pass(2)
  expect(subjects()).toEqual(['Les questions du jour · NéphroChat'])
  app.clock.now = new Date('2025-03-17T12:00:00Z')
  await owner.save(cat, { appetite: 4, date: app.clock.now, answeredAt: app.clock.now })
  app.clock.now = new Date('2025-03-17T18:29:00Z')
  await prisma.reminderChoice.updateMany({ data: { lookAt: app.clock.now } })
  await pass(3)
  expect(subjects()).toHaveLength(1)
})
