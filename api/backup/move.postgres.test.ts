import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { migrate } from '../base/db/migrations'
import { DatabaseMovedError } from '../base/db/movedMarker'
import { openDatabase } from '../base/db/open'
import { createOwnedRows, type OwnedRows } from '../testing/household'
import { joinCircles } from '../testing/joinCircles'
import { type TestApp, createAppOn } from '../testing/testApp'
import { createEmptyDatabase, createTestFolder } from '../testing/testDatabase'
import { backUp } from './backup'
import { moveToPostgres } from './move'
import { restoreBackup } from './restore'

const tempFolder = mkdtempSync(join(tmpdir(), 'nephrochat-move-'))
const at = (name: string) => join(tempFolder, name)
const source = { databaseUrl: null, dataDir: at('data') }
const file = at('one.tar.gz')
const now = new Date('2026-03-01T10:00:00Z')
let households: OwnedRows[]
let before: unknown
let target: Awaited<ReturnType<typeof createEmptyDatabase>>

/** Secrets are rows of the database: sessions that depend on them survive only if they move too. */
async function serveOn(
  env: { databaseUrl: string | null; dataDir: string },
  work: (app: TestApp) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(env)
  try {
    await migrate(database)
    const app = await createAppOn(database, { JWT_SECRET: '' })
    await work(app)
    await app.close()
  } finally {
    await database.close()
  }
}

async function readResponses({ url, services }: TestApp): Promise<unknown> {
  const responses = households.map(async ({ accessToken, shareLink, calendar, photo, tools }) => {
    const get = async (path: string, token?: string) => {
      const response = await fetch(
        url + path,
        token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
      )
      return {
        status: response.status,
        body: path.startsWith('/api/animals')
          ? await response.json()
          : (await response.arrayBuffer()).byteLength,
      }
    }
    return [
      await get('/api/animals', accessToken),
      await get('/api/animals', tools.reading),
      await get(`/api/shared/${shareLink.token}`),
      await get(`/api/calendar/${calendar}.ics`),
      await get(`/photos/${photo}.webp`, accessToken),
    ]
  })
  return [await Promise.all(responses), services.pushKeys]
}

beforeAll(async () => {
  await createTestFolder(source)
  await serveOn(source, async (app) => {
    const owners = await createOwnedRows(app, 6)
    households = owners.slice(0, 2)
    await joinCircles(app, households, owners.slice(2))
    before = await readResponses(app)
    expect(JSON.stringify(before).match(/"status":\d+/g)).toEqual(Array(10).fill('"status":200'))
  })
  await backUp(source, file)
}, 120_000)
beforeEach(async () => void (target = await createEmptyDatabase()))
afterEach(() => target.drop())
afterAll(() => rmSync(tempFolder, { recursive: true }))

test('after a move sessions, tools, links, calendars, photos, push keys and offline changes work', async () => {
  const env = { databaseUrl: target.url, dataDir: source.dataDir }
  const { contents, location: there } = await moveToPostgres(env, now)
  expect(contents['users']?.rows).toBe(6)
  await serveOn(env, async (app) => {
    expect(await readResponses(app)).toEqual(before)
    const [{ accessToken, refreshToken, cat }] = households as [OwnedRows]
    const waiting = {
      animalUuid: cat,
      uuid: randomUUID(),
      date: new Date(app.clock.now.getTime() - DAY_MS).toISOString(),
      appetite: 2,
      note: 'kept before the move',
    }
    for (const created of [true, false]) {
      const { data } = await app.graphql(
        'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { created } }',
        { input: waiting },
        accessToken,
      )
      expect(data).toEqual({ createMeasurement: { created } })
    }
    const renewed = await fetch(`${app.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    })
    expect(renewed.status).toBe(200)
  })
  await expect(openDatabase(source)).rejects.toThrow(DatabaseMovedError)
  await expect(openDatabase(source)).rejects.toThrow(
    `The data of ${at('data/db')} was moved to ${there}, at 2026-03-01T10:00:00.000Z. Set DATABASE_URL.`,
  )
  await expect(backUp(source, at('two.tar.gz'))).rejects.toThrow(DatabaseMovedError)
  await expect(moveToPostgres(env, now)).rejects.toThrow(DatabaseMovedError)
  await restoreBackup(source, file, { replace: true, now })
  await serveOn(source, async (app) => expect(await readResponses(app)).toEqual(before))
}, 120_000)

test('a backup is restored to a server once, and never over a database with users', async () => {
  const env = { databaseUrl: target.url, dataDir: at('elsewhere') }
  await serveOn(env, async () => undefined)
  const { contents } = await restoreBackup(env, file, { replace: false, now })
  expect(readdirSync(at('elsewhere'))).toEqual([])
  // A retry after a lost response to COMMIT succeeds.
  expect(await restoreBackup(env, file, { replace: false, now })).toMatchObject({ contents })
  await query(
    `UPDATE users SET first_name = 'another user' WHERE email = (SELECT min(email) FROM users)`,
  )
  await expect(restoreBackup(env, file, { replace: false, now })).rejects.toThrow(
    /^PostgreSQL, \S+ on \S+ holds users’ data: it has to be an empty database\.$/,
  )
  expect(await query('SELECT count(*)::int AS count FROM users')).toEqual([{ count: 6 }])
  expect(await query(shape)).toEqual(await migrated(shape))
}, 120_000)

test('another program’s tables and a database in use are left unchanged', async () => {
  const env = { databaseUrl: target.url, dataDir: at('elsewhere') }
  const other = new pg.Client({ connectionString: target.url })
  await other.connect()
  await expect(restoreBackup(env, file, { replace: false, now })).rejects.toThrow(
    / is in use by 1 other connections: stop the servers first\.$/,
  )
  await other.query('CREATE TABLE theirs (id int)')
  await other.end()
  await expect(restoreBackup(env, file, { replace: false, now })).rejects.toThrow(
    / holds another program’s tables: it has to be an empty database\.$/,
  )
  expect(
    await query(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`),
  ).toEqual([{ table_name: 'theirs' }])
}, 120_000)

test('a row that violates a constraint cancels the whole move', async () => {
  const env = { databaseUrl: target.url, dataDir: at('data') }
  const orphan = await openDatabase(source)
  await orphan.connection(({ run }) =>
    run(
      `ALTER TABLE weights DISABLE TRIGGER ALL; UPDATE weights SET animal_id = '${randomUUID()}'`,
    ),
  )
  await orphan.close()
  await expect(moveToPostgres(env, now)).rejects.toThrow(/foreign key/)
  expect(await query('SELECT count(*)::int AS count FROM users')).toEqual([{ count: 0 }])
  expect(existsSync(at('data/db/moved-to'))).toBe(false)
}, 120_000)

const shape = `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`

async function query(sql: string, url = target.url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function migrated(sql: string): Promise<unknown[]> {
  const fresh = await createEmptyDatabase()
  try {
    const database = await openDatabase({ databaseUrl: fresh.url, dataDir: tempFolder })
    await migrate(database)
    await database.close()
    return await query(sql, fresh.url)
  } finally {
    await fresh.drop()
  }
}
