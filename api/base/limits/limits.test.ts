import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { createMailToken } from '../../auth/mailTokens'
import { createOwnedRows } from '../../testing/household'
import { sentStatements } from '../../testing/sentStatements'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'
import { createLimits } from './limits'

// Tests product/accounts 5.4.

const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }

let app: TestApp

beforeAll(async () => {
  app = await createTestApp(settings)
})
afterAll(() => app.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const advanceMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

let network = 0
/** Sends each request from another network, unless one is given. */
function call(path: string, body: object, from = `203.0.113.${(network += 1)}`, url = app.url) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
}
const statuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const wrong = (email: string, from: string, url?: string) =>
  call('/api/auth/login', { email, password: 'faux' }, from, url)

test('after ten failed sign-ins in 15 minutes the right password is refused from this network', async () => {
  const { email } = await app.register()
  const right = (from: string) =>
    call('/api/auth/login', { email, password: 'correct horse' }, from)
  const outcomes = await statuses(times(14, () => wrong(email.toUpperCase(), '198.51.100.7')))
  expect([
    outcomes.filter((status) => status === 401).length,
    outcomes.filter((status) => status === 429).length,
  ]).toEqual([10, 4])
  const refused = await right('198.51.100.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(await refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    detail: 'Trop de tentatives. Veuillez réessayer plus tard.',
  })
  expect((await right('198.51.100.8')).status).toBe(200)
  advanceMinutes(16)
  expect((await right('198.51.100.7')).status).toBe(200)
})

test('a successful sign-in is never counted', async () => {
  const { email } = await app.register()
  for (let index = 0; index < 12; index += 1)
    expect(
      (await call('/api/auth/login', { email, password: 'correct horse' }, '198.51.100.20')).status,
    ).toBe(200)
})

test('one network may have fifty failed sign-ins in 15 minutes; an IPv6 prefix is one network', async () => {
  const { email } = await app.register()
  const attemptStatuses = []
  for (const ten of times(6, (index) => index * 10)) {
    attemptStatuses.push(
      ...(await statuses(
        times(10, (index) =>
          wrong(`cible${ten + index}@example.org`, `2001:db8:7:7::${(ten + index).toString(16)}`),
        ),
      )),
    )
  }
  expect([
    attemptStatuses.filter((status) => status === 401).length,
    attemptStatuses.filter((status) => status === 429).length,
  ]).toEqual([50, 10])
  const right = (from: string) =>
    call('/api/auth/login', { email, password: 'correct horse' }, from)
  expect((await right('2001:db8:7:7:ffff::1')).status).toBe(429)
  expect((await right('2001:db8:7:8::1')).status).toBe(200)
  advanceMinutes(16)
  expect((await right('2001:db8:7:7:ffff::1')).status).toBe(200)
})

test('one address has a hundred failures an hour, except from its owner’s networks', async () => {
  const { email } = await app.register()
  const right = (from: string) =>
    call('/api/auth/login', { email, password: 'correct horse' }, from)
  expect((await right('192.0.2.1')).status).toBe(200)
  for (const address of [email, 'personne.encore@example.org']) {
    const limits = createLimits(app.database, { rateLimits: true })
    for (let index = 0; index < 99; index += 1) await limits.take('signInAddress', address)
    const guesses = await statuses(times(3, (index) => wrong(address, `192.0.2.1${index}`)))
    expect(guesses.toSorted()).toEqual([401, 429, 429])
  }
  expect((await right('192.0.2.20')).status).toBe(429)
  expect((await right('192.0.2.1')).status).toBe(200)
})

test('an owner locked out by guesses signs in from the network of an opened mail link', async () => {
  const { email } = await app.register()
  const limits = createLimits(app.database, { rateLimits: true })
  for (let index = 0; index < 100; index += 1) await limits.take('signInAddress', email)
  const right = (password: string) => call('/api/auth/login', { email, password }, '192.0.2.30')
  expect((await right('correct horse')).status).toBe(429)
  const { prisma } = app.services
  const user = await prisma.user.findUniqueOrThrow({ where: { email } })
  const token = await createMailToken(prisma, { user, purpose: 'reset', now: app.clock.now })
  expect(
    (await call('/api/auth/reset-password', { token, password: 'battery staple' }, '192.0.2.30'))
      .status,
  ).toBe(204)
  expect((await right('battery staple')).status).toBe(200)
})

test('guesses of the current password at a password change count as sign-ins', async () => {
  const { accessToken, email } = await app.register()
  const change = (currentPassword: string) =>
    fetch(`${app.url}/api/auth/change-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
        'x-forwarded-for': '192.0.2.40',
      },
      body: JSON.stringify({ currentPassword, password: 'battery staple' }),
    })
  const outcomes = await statuses(times(12, () => change('faux')))
  expect([
    outcomes.filter((status) => status === 400).length,
    outcomes.filter((status) => status === 429).length,
  ]).toEqual([10, 2])
  expect((await change('correct horse')).status).toBe(429)
  expect((await wrong(email, '192.0.2.40')).status).toBe(429)
})

test('two processes on one database share the counts', async () => {
  const { email } = await app.register()
  const other = await createSecondApp(app, settings)
  try {
    const outcomes = await statuses(
      times(12, (index) => wrong(email, '198.51.100.30', index % 2 ? other.url : app.url)),
    )
    expect(outcomes.filter((status) => status === 429)).toHaveLength(2)
  } finally {
    await other.close()
  }
})

const forgot = (email: string, from?: string) => call('/api/auth/forgot-password', { email }, from)

test('an address has five requests an hour, with the mail of the registration', async () => {
  const { email } = await app.register()
  const { mail } = app.services.prisma
  for (const address of [email, 'personne@example.org']) {
    const outcomes = await statuses(times(7, () => forgot(address)))
    expect(outcomes.filter((status) => status === 429)).toHaveLength(2)
  }
  expect(await mail.count({ where: { kind: 'reset', recipient: email } })).toBe(4)
  advanceMinutes(61)
  expect((await forgot(email)).status).toBe(200)
  expect(await mail.count({ where: { kind: 'reset', recipient: email } })).toBe(5)
})

test('one network has thirty password requests an hour; unknown addresses store no rows', async () => {
  const { prisma } = app.services
  const from = '198.51.100.60'
  const { email } = await app.register()
  expect((await forgot(email, from)).status).toBe(200)
  expect((await forgot('inconnu@example.org', from)).status).toBe(200)
  const rows = () => Promise.all([prisma.mail.count(), prisma.rateLimit.count()])
  const before = await rows()
  for (let index = 2; index < 30; index += 1)
    expect((await forgot(`invente${index}@example.org`, from)).status).toBe(200)
  const refused = await forgot(email, from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await forgot('encore@example.org', from)).status).toBe(429)
  expect(await rows()).toEqual(before)
  expect((await forgot(email, '198.51.100.61')).status).toBe(200)
})

test('one network has a hundred registrations an hour; an IPv6 prefix is one network', async () => {
  const limits = createLimits(app.database, { rateLimits: true })
  for (let index = 0; index < 100; index += 1)
    await limits.take('registration', '2001:db8:0:1::/64')
  const register = (from: string) =>
    call(
      '/api/auth/register',
      {
        email: `nouveau${(network += 1)}@example.org`,
        firstName: 'Ada',
        lastName: 'M',
        password: 'correct horse',
      },
      from,
    )
  expect(await statuses([register('2001:db8:0:1:ab::1'), register('2001:db8:0:2:ab::1')])).toEqual([
    429, 201,
  ])
})

test('addresses that a client adds to X-Forwarded-For are ignored', async () => {
  const { email } = await app.register()
  const outcomes = await statuses(
    times(12, (index) => wrong(email, `10.0.0.${index}, 198.51.100.40`)),
  )
  expect(outcomes.filter((status) => status === 429)).toHaveLength(2)
})

test('one network has 120 openings a minute, over REST and GraphQL together', async () => {
  const open = (index: number) =>
    index % 2
      ? fetch(`${app.url}/api/shared/inconnu`, { headers: { 'x-forwarded-for': '198.51.100.50' } })
      : call(
          '/graphql',
          {
            query:
              'mutation { openSharedLink(input: { token: "inconnu" }) { sharedAnimal { name } } }',
          },
          '198.51.100.50',
        )
  await statuses(times(120, open))
  const [graph, rest] = [await open(0), await open(1)]
  expect([graph.status, rest.status]).toEqual([429, 429])
  expect(Number(graph.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await graph.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  advanceMinutes(1.1)
  expect((await open(1)).status).toBe(404)
})

test('two processes exceed the limit by at most ten, and an opening needs one statement', async () => {
  const other = await createSecondApp(app, settings)
  try {
    const [household] = await createOwnedRows(app, 1)
    const query = `mutation { openSharedLink(input: { token: "${household!.shareLink.token}" })
      { sharedAnimal { name } } }`
    const open = (index: number) =>
      call('/graphql', { query }, '198.51.100.51', index % 2 ? other.url : app.url)
    let outcomes: number[] = []
    const sent = await sentStatements(
      async () => void (outcomes = await statuses(times(160, open))),
    )
    const opened = outcomes.filter((status) => status === 200).length
    expect(opened).toBeGreaterThanOrEqual(120)
    expect(opened).toBeLessThanOrEqual(130)
    expect(outcomes.filter((status) => status === 429)).toHaveLength(160 - opened)
    const counting = sent.filter(({ text }) => text.includes('rate_limits')).length
    expect(sent.length - counting).toBe(opened)
    expect(counting).toBeLessThan(opened / 2)
  } finally {
    await other.close()
  }
})

test('the table contains no address', async () => {
  const { email } = await app.register()
  await wrong(email, '198.51.100.60')
  const keys = (await app.services.prisma.rateLimit.findMany()).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.join()).not.toMatch(/example|198\.51/)
})
