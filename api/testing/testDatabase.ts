import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { extract } from 'tar'
import type { Database } from '../base/db/database'
import { defaultTimeLimits } from '../base/db/limits'
import { migrate, migrationsFolder, readMigrations } from '../base/db/migrations'
import { usePglite } from '../base/db/pglite'
import { openPostgres } from '../base/db/postgres'
import { projectRoot } from '../base/settings/projectRoot'

/**
 * Creates a migrated database for one test file, which closes it: PGlite in memory, or a database
 * of the server in TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? createOnServer(server) : createInMemory()
}

/** Names the dump and the template by the migrations: a changed migration creates new ones. */
const version = createHash('sha256')
  .update(
    readMigrations(migrationsFolder)
      .map(({ name, checksum }) => name + checksum)
      .join(),
  )
  .digest('hex')
  .slice(0, 12)

/** Loads a dump of PGlite, which takes 1–2 s. Creating its first cluster takes 5–8 s. */
const createInMemory = async (): Promise<Database> =>
  usePglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(await pgliteDump())]) }))

/** Writes a migrated embedded database without users into a folder. */
export async function createTestFolder({ dataDir }: { dataDir: string }): Promise<void> {
  const cwd = join(dataDir, 'db')
  mkdirSync(cwd, { recursive: true })
  await extract({ file: await pgliteDump(), cwd })
}

async function pgliteDump(): Promise<string> {
  const folder = join(projectRoot, '.cache/testing')
  const dump = join(folder, `pglite-${version}.tar`)
  if (!existsSync(dump)) {
    mkdirSync(folder, { recursive: true })
    const pglite = await PGlite.create()
    await migrate(await usePglite(pglite))
    const bytes = await (await pglite.dumpDataDir('none')).bytes()
    await pglite.close()
    // Two test files may write the dump at the same time. The last rename wins, and no reader sees
    // half a file.
    const draft = `${dump}.${process.pid}`
    writeFileSync(draft, bytes)
    renameSync(draft, dump)
  }
  return dump
}

async function createOnServer(server: string): Promise<Database> {
  const template = `nephrochat_template_${version}`
  const name = `nephrochat_test_${randomBytes(6).toString('hex')}`
  await withAdminConnection(server, async (admin) => {
    // Test files run in parallel: one creates the template, and the others wait for it.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      template,
    ])
    if (rowCount === 0) await makeTemplate(server, admin, template)
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  const longTimeLimits = {
    ...defaultTimeLimits,
    connectionMs: 15_000,
    lockMs: 15_000,
    statementMs: 15_000,
    responseMs: 20_000,
    transactionMs: 20_000,
  }
  const database = await openPostgres(urlOf(server, name), { timeLimits: longTimeLimits })
  return {
    ...database,
    close: async () => {
      await database.close()
      await withAdminConnection(server, (admin) =>
        admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      )
    },
  }
}

export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL!
  const name = `nephrochat_test_${randomBytes(6).toString('hex')}`
  await withAdminConnection(server, (admin) => admin.query(`CREATE DATABASE ${name}`))
  return {
    url: urlOf(server, name),
    drop: () =>
      withAdminConnection(server, (admin) =>
        admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      ),
  }
}

async function makeTemplate(server: string, admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${draft}`)
  const database = await openPostgres(urlOf(server, draft))
  await migrate(database)
  await database.close()
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
}

async function withAdminConnection(
  server: string,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
