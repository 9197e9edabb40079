import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/testDatabase'
import type { Database } from './database'
import { migrate, MigrationError, migrationsFolder } from './migrations'

let database: Database
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
}, 60_000)
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

const rows = <Row>(sql: string) => database.connection((connection) => connection.rows<Row>(sql))

test('a second start applies nothing', async () => {
  write('20990101000000_a', 'CREATE TABLE a (id int)')
  expect(await migrate(database, folder)).toEqual(['20990101000000_a'])
  expect(await migrate(database, folder)).toEqual([])
})

test('two processes that start at once apply each file once', async () => {
  write('20990101000000_a', 'CREATE TABLE a (id int)')
  const applied = await Promise.all([migrate(database, folder), migrate(database, folder)])
  expect(applied.flat()).toEqual(['20990101000000_a'])
})

test('the ledger contains what Prisma writes: name, SHA-256 of the file, finished, one step', async () => {
  write('20990101000000_a', 'SELECT 1')
  await migrate(database, folder)
  const ledger = await rows(
    `SELECT checksum, applied_steps_count, finished_at >= started_at AS finished, rolled_back_at, logs
     FROM _prisma_migrations WHERE migration_name = '20990101000000_a'`,
  )
  // printf 'SELECT 1' | sha256sum
  const checksum = 'e004ebd5b5532a4b85984a62f8ad48a81aa3460c1ca07701f386135d72cdecf5'
  expect(ledger).toEqual([
    { checksum, applied_steps_count: 1, finished: true, rolled_back_at: null, logs: null },
  ])
})

test('an edited migration stops the start, and nothing is applied', async () => {
  write('20990101000000_a', 'CREATE TABLE a (id int)')
  await migrate(database, folder)
  write('20990101000000_a', 'CREATE TABLE a (id bigint)')
  write('20990102000000_b', 'CREATE TABLE b (id int)')
  await expect(migrate(database, folder)).rejects.toThrow(
    /^Migration 20990101000000_a was edited after it was applied/,
  )
  expect(await rows(`SELECT to_regclass('b') AS b`)).toEqual([{ b: null }])
})

test('a failing migration leaves nothing, keeps earlier ones, and releases the lock', async () => {
  write('20990101000000_a', 'CREATE TABLE a (id int)')
  write('20990102000000_b', 'CREATE TABLE b (id int); SELECT nonsense')
  const failing = migrate(database, folder)
  await expect(failing).rejects.toBeInstanceOf(MigrationError)
  await expect(failing).rejects.toThrow(
    /20990102000000_b failed, and nothing of it remains: .*nonsense/,
  )
  expect(await rows(`SELECT to_regclass('a')::text AS a, to_regclass('b') AS b`)).toEqual([
    { a: 'a', b: null },
  ])
  write('20990102000000_b', 'CREATE TABLE b (id int)')
  expect(await migrate(database, folder)).toEqual(['20990102000000_b'])
})

test('a database of a newer version is not changed', async () => {
  write('20990101000000_a', 'CREATE TABLE a (id int)')
  await migrate(database, folder)
  await expect(migrate(database)).rejects.toThrow(
    /20990101000000_a, a migration of a newer version/,
  )
})
