import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createOwner, type TestOwner } from '../testing/owner'
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../testing/servers/pushService'
import { createTestApp, type TestApp } from '../testing/testApp'
import { sendDuePushes } from './duePushes'
import { raiseDueReminders } from './reminders'

let app: TestApp
let service: PushService
let owner: TestOwner
let cat: string
let browser: TestBrowser
/** It is 18:59 in Paris; the reminder is set to 19:00. */
const start = new Date('2025-03-16T17:59:00Z')

beforeAll(async () => {
  app = await createTestApp({ PRIVATE_PUSH: 'on', CONTACT_EMAIL: 'aide@nephrochat.example' })
  service = await startPushService()
})
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat({ name: 'Minette' })
  await owner.mutate('setReminders', { animalUuid: cat, ...proposedChoice }, 'animal { uuid }')
  browser = await addBrowser()
  service.respond = (response) => void response.writeHead(201).end()
})
afterAll(async () => {
  await service.close()
  await app.close()
})

async function addBrowser(): Promise<TestBrowser> {
  const one = service.browser()
  const { errors } = await owner.mutate('addPushDevice', one.subscription, 'viewer { uuid }')
  expect(errors).toBeUndefined()
  return one
}
const advanceMinutes = (minutes: number) => app.advanceClock(minutes * MINUTE_MS)
const devices = async () =>
  (await owner.graphql('{ viewer { pushDevices { endpointHash } } }')).data.viewer.pushDevices
    .length as number
const send = () => sendDuePushes(app.services)

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    advanceMinutes(1)
    await raiseDueReminders(app.services.prisma, () => app.clock.now)
    await send()
  }
}

test('each device receives a push once, encrypted, short-lived and signed', async () => {
  const other = await addBrowser()
  await pass(20)
  for (const { received } of [browser, other]) {
    expect(received.map(({ message }) => message)).toEqual([
      {
        title: 'Minette\u00a0: les questions du jour',
        path: `/quick-entry/${cat}`,
        tag: expect.any(String),
        open: 1,
      },
    ])
  }
  const { headers } = browser.received[0]!
  expect(headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!
  const { data } = await owner.graphql('{ viewer { pushKey } }')
  expect(key).toBe(data.viewer.pushKey)
  const point = Buffer.from(key!, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'))
  expect(payload).toMatchObject({
    sub: 'mailto:aide@nephrochat.example',
    aud: new URL(browser.subscription.endpoint).origin,
  })
})

test('the push of a dose names the treatment that runs, and none of two that are open (product/reminders 4)', async () => {
  const plan = { kind: 'days', everyDays: 1, times: ['19:00'] }
  const add = async (name: string, firstDay: string) => {
    const fields = { animalUuid: cat, kind: 'medicine', name, plan, firstDay }
    const { data } = await owner.mutate('addTreatment', fields, 'treatment { uuid }')
    return data.addTreatment.treatment.uuid as string
  }
  await owner.mutate(
    'setReminders',
    { animalUuid: cat, ...proposedChoice, questionsAt: null },
    'animal { uuid }',
  )
  const begun = await add('Semintra', '2025-03-10')
  const { data } = await owner.mutate(
    'changeTreatment',
    {
      animalUuid: cat,
      uuid: begun,
      from: '2025-03-16',
      plan: { ...plan, times: ['19:00', '23:00'] },
    },
    'treatment { uuid }',
  )
  const changed = data.changeTreatment.treatment.uuid
  expect(changed).not.toBe(begun)
  await pass(2)
  expect(browser.received.map(({ message }) => message)).toMatchObject([
    {
      slot: { day: '2025-03-16', time: '19:00' },
      dose: { treatmentUuid: changed, day: '2025-03-16', time: '19:00' },
    },
  ])
  await add('Amodip', '2025-03-10')
  advanceMinutes(24 * 60 - 2)
  await pass(2)
  const [, second] = browser.received
  expect(second!.message).toMatchObject({ slot: { day: '2025-03-17', time: '19:00' } })
  expect(second!.message).not.toHaveProperty('dose')
})

test('a browser that subscribes again is the same device, and an eleventh device replaces the oldest', async () => {
  await owner.mutate('addPushDevice', browser.subscription, 'viewer { uuid }')
  expect(await devices()).toBe(1)
  for (let more = 0; more < 10; more += 1) {
    advanceMinutes(0.1)
    await addBrowser()
  }
  expect(await devices()).toBe(10)
  await pass(5)
  expect(browser.received).toEqual([])
})

test.each([404, 410])('%i: a device that does not exist any more is deleted', async (status) => {
  service.respond = (response) => void response.writeHead(status).end()
  await pass(5)
  expect([
    browser.received.length,
    await devices(),
    await app.services.prisma.push.count(),
  ]).toEqual([1, 0, 0])
})

test('a refused push is given up, and the device is kept', async () => {
  service.respond = (response) => void response.writeHead(413).end()
  await pass(20)
  expect([browser.received.length, await devices()]).toEqual([1, 1])
})

test('a failing push service is retried until the reminder is late', async () => {
  service.respond = (response) => void response.writeHead(503).end()
  await pass(10)
  const requestCount = browser.received.length
  expect(requestCount).toBeGreaterThan(2)
  await pass(80)
  const inTheHour = browser.received.length
  await pass(60)
  expect(browser.received.length).toBe(inTheHour)
  expect(await app.services.prisma.push.count()).toBe(0)
  expect(new Set(browser.received.map(({ message }) => message.tag)).size).toBe(1)
})

test('no redirection is followed', async () => {
  const redirectTarget = service.browser()
  service.respond = (response) =>
    void response.writeHead(307, { location: redirectTarget.subscription.endpoint }).end()
  await pass(10)
  expect([browser.received.length, redirectTarget.received.length]).toEqual([1, 0])
})

test('no push is sent if the task is done, or the device signed out or removed', async () => {
  advanceMinutes(1)
  await raiseDueReminders(app.services.prisma, () => app.clock.now)
  await owner.save(cat, { appetite: 4 })
  await send()
  expect(browser.received).toEqual([])

  const other = await owner.addCat({ name: 'Félix' })
  await owner.mutate('setReminders', { animalUuid: other, ...proposedChoice }, 'animal { uuid }')
  await raiseDueReminders(app.services.prisma, () => app.clock.now)
  expect(await app.services.prisma.push.count()).toBe(1)
  await owner.graphql('mutation { logoutAll { ok } }')
  await send()
  expect([
    browser.received,
    await app.services.prisma.pushDevice.count({
      where: { endpoint: browser.subscription.endpoint },
    }),
  ]).toEqual([[], 0])
})

test('a subscription renewed by the service worker keeps its device, and only with the device’s secret', async () => {
  const renewed = service.browser()
  const renew = async (former: { endpoint: string; auth: string }) =>
    await app.graphql(
      'mutation ($input: RenewPushDeviceInput!) { renewPushDevice(input: $input) { ok } }',
      {
        input: {
          ...renewed.subscription,
          formerEndpoint: former.endpoint,
          formerAuth: former.auth,
        },
      },
    )
  const { endpoint, auth } = browser.subscription
  expect((await renew({ endpoint, auth: renewed.subscription.auth })).data).toEqual({
    renewPushDevice: { ok: true },
  })
  expect(await app.services.prisma.pushDevice.count({ where: { endpoint } })).toBe(1)
  expect((await renew({ endpoint, auth })).data).toEqual({ renewPushDevice: { ok: true } })
  expect(await devices()).toBe(1)
  await pass(20)
  expect([browser.received.length, renewed.received.length]).toEqual([0, 1])
  // A faster page has stored it already.
  const other = await addBrowser()
  await renew(other.subscription)
  expect(await devices()).toBe(1)
})

test('the next user of a browser receives its pushes, and the former one none', async () => {
  const otherOwner = await createOwner(app)
  await otherOwner.mutate('addPushDevice', browser.subscription, 'viewer { uuid }')
  await pass(5)
  expect([browser.received, await devices()]).toEqual([[], 0])
})

test('an address moves to another account only with its keys', async () => {
  const otherOwner = await createOwner(app)
  const { endpoint, ...keys } = browser.subscription
  const otherSubscription = service.browser().subscription
  for (const guessed of [
    { p256dh: otherSubscription.p256dh, auth: otherSubscription.auth },
    { ...keys, auth: otherSubscription.auth },
    { ...keys, p256dh: otherSubscription.p256dh },
  ]) {
    const { errors } = await otherOwner.mutate(
      'addPushDevice',
      { endpoint, ...guessed },
      'viewer { uuid }',
    )
    expect(errors?.[0]?.extensions.fields).toEqual({
      endpoint: 'Cet appareil reçoit les rappels d’un autre compte',
    })
  }
  await pass(5)
  expect([browser.received.length, await devices()]).toEqual([1, 1])
})

test('another process sends the pushes that a killed process had claimed, with the same tag', async () => {
  advanceMinutes(1)
  await raiseDueReminders(app.services.prisma, () => app.clock.now)
  // The process does not receive the response, as if it was killed.
  let respondLate = () => {}
  service.respond = (response) => void (respondLate = () => response.writeHead(201).end())
  const killedSend = send()
  await expect.poll(() => browser.received).toHaveLength(1)
  service.respond = (response) => void response.writeHead(201).end()
  await send()
  expect(browser.received).toHaveLength(1)
  advanceMinutes(5)
  await send()
  advanceMinutes(5)
  await send()
  expect(browser.received.map(({ message }) => message.tag)).toEqual([
    browser.received[0]!.message.tag,
    browser.received[0]!.message.tag,
  ])
  respondLate()
  await killedSend
})

test('an address of no push service is refused', async () => {
  const { endpoint, ...keys } = browser.subscription
  const fieldsOf = async (input: object) =>
    (await owner.mutate('addPushDevice', { endpoint, ...keys, ...input }, 'viewer { uuid }'))
      .errors?.[0]?.extensions.fields
  expect(await fieldsOf({ endpoint: 'ftp://push.example/1' })).toEqual({
    endpoint: 'Adresse de notification invalide',
  })
  expect(await fieldsOf({ endpoint: `https://push.example/${'x'.repeat(1_000)}` })).toEqual({
    endpoint: 'Adresse de notification invalide',
  })
  expect(await fieldsOf({ p256dh: 'B' })).toEqual({ p256dh: 'Clé de notification invalide' })
  expect(await fieldsOf({ auth: '' })).toEqual({ auth: 'Clé de notification invalide' })
})
