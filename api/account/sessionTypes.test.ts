import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { MAX_SESSIONS } from '../base/limits/quotas'
import { createRestClient, type RestClient } from '../testing/restClient'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let call: RestClient
const start = new Date('2026-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: '1' })
  call = await createRestClient(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(() => app.close())

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const from = (network: string, userAgent = 'curl/8.5.0') => ({
  'x-forwarded-for': network,
  'user-agent': userAgent,
})
const password = 'correct horse'
const login = async (email: string, headers = from('203.0.113.1')) =>
  (await call('POST /api/auth/login', { body: { email, password }, headers })).body
const sessions = async (token: string, headers = from('203.0.113.1')) =>
  (await call('GET /api/users/me/sessions', { token, headers })).body
const end = (token: string, id: string) => call(`DELETE /api/users/me/sessions/${id}`, { token })
const isOpen = async (token: string) => (await call('GET /api/users/me', { token })).status === 200

test('the list has device, network and last use, newest first, without address and user agent', async () => {
  const { email } = await app.register()
  await app.services.prisma.refreshFamily.deleteMany()
  const phone = await login(email, from('203.0.113.7', android))
  app.advanceClock(MINUTE_MS)
  const laptop = await login(email, from('198.51.100.9', firefox))
  app.advanceClock(13 * MINUTE_MS)
  const renewed = await call('POST /api/auth/refresh', {
    body: { refreshToken: phone.refreshToken },
    headers: from('198.51.100.9', android),
  })
  const ownSession = {
    id: expect.any(String),
    device: 'Chrome sur Android',
    isCurrent: true,
    sameNetwork: true,
    openedAt: start.toISOString(),
    lastUsedAt: app.clock.now.toISOString(),
  }
  const opened = new Date(start.getTime() + MINUTE_MS).toISOString()
  const other = {
    ...ownSession,
    device: 'Firefox sur Linux',
    isCurrent: false,
    openedAt: opened,
    lastUsedAt: opened,
  }
  expect(await sessions(renewed.body.accessToken, from('198.51.100.9'))).toEqual([
    ownSession,
    other,
  ])
  expect(await sessions(laptop.accessToken, from('203.0.113.200'))).toMatchObject([
    { isCurrent: false, sameNetwork: false },
    { isCurrent: true, sameNetwork: false },
  ])
  const rows = JSON.stringify(await app.services.prisma.refreshFamily.findMany())
  expect(rows).not.toMatch(/198\.51|203\.0|Mozilla/)
})

test('a session of an earlier build has no device, and no network', async () => {
  const { email, accessToken } = await app.register()
  await app.services.prisma.refreshFamily.updateMany({
    where: { user: { email } },
    data: { device: null, network: null, lastUsedAt: null },
  })
  expect(await sessions(accessToken)).toMatchObject([
    { device: null, sameNetwork: null, lastUsedAt: start.toISOString() },
  ])
})

test('one session ends at once, the others stay; unknown and foreign ones are not found', async () => {
  const { email, accessToken: phone } = await app.register()
  app.advanceClock(MINUTE_MS)
  const { accessToken: laptop } = await login(email)
  const [, { id }] = await sessions(laptop)
  const otherToken = (await app.register()).accessToken
  expect((await end(otherToken, id)).status).toBe(404)
  expect(await isOpen(phone)).toBe(true)
  expect((await end(laptop, id)).status).toBe(204)
  expect([await isOpen(phone), await isOpen(laptop)]).toEqual([false, true])
  expect(await sessions(laptop)).toHaveLength(1)
  for (const none of [id, crypto.randomUUID(), 'none'])
    expect((await end(laptop, none)).status).toBe(404)
})

test('a fifty-first session ends the least recently used one', async () => {
  const { email, accessToken: first, refreshToken } = await app.register()
  app.advanceClock(MINUTE_MS)
  const { accessToken: second } = await login(email)
  for (let count = 2; count < MAX_SESSIONS; count += 1) {
    app.advanceClock(1000)
    await login(email)
  }
  const { accessToken } = (await call('POST /api/auth/refresh', { body: { refreshToken } })).body
  app.advanceClock(1000)
  expect(await sessions(accessToken)).toHaveLength(MAX_SESSIONS)
  const { accessToken: last } = await login(email)
  expect(await sessions(last)).toHaveLength(MAX_SESSIONS)
  expect([await isOpen(accessToken), await isOpen(second), await isOpen(last)]).toEqual([
    true,
    false,
    true,
  ])
  expect(await isOpen(first)).toBe(true)
})

test('a request does not update its session', async () => {
  const { accessToken } = await app.register()
  await isOpen(accessToken)
  const sent = await sentStatements(() => isOpen(accessToken))
  expect(sent.map(({ text }) => text).filter((text) => /UPDATE|INSERT/.test(text))).toEqual([])
})
