import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'
import { openKeyring } from './keyring'

// Secrets change while users are signed in and several processes run: no session ends.

const former = 'the former secret, of 32 characters'
const coming = 'the coming secret, of 32 characters'
const start = new Date('2026-03-16T08:00:00Z')

let app: TestApp
/** The processes of an installation during a rolling restart. */
let formerOnly: TestApp, informed: TestApp, changed: TestApp, comingOnly: TestApp
beforeAll(async () => {
  app = await createTestApp()
  formerOnly = await createSecondApp(app, { JWT_SECRET: former })
  informed = await createSecondApp(app, { JWT_SECRET: former, JWT_SECRET_PREVIOUS: coming })
  changed = await createSecondApp(app, { JWT_SECRET: coming, JWT_SECRET_PREVIOUS: former })
  comingOnly = await createSecondApp(app, { JWT_SECRET: coming })
})
beforeEach(() => void (app.clock.now = start))
afterAll(async () => {
  for (const process of [formerOnly, informed, changed, comingOnly, app]) await process.close()
})

const refresh = async (process: TestApp, refreshToken: string) =>
  (
    await process.graphql(
      'mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken refreshToken } }',
      { input: { refreshToken } },
    )
  ).data?.refresh
const status = async (process: TestApp, token: string) =>
  (await process.graphql('{ viewer { email } }', {}, token)).status
const families = (email: string) =>
  app.services.prisma.refreshFamily.findMany({
    where: { user: { email } },
    include: { tokens: true },
  })

test('a configured secret is first accepted, then signs; then the former one is removed', async () => {
  const one = await formerOnly.register()
  const two = await changed.register()
  // At each step, the running processes accept each other's tokens.
  for (const [token, processes] of [
    [one, [formerOnly, informed, changed]],
    [two, [informed, changed, comingOnly]],
  ] as const) {
    for (const process of processes) expect(await status(process, token.accessToken)).toBe(200)
  }
  expect([
    await status(comingOnly, one.accessToken),
    await status(formerOnly, two.accessToken),
  ]).toEqual([401, 401])
  const next = await refresh(comingOnly, one.refreshToken)
  expect(await status(comingOnly, next.accessToken)).toBe(200)
})

test('a renewal repeated at a process with the other secret gets the same response', async () => {
  for (const [first, second] of [
    [formerOnly, changed],
    [changed, informed],
    [informed, changed],
  ] as const) {
    const { refreshToken, email } = await first.register()
    const lost = await refresh(first, refreshToken)
    expect((await refresh(second, refreshToken)).refreshToken).toBe(lost.refreshToken)
    const [family, ...others] = await families(email)
    expect([family!.tokens.length, family!.revokedAt, others]).toEqual([2, null, []])
    expect(await refresh(second, lost.refreshToken)).not.toBeNull()
  }
})

test('a token whose successor can no longer be derived ends its family', async () => {
  const { refreshToken, email } = await formerOnly.register()
  await refresh(formerOnly, refreshToken)
  expect(await refresh(comingOnly, refreshToken)).toBeUndefined()
  const [family] = await families(email)
  expect([family!.tokens.length, family!.revokedAt]).toEqual([2, start])
})

test('each process reads a generated secret before it signs, and accepts it long enough', async () => {
  const configuration = { jwtSecret: null, jwtSecretPrevious: null }
  const [a, b] = await Promise.all([
    openKeyring(configuration, app.database),
    openKeyring(configuration, app.database),
  ])
  const at = (days: number) => new Date(start.getTime() + days * DAY_MS)
  const [first] = a.secrets(start)
  expect([a.secrets(start), b.secrets(start)]).toEqual([[first], [first]])

  await Promise.all([a.renew(start), b.renew(start)])
  await Promise.all([a.renew(at(1)), b.renew(at(1))])
  const [, second] = a.secrets(at(1))
  expect(second).toBeDefined()
  for (const process of [a, b]) {
    expect(process.secrets(at(1))).toEqual([first, second])
    expect(process.secrets(at(2))).toEqual([second, first])
  }
  expect((await openKeyring(configuration, app.database)).secrets(at(2))).toEqual([second, first])

  for (let days = 2; days < 92; days += 1) await a.renew(at(days))
  expect(a.secrets(at(91))).toEqual([second, first])
  await a.renew(at(92))
  expect(a.secrets(at(92))).toEqual([second, expect.any(String)])
  const [third] = a.secrets(at(94))
  expect(a.secrets(at(94))).toEqual([third, second])
  expect(new Set([first, second, third]).size).toBe(3)
  await b.renew(at(94))
  expect(b.secrets(at(94))).toEqual(a.secrets(at(94)))
})
