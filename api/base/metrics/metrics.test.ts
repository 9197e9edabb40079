import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduledBackups } from '../../backup/schedule'
import { sendDueMails } from '../../jobs/dueMails'
import { createOwnedRows, type OwnedRows, secret } from '../../testing/household'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'
import type { EmbeddedDatabase } from '../db/database'
import { DatabaseUnavailableError } from '../db/unavailable'

const metricsToken = 'a token of the tests, 32 characters'

let app: TestApp
let call: RestClient
let owner: OwnedRows
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN: metricsToken, RATE_LIMITS: 'on' })
  call = await createRestClient(app)
  owner = (await createOwnedRows(app, 1))[0]!
})
afterAll(() => app.close())

const read = async (of = app) =>
  await (
    await fetch(`${of.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()
/** Returns the value of a line, or 0 if the line is missing. */
const valueOf = (page: string, line: string) =>
  Number(
    page
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )
/** Returns the growth of each line during `work`. A response is counted after its arrival. */
async function growth(
  lines: string[],
  work: () => Promise<unknown>,
): Promise<() => Promise<number[]>> {
  const before = await read()
  await work()
  return async () => {
    const after = await read()
    return lines.map((line) => valueOf(after, line) - valueOf(before, line))
  }
}

test('a caller without the token is refused, and without a configured token the page is missing', async () => {
  for (const token of [undefined, 'x', `${metricsToken}x`, metricsToken.slice(1)]) {
    const { status, body } = await call('GET /metrics', { token })
    expect([token, status, body.code]).toEqual([token, 401, 'UNAUTHENTICATED'])
  }
  const { status, headers } = await call('GET /metrics', { token: metricsToken })
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const appWithoutMetrics = await createSecondApp(app)
  const response = await fetch(`${appWithoutMetrics.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    404,
    'NOT_FOUND',
  ])
  await appWithoutMetrics.close()
})

test('requests are counted by the pattern of their route', async () => {
  const grown = await growth(
    ['/api/animals/:id', '/shared/{*token}', 'other'].map(
      (route) =>
        `nephrochat_http_requests_total{route="${route}",method="GET",status="${route === 'other' ? 404 : 200}"}`,
    ),
    async () => {
      await call(`GET /api/animals/${owner.cat}`, { token: owner.accessToken })
      await fetch(`${app.url}/api/${owner.cat}`)
    },
  )
  await expect.poll(grown).toEqual([1, 0, 1])
})

test('operations are counted by name, and unknown ones as others', async () => {
  const send = (query: string) => app.graphql(query, {}, owner.accessToken)
  const line = (operation: string, outcome: string) =>
    `nephrochat_graph_operations_total{operation="${operation}",outcome="${outcome}"}`
  const grown = await growth(
    [
      line('HomeScreenQuery', 'ok'),
      line('other', 'ok'),
      line('other', 'error'),
      line('unnamed', 'ok'),
    ],
    async () => {
      // The third execution compiles the operation (execution/executor.ts).
      for (let time = 1; time <= 4; time += 1)
        await send('query HomeScreenQuery { viewer { uuid } }')
      await send(`query ${secret} { viewer { uuid } }`)
      await send(
        'query Mine { animal(uuid: "x") { name } requireNothing: animal(uuid: "y") { name } }',
      )
      await send('{ viewer { uuid } }')
    },
  )
  expect((await grown()).map((count) => count > 0)).toEqual([true, true, false, true])
  expect((await grown())[0]).toBe(4)
})

test('saves, renewals, limits and mails are counted by outcome', async () => {
  const id = randomUUID()
  const save = (body: object) =>
    call(`POST /api/animals/${owner.cat}/measurements`, { token: owner.accessToken, body })
  const saves = (outcome: string) => `nephrochat_entry_saves_total{outcome="${outcome}"}`
  const lines = [
    saves('acknowledged'),
    saves('duplicate'),
    saves('refused'),
    'nephrochat_session_renewals_total{outcome="refused"}',
    'nephrochat_limits_hit_total{limit="forgottenAddress"}',
    'nephrochat_messages_total{kind="mail",outcome="sent"}',
  ]
  const sent: string[] = []
  const grown = await growth(lines, async () => {
    for (let time = 1; time <= 2; time += 1)
      expect((await save({ id, appetite: 1 })).status).toBeLessThan(300)
    expect((await save({ date: '2001-01-01T08:00:00Z' })).status).toBe(400)
    expect((await call('POST /api/auth/refresh', { body: { refreshToken: 'x' } })).status).toBe(401)
    for (let time = 1; time <= 6; time += 1)
      await call('POST /api/auth/forgot-password', { body: { email: owner.user.email } })
    await sendDueMails(app.services, async (content) => void sent.push(content.subject))
  })
  const [acknowledged, duplicate, refused, renewals, limits, mails] = await grown()
  expect([acknowledged, duplicate, refused, renewals, mails]).toEqual([1, 1, 1, 1, sent.length])
  expect(limits).toBeGreaterThan(0)
})

test('a failed backup is counted', async () => {
  const { log, clock } = app.services
  const grown = await growth(['nephrochat_backup_runs_total{outcome="failed"}'], async () => {
    // The folder cannot be created, so the database is not read.
    await scheduledBackups({
      embedded: { folder: join(tmpdir(), 'none') } as EmbeddedDatabase,
      env: { backupDir: '/dev/null/backups', backupEveryHours: 1 },
      clock,
      log,
      stopSignal: new AbortController().signal,
    })()
  })
  expect(await grown()).toEqual([1])
})

test('the page has the queues and the state of the database', async () => {
  await app.register()
  const page = await read()
  expect(valueOf(page, 'nephrochat_database_up')).toBe(1)
  const of = (name: string) => valueOf(page, `nephrochat_queue_${name}{queue="mails"}`)
  expect([of('waiting'), of('due'), of('failed')]).toEqual([1, 1, 0])
  expect(page).toContain('nephrochat_queue_due{queue="pushes"} 0')
  expect(page).toMatch(/^nephrochat_build_info\{version="[\d.]+"\} 1$/m)
  expect(page).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  const lostDatabase = {
    ...app.database,
    rows: () => Promise.reject(new DatabaseUnavailableError('gone')),
  }
  const without = await createSecondApp(
    { ...app, database: { ...app.database } },
    { METRICS_TOKEN: metricsToken },
  )
  Object.assign(without.database, lostDatabase)
  const then = await read(without)
  expect(valueOf(then, 'nephrochat_database_up')).toBe(0)
  expect(then).not.toContain('nephrochat_queue_due{')
  await without.close()
})

test('the page identifies no user: it has no address, id, token or typed text', async () => {
  for (const path of [
    `/shared/${owner.shareLink.token}`,
    `/api/shared/${owner.shareLink.token}`,
    `/api/calendar/${owner.calendar}`,
    `/${owner.user.email}`,
    `/api/animals/${owner.cat}?who=${owner.user.email}`,
  ])
    await fetch(app.url + path)
  await fetch(`${app.url}/api/animals`, { method: 'PROPFIND' })
  const page = await read()
  for (const never of [
    owner.user.email,
    owner.user.id,
    owner.cat,
    owner.shareLink.token,
    owner.accessToken,
    owner.calendar,
    secret,
    '127.0.0.1',
    'PROPFIND',
  ])
    expect(page).not.toContain(never)
})
