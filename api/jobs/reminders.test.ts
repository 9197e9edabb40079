import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { proposedChoice } from '#shared/reminders/choice'
import { openPost } from '../mail/post'
import { readEnv } from '../settings/env'
import { type MailServer, startMailServer } from '../testing/mailServer'
import { createOwner, type Owner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { sendDueMails } from './dueMails'
import { findReminders } from './reminders'

let app: TestApp
let server: MailServer
let ada: Owner
let cat: string
/** 18:50 in Paris. */
const start = new Date('2025-03-16T17:50:00Z')
const minuteMs = 60_000

beforeAll(async () => {
  app = await createTestApp()
  server = await startMailServer()
})
beforeEach(async () => {
  app.clock.now = start
  ada = await createOwner(app)
  await app.services.prisma.user.update({
    where: { email: ada.email },
    data: { emailVerifiedAt: start },
  })
  cat = await ada.addCat({ name: 'Zéphirine' })
  await app.services.prisma.mail.deleteMany()
})
afterEach(() => void (server.mails.length = 0))
afterAll(async () => {
  await server.close()
  await app.close()
})

const choose = (said: object = {}) =>
  ada.mutate(
    'setReminders',
    { animalUuid: cat, ...proposedChoice, ...said },
    'animal { reminders { questionsAt } }',
  )
const find = () => findReminders(app.services.prisma, () => app.clock.now)
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
  await sendDueMails(office, openPost(office.env))
}

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs)
    await find()
    await send()
  }
}
const heard = () => server.mails.filter(({ to }) => to === ada.email).map(({ subject }) => subject)

test('the questions of the day are said once, at their time, by mail', async () => {
  await choose()
  await pass(9)
  expect(heard()).toEqual([])
  await pass(80)
  expect(heard()).toEqual(['Les questions du jour · NéphroChat'])
  const [mail] = server.mails
  expect(mail!.body).toContain(`https://nephrochat.example/quick-entry/${cat}`)
  expect(mail!.body).toContain(`https://nephrochat.example/reminders/${cat}`)
  expect(mail!.raw).toMatch(
    new RegExp(`^List-Unsubscribe:\\s+<https://nephrochat\\.example/reminders/${cat}>`, 'm'),
  )
  expect(mail!.body).not.toContain('Zéphirine')
})

test('answered, put in memory or not chosen: nothing', async () => {
  await choose({ questionsAt: null })
  await pass(20)
  await choose()
  await ada.save(cat, { appetite: 4 })
  await pass(20)
  expect(heard()).toEqual([])
})

test('one in memory is not spoken of', async () => {
  await choose()
  await ada.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
  await pass(30)
  expect(heard()).toEqual([])
  const { errors } = await choose()
  expect(errors?.[0]?.message).toMatch(/Zéphirine/)
})

test('done between being found and being sent: it is not sent', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * minuteMs)
  await find()
  expect(await app.services.prisma.mail.count()).toBe(1)
  await ada.save(cat, { appetite: 4 })
  await send()
  expect([heard(), await app.services.prisma.mail.count()]).toEqual([[], 0])
})

test('a mail server that is away for more than an hour: nothing comes late', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * minuteMs)
  await find()
  app.clock.now = new Date(start.getTime() + 71 * minuteMs)
  await send()
  expect([heard(), await app.services.prisma.mail.count()]).toEqual([[], 0])
})

test('processes that were down for more than an hour say nothing late, and the next day is said', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 75 * minuteMs)
  await pass(1)
  expect(heard()).toEqual([])
  app.clock.now = new Date(start.getTime() + 24 * 60 * minuteMs)
  await pass(15)
  expect(heard()).toHaveLength(1)
})

test('several processes at once find each thing once', async () => {
  await choose()
  const others = await Promise.all(Array.from({ length: 12 }, () => ada.addCat()))
  for (const animalUuid of others)
    await ada.mutate('setReminders', { animalUuid, ...proposedChoice }, 'animal { uuid }')
  app.clock.now = new Date(start.getTime() + 10 * minuteMs)
  await Promise.all(Array.from({ length: 8 }, find))
  await Promise.all(Array.from({ length: 4 }, send))
  expect(heard()).toHaveLength(13)
  await pass(3)
  expect(heard()).toHaveLength(13)
})

test('a process that dies while it hands on has found nothing, and another one finds it', async () => {
  await choose()
  app.clock.now = new Date(start.getTime() + 10 * minuteMs)
  const { prisma } = app.services
  // The mails' table refuses, as a connection that breaks would.
  await prisma.$executeRaw`ALTER TABLE mails ADD CONSTRAINT none CHECK (kind <> 'reminder')`
  await expect(find()).rejects.toThrow()
  expect(await prisma.reminder.count({ where: { animalId: cat } })).toBe(0)
  await prisma.$executeRaw`ALTER TABLE mails DROP CONSTRAINT none`
  await pass(1)
  expect(heard()).toHaveLength(1)
})

test('an address that is not proven is nobody’s to write to', async () => {
  await choose()
  await app.services.prisma.user.update({
    where: { email: ada.email },
    data: { emailVerifiedAt: null },
  })
  await pass(20)
  expect(heard()).toEqual([])
})

test('a planned dose at its time and once more, until it is noted', async () => {
  const treatment = {
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'days', everyDays: 1, times: ['19:00', '20:00'] },
    firstDay: '2025-03-16',
  }
  const added = await ada.mutate(
    'addTreatment',
    { animalUuid: cat, ...treatment },
    'treatment { uuid }',
  )
  await choose({ questionsAt: null, dosesAgain: 15 })
  await pass(30)
  expect(heard()).toEqual([
    'Les soins de 19\u00a0h · NéphroChat',
    'Les soins de 19\u00a0h sont encore à noter · NéphroChat',
  ])
  await ada.mutate(
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
  expect(heard()).toHaveLength(2)
})

const dayMs = 24 * 60 * minuteMs

test('the next check a week and a day before, as long as it stands', async () => {
  const { prisma } = app.services
  await prisma.animal.update({
    where: { id: cat },
    data: { vetLimits: [{ part: 'check', value: '2025-03-24', days: null, since: '2025-03-16' }] },
  })
  await choose({ questionsAt: null })
  const tenOf = async (days: number) => {
    app.clock.now = new Date(Date.parse('2025-03-16T08:59:00Z') + days * dayMs)
    await prisma.reminderChoice.updateMany({ data: { lookAt: app.clock.now } })
    await pass(3)
    return heard()
  }
  expect(await tenOf(1)).toEqual(['Contrôle chez le vétérinaire dans une semaine · NéphroChat'])
  expect(server.mails[0]!.body).toContain(`https://nephrochat.example/share/${cat}`)
  expect(server.mails[0]!.body).not.toContain('Zéphirine')
  expect(await tenOf(2)).toHaveLength(1)
  await tenOf(7)
  expect(heard()).toEqual([expect.any(String), 'Contrôle chez le vétérinaire demain · NéphroChat'])
})

test('a check that was done meanwhile is not said', async () => {
  const { prisma } = app.services
  await prisma.animal.update({
    where: { id: cat },
    data: { vetLimits: [{ part: 'check', value: '2025-03-24', days: null, since: '2025-03-16' }] },
  })
  await choose({ questionsAt: null })
  app.clock.now = new Date('2025-03-17T09:00:00Z')
  await find()
  expect(await prisma.mail.count()).toBe(1)
  await ada.mutate('endVetLimits', { animalUuid: cat, parts: ['check'] }, 'animal { uuid }')
  await send()
  expect([heard(), await prisma.mail.count()]).toEqual([[], 0])
})

test('a helper in another time zone is asked at her own hour, about the cat’s day', async () => {
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
  const asked = () =>
    server.mails.filter(({ to }) => to === noa.email).map(({ subject }) => subject)
  // 19:30 in Paris, 07:30 of the next day in Auckland: what counts is Paris's day.
  app.clock.now = new Date('2025-03-16T18:29:00Z')
  await pass(2)
  expect(asked()).toEqual(['Les questions du jour · NéphroChat'])
  app.clock.now = new Date('2025-03-17T12:00:00Z')
  await ada.save(cat, { appetite: 4, date: app.clock.now, answeredAt: app.clock.now })
  app.clock.now = new Date('2025-03-17T18:29:00Z')
  await prisma.reminderChoice.updateMany({ data: { lookAt: app.clock.now } })
  await pass(3)
  expect(asked()).toHaveLength(1)
})
