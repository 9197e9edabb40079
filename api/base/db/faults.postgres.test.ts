import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { type Crowd, createCrowd } from '../../testing/crowd'
import { createOwnedRows } from '../../testing/household'
import { startTcpProxy, type TcpProxy } from '../../testing/servers/tcpProxy'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'
import type { Database } from './database'
import { poolSize, defaultTimeLimits } from './limits'
import { openPostgres } from './postgres'
import { DatabaseUnavailableError } from './unavailable'

// Causes each fault of a database and of its connection. The process survives, requests get 503
// with Retry-After, no acknowledged write is lost, and the service recovers by itself.

let proxy: TcpProxy
let setupApp: TestApp
let database: Database
let app: TestApp
let admin: pg.Client
let name: string
let crowd: Crowd | undefined

beforeAll(async () => {
  setupApp = await createTestApp()
  const [{ name: found } = { name: '' }] = await setupApp.database.connection((connection) =>
    connection.rows<{ name: string }>('SELECT current_database() AS name'),
  )
  name = found
  const direct = new URL(process.env['TEST_DATABASE_URL']!)
  direct.pathname = `/${name}`
  admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] })
  await admin.connect()
  proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) })
  // The limits are those of production, except for transactions, which a test keeps open.
  database = await openPostgres(proxy.through(direct.href), {
    timeLimits: { ...defaultTimeLimits, transactionMs: 60_000 },
  })
  app = await createSecondApp({ ...setupApp, database })
})
afterEach(async () => {
  proxy.restore()
  await crowd?.stop()
  crowd = undefined
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await admin.end()
  await proxy.close()
  await setupApp.close()
})

/** Ends the sessions of this database alone: other tests use the same server. */
const killAll = () =>
  admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )

const ready = async () => (await fetch(`${app.url}/api/health?ready`)).status

/** The fault, and the action that ends it if it does not pass by itself. */
type Fault = () => Promise<(() => void | Promise<void>) | void>

const faults: [title: string, fault: Fault, isAway: boolean][] = [
  [
    'every session is killed, five times',
    async () => {
      for (let time = 0; time < 5; time += 1) {
        await killAll()
        await wait(100)
      }
    },
    false,
  ],
  ['the line is cut', async () => proxy.cut(), false],
  ['the line is reset', async () => proxy.reset(), false],
  [
    'the response to a save is lost',
    async () => {
      for (let time = 0; time < 3; time += 1) {
        proxy.resetInsteadOfResponseTo('"entry":')
        await wait(200)
      }
    },
    false,
  ],
  [
    'the response to a COMMIT is lost',
    async () => {
      for (let time = 0; time < 3; time += 1) {
        proxy.resetInsteadOfResponseTo('COMMIT')
        await wait(200)
      }
    },
    false,
  ],
  [
    'no server accepts connections',
    async () => {
      proxy.refuse()
      proxy.reset()
      return () => proxy.restore()
    },
    true,
  ],
  [
    'the line swallows everything',
    async () => {
      proxy.drop()
      return () => proxy.restore()
    },
    true,
  ],
  [
    'the line swallows the responses',
    async () => {
      proxy.drop('responses')
      return () => proxy.restore()
    },
    true,
  ],
  [
    'the database refuses every sign-in',
    async () => {
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
      await killAll()
      return async () => void (await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`))
    },
    true,
  ],
  [
    'the server only reads, as after a failover',
    async () => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      await killAll()
      return async () =>
        void (await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`))
    },
    true,
  ],
]

test.each(faults)(
  '%s',
  async (_, fault, isAway) => {
    crowd = await createCrowd(setupApp, app)
    await crowd.waitForSuccesses()
    const over = await fault()
    if (isAway) {
      await crowd.waitForRefusals(24)
      expect(await ready()).toBe(503)
    }
    await over?.()
    await isWhole(crowd)
  },
  60_000,
)

async function isWhole(crowd: Crowd): Promise<void> {
  await crowd.waitForSuccesses()
  expect(await ready()).toBe(200)
  await crowd.stop()
  const others = crowd.responses.filter(
    ({ status, retryAfter }) => status >= 300 && !(status === 503 && retryAfter === '5'),
  )
  expect(others).toEqual([])
  expect(await crowd.lost()).toEqual([])
}

test('a table that another session locks: 503 before five seconds are over, and success after the unlock', async () => {
  crowd = await createCrowd(setupApp, app)
  await crowd.waitForSuccesses()
  const other = new pg.Client({
    connectionString: Object.assign(new URL(process.env['TEST_DATABASE_URL']!), {
      pathname: `/${name}`,
    }).href,
  })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE measurements')
  await crowd.waitForRefusals(24)
  await other.query('ROLLBACK')
  await other.end()
  await isWhole(crowd)
}, 60_000)

test('a connection that was idle for long is used again, and replaced if it gets no response', async () => {
  const send = () => database.rows({ name: 'one', text: 'SELECT 1' }, [])
  await send()
  const { opened } = proxy
  await wait(defaultTimeLimits.responseMs + 500)
  await send()
  expect(proxy.opened).toBe(opened)
  await wait(defaultTimeLimits.responseMs + 500)
  proxy.drop('responses')
  await expect(send()).rejects.toThrow(DatabaseUnavailableError)
}, 20_000)

test('a pool whose connections are all in use: 503, and full service when they return', async () => {
  crowd = await createCrowd(setupApp, app)
  await crowd.waitForSuccesses()
  let taken = 0
  const over = new AbortController()
  const heldConnections = Array.from({ length: poolSize }, () =>
    database.prisma.$transaction(
      async (tx) => {
        taken += 1
        while (!over.signal.aborted) await tx.$executeRaw`SELECT pg_sleep(0.2)`
      },
      { maxWait: 60_000 },
    ),
  )
  await expect.poll(() => taken, { timeout: 30_000 }).toBe(poolSize)
  await crowd.waitForRefusals(12)
  expect(await ready()).toBe(503)
  over.abort()
  await Promise.all(heldConnections)
  await isWhole(crowd)
}, 60_000)

test('a hundred refused saves leave no session and no transaction open', async () => {
  const [owner] = await createOwnedRows(setupApp, 1)
  const save = async (cat: string, id: string) => {
    const headers = {
      authorization: `Bearer ${owner!.accessToken}`,
      'content-type': 'application/json',
    }
    const date = new Date(Date.now() - 40 * DAY_MS)
    return (
      await fetch(`${app.url}/api/animals/${cat}/measurements`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, date }),
      })
    ).status
  }
  // The database refuses it within a transaction of Prisma's.
  const register = async () => {
    const body = JSON.stringify({
      email: owner!.user.email,
      firstName: 'Ada',
      lastName: 'Martin',
      password: 'correct horse',
    })
    return (
      await fetch(`${app.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status
  }
  const refuse = async () => [
    await save(owner!.cat, randomUUID()),
    await save(randomUUID(), randomUUID()),
    await register(),
  ]
  await Promise.all(Array.from({ length: poolSize * 2 }, refuse))
  const before = proxy.opened
  for (let time = 0; time < 5; time += 1) {
    const statuses = await Promise.all(Array.from({ length: poolSize }, refuse))
    expect(new Set(statuses.flat())).toEqual(new Set([400, 404, 409]))
  }
  // Idle connections may have been closed.
  expect(proxy.opened - before).toBeLessThanOrEqual(poolSize)
  const { rows } = await admin.query(
    `SELECT state FROM pg_stat_activity WHERE datname = $1 AND state <> 'idle'`,
    [name],
  )
  expect(rows).toEqual([])
})
