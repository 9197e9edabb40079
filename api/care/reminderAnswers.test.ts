import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { sendDuePushes } from '../jobs/duePushes'
import { raiseDueReminders } from '../jobs/reminders'
import { createCareCalls, today } from '../testing/calls/careCalls'
import { errorCodeOf, createInviter } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../testing/servers/pushService'
import { createTestApp, type TestApp } from '../testing/testApp'

// Answers from the notification (product/reminders 4).

let app: TestApp
let service: PushService
let owner: TestOwner
let cat: string
let browser: TestBrowser
/** 7:59 in Paris: the dose is planned at 8:00. */
const start = new Date('2025-03-16T06:59:00Z')

beforeAll(async () => {
  app = await createTestApp({ PRIVATE_PUSH: 'on' })
  service = await startPushService()
})
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat({ name: 'Minette' })
  browser = await subscribe(owner)
  await choose(owner)
})
afterAll(async () => {
  await service.close()
  await app.close()
})

const { add, note, dosesOf } = createCareCalls(() => ({ owner, cat }))
const { join } = createInviter(() => ({ owner, cat }))

async function subscribe(user: TestOwner): Promise<TestBrowser> {
  const one = service.browser()
  await user.mutate('addPushDevice', one.subscription, 'viewer { uuid }')
  return one
}
const choose = (user: TestOwner, fields: object = {}) =>
  user.mutate('setReminders', { animalUuid: cat, ...proposedChoice, ...fields }, 'animal { uuid }')

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
    await raiseDueReminders(app.services.prisma, () => app.clock.now)
    await sendDuePushes(app.services)
  }
}
const messages = (of = browser) => of.received.map(({ message }) => message)
const titles = (of = browser) => messages(of).map(({ title }) => title)

/** Answers the newest push of a browser as its worker does. */
async function answer(action: 'given' | 'later', more: object = {}, of = browser) {
  const { tag, slot, dose } = messages(of).at(-1)!
  const { endpoint, auth } = of.subscription
  const input = {
    endpoint,
    auth,
    reminderUuid: tag,
    answer: action,
    ...slot,
    treatmentUuid: dose?.treatmentUuid,
    uuid: crypto.randomUUID(),
    ...more,
  }
  const { data, errors } = await app.graphql(
    `mutation ($input: AnswerReminderInput!) {
      answerReminder(input: $input) { openToday againAt } }`,
    { input },
  )
  return errors ? errorCodeOf({ errors }) : data.answerReminder
}

test('a push of one open dose contains the dose; a push of several doses or of fluids does not', async () => {
  const { uuid } = await add()
  await pass(2)
  expect(messages()).toEqual([
    {
      title: 'Minette\u00a0: les soins de 8\u00a0h',
      path: `/care/${cat}`,
      tag: expect.any(String),
      open: 2,
      slot: { day: today, time: '08:00' },
      dose: {
        userUuid: expect.any(String),
        animalUuid: cat,
        animalName: 'Minette',
        treatmentUuid: uuid,
        treatmentName: 'Semintra',
        day: today,
        time: '08:00',
      },
    },
  ])
  const other = { kind: 'days', everyDays: 1, times: ['08:10'] }
  await add({ name: 'Ipakitine', plan: other })
  await add({ name: 'Amlodipine', plan: other })
  await add({ kind: 'fluids', name: 'NaCl', plan: { ...other, times: ['08:20'] } })
  await choose(owner, { dosesAgain: null })
  await pass(20)
  expect(messages().map(({ slot, dose }) => [slot?.time, dose?.treatmentName])).toEqual([
    ['08:00', 'Semintra'],
    ['08:10', undefined],
    ['08:20', undefined],
  ])
})

test('‘Donné’ is one dose, however often it arrives, and the reminder is not repeated', async () => {
  await add()
  await pass(2)
  const uuid = crypto.randomUUID()
  expect(await answer('given', { uuid })).toEqual({ openToday: 1, againAt: null })
  const repeated = await Promise.all([answer('given', { uuid }), answer('given', { uuid })])
  expect(repeated).toEqual([
    { openToday: 1, againAt: null },
    { openToday: 1, againAt: null },
  ])
  expect(await dosesOf()).toEqual([`${today} 08:00 given`])
  await pass(60)
  expect(titles()).toHaveLength(1)
})

test('a dose that another phone noted is refused, so that the app can require a confirmation', async () => {
  const { uuid } = await add()
  await pass(2)
  await note(uuid)
  expect(await answer('given')).toBe('ALREADY_GIVEN')
  expect(await dosesOf()).toEqual([`${today} 08:00 given`])
})

test('‘Dans 30 min’ repeats the reminder once, 30 minutes later, in place of the usual second one', async () => {
  await add()
  await choose(owner, { dosesAgain: 15 })
  await pass(2)
  const againAt = new Date(app.clock.now.getTime() + 30 * MINUTE_MS).toISOString()
  expect(await answer('later')).toEqual({ openToday: 2, againAt })
  await pass(5)
  // A repeated tap does not postpone it.
  expect(await answer('later')).toEqual({ openToday: 2, againAt })
  await pass(24)
  expect(titles()).toHaveLength(1)
  await pass(1)
  expect(titles()[1]).toBe('Minette\u00a0: les soins de 8\u00a0h sont encore à noter')
  // More than an hour after the planned time.
  expect(await answer('later')).toMatchObject({ againAt: expect.any(String) })
  await pass(60)
  expect(titles()).toHaveLength(3)
})

test('a repeated reminder is dropped once the dose was noted, and without doses among the choices', async () => {
  const { uuid } = await add()
  await choose(owner, { dosesAgain: null })
  await pass(2)
  await answer('later')
  await note(uuid, { outcome: 'skipped' })
  await pass(40)
  expect(titles()).toHaveLength(1)

  await add({ plan: { kind: 'days', everyDays: 1, times: ['08:45'] } })
  await pass(5)
  expect(titles()).toHaveLength(2)
  await answer('later')
  await choose(owner, { doses: false })
  await pass(40)
  expect(titles()).toHaveLength(2)
})

test('nothing is repeated in the quiet hours', async () => {
  await add()
  await choose(owner, { questionsAt: null, quietFrom: '08:20', quietUntil: '07:00' })
  await pass(2)
  expect(await answer('later')).toEqual({ openToday: 2, againAt: null })
  await pass(60)
  expect(titles()).toHaveLength(1)
})

test('only a device’s secret permits an answer, for its own user’s reminders, during its session', async () => {
  await add()
  await pass(2)
  const otherBrowser = await subscribe(await createOwner(app))
  expect(await answer('given', { auth: otherBrowser.subscription.auth })).toBe('UNAUTHENTICATED')
  const { endpoint, auth } = otherBrowser.subscription
  expect(await answer('given', { endpoint, auth })).toBe('NOT_FOUND')
  expect(await answer('later', { endpoint, auth })).toBe('NOT_FOUND')
  expect(await answer('given', { time: '09:00' })).toBe('NOT_FOUND')
  await owner.graphql('mutation { logoutAll { ok } }')
  expect(await answer('given')).toBe('UNAUTHENTICATED')
  expect(await answer('later')).toBe('UNAUTHENTICATED')
  expect(await app.services.prisma.dose.count({ where: { animalId: cat } })).toBe(0)
})

test('a helper’s answer is the helper’s; after leaving the circle nothing is written', async () => {
  await add()
  const sitter = await createOwner(app)
  await join(sitter, { role: 'sitter', lastDay: today })
  const sittersBrowser = await subscribe(sitter)
  await choose(sitter)
  await pass(2)
  expect(await answer('given', {}, sittersBrowser)).toMatchObject({ openToday: 1 })
  const [dose] = await app.services.prisma.dose.findMany({ where: { animalId: cat } })
  expect(dose!.byId).toBe(messages(sittersBrowser)[0]!.dose!.userUuid)
  await app.services.prisma.dose.deleteMany({ where: { animalId: cat } })
  const left = await sitter.mutate('leaveCircle', { animalUuid: cat }, '__typename')
  expect(left.errors).toBeUndefined()
  expect(await answer('given', {}, sittersBrowser)).toBe('NOT_FOUND')
  expect(await answer('later', {}, sittersBrowser)).toBe('NOT_FOUND')
  expect(await dosesOf()).toEqual([])
})

test('‘Tout va comme hier’ is offered if yesterday answered everything and raised nothing', async () => {
  const fine = {
    quickHydrationValue: 'normal',
    appetite: 5,
    vomiting: 0,
    urination: 3,
    lethargy: 5,
  }
  const offered = async (yesterday: object | null) => {
    app.clock.now = new Date('2025-03-15T10:00:00Z')
    if (yesterday) await owner.save(cat, yesterday)
    app.clock.now = new Date('2025-03-16T17:59:00Z')
    await choose(owner)
    await pass(1)
    return messages().at(-1)?.likeYesterday
  }
  expect(await offered(null)).toBeUndefined()
  cat = await owner.addCat()
  expect(await offered({ ...fine, vomiting: 2 })).toBeUndefined()
  cat = await owner.addCat()
  expect(await offered({ ...fine, lethargy: undefined })).toBeUndefined()
  cat = await owner.addCat()
  expect(await offered(fine)).toBe(`/quick-entry/${cat}#comme-hier`)
})
