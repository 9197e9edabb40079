import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/testDatabase'
import { projectRoot } from '../settings/projectRoot'
import type { Database } from './database'
import { sessionSettings, defaultTimeLimits } from './limits'
import { PoolerError } from './pooler'
import { openPostgres } from './postgres'

// PostgreSQL itself replaces the pooler: the pooler has to make the settings that a connection
// otherwise makes once.

let setupDatabase: Database
let url: URL
const opened: Database[] = []

beforeAll(async () => {
  setupDatabase = await createTestDatabase()
  const [{ name } = { name: '' }] = await setupDatabase.connection((connection) =>
    connection.rows<{ name: string }>('SELECT current_database() AS name'),
  )
  url = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), { pathname: `/${name}` })
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await setupDatabase.close()
})

function openBehindPooler(settings: Record<string, string>): Promise<Database> {
  const pooler = new URL(url)
  pooler.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  )
  return openPostgres(url.href, { poolerUrl: pooler.href })
}

test('a pooler whose connections lack a limit is refused in one line', async () => {
  const settings = { ...sessionSettings(defaultTimeLimits), lock_timeout: '0' }
  const refusal = await openBehindPooler(settings).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(PoolerError)
  expect((refusal as Error).message).toMatch(
    /^DATABASE_POOLER_URL: lock_timeout is 0 there, and has to be 1500: .*$/,
  )
})

test('behind a pooler no statement is prepared under a name, and instants are in UTC', async () => {
  const database = await openBehindPooler(sessionSettings(defaultTimeLimits))
  opened.push(database)
  await database.prisma.user.findMany({ where: { email: 'unknown@example.org' } })
  await database.rows({ name: 'named', text: 'SELECT 1' }, [])
  const [seen] = await database.rows<{ zone: string; named: string }>(
    {
      name: '',
      text: `SELECT current_setting('TimeZone') AS zone, (SELECT count(*)
        FROM pg_prepared_statements WHERE name <> '' AND name NOT LIKE 'probe %') AS named`,
    },
    [],
  )
  expect(seen).toEqual({ zone: 'UTC', named: '0' })
})

test('the pooler of docs/cluster.md makes the settings that the server makes without a pooler', () => {
  const file = readFileSync(join(projectRoot, 'cluster/configurations/pgbouncer.ini'), 'utf8')
  const expected = Object.entries(sessionSettings(defaultTimeLimits)).map(
    ([name, value]) => `SET ${name} = ${value}`,
  )
  expect(/connect_query='(.*)'/.exec(file)?.[1]?.split('; ')).toEqual(expected)
})
