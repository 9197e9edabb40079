import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { list } from 'tar'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '../base/db/folderLock'
import { migrate, MigrationError } from '../base/db/migrations'
import { openDatabase } from '../base/db/open'
import { createTestFolder } from '../testing/testDatabase'
import { backUp } from './backup'
import { BackupError } from './backupError'
import { withPglite } from './embeddedFolder'
import { restoreBackup } from './restore'

const tempFolder = mkdtempSync(join(tmpdir(), 'nephrochat-backup-'))
const at = (name: string) => join(tempFolder, name)
const now = new Date('2026-03-01T10:00:00Z')
const source = { databaseUrl: null, dataDir: at('source') }
const target = { databaseUrl: null, dataDir: at('target') }
const file = at('backups/one.tar.gz')
let contents: Awaited<ReturnType<typeof backUp>>

type Folder = typeof source
async function open<T>(
  env: Folder,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env)
  try {
    await migrate(database)
    return await work(database)
  } finally {
    await database.close()
  }
}
const addUser = (env: Folder, email: string) =>
  open(env, ({ prisma }) =>
    prisma.user.create({
      data: {
        email,
        firstName: 'Zoé',
        lastName: 'N’',
        lastActiveAt: now,
        createdAt: now,
        photos: {
          create: {
            key: email,
            large: new Uint8Array(70_000).fill(7),
            small: new Uint8Array([0, 1]),
            createdAt: now,
          },
        },
      },
    }),
  )
const readUsers = (env: Folder) =>
  open(env, ({ prisma }) =>
    prisma.user.findMany({ include: { photos: true }, orderBy: { email: 'asc' } }),
  )

beforeAll(async () => {
  await createTestFolder(source)
  await addUser(source, 'a@example.org')
  contents = await backUp(source, file)
}, 120_000)
beforeEach(() => rmSync(target.dataDir, { recursive: true, force: true }))
afterAll(() => rmSync(tempFolder, { recursive: true }))

test('a restored database equals the original, photos included, and only its owner may read the archive', async () => {
  expect(contents['users']?.rows).toBe(1)
  const restored = await restoreBackup(target, file, { replace: false, now })
  expect(restored).toEqual({ contents, location: at('target/db'), former: null })
  expect(await readUsers(target)).toEqual(await readUsers(source))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(tempFolder, 'backups'))).toEqual(['one.tar.gz'])
  const segments: string[] = []
  list({
    file,
    sync: true,
    onReadEntry: ({ path }) => void (/pg_wal\/[0-9A-F]{24}$/.test(path) && segments.push(path)),
  })
  expect(segments).toHaveLength(1)
  expect(readdirSync(target.dataDir)).toEqual(['db'])
}, 120_000)

test('an existing database is unchanged; with --replace it is moved aside', async () => {
  await createTestFolder(target)
  await addUser(target, 'b@example.org')
  await expect(restoreBackup(target, file, { replace: false, now })).rejects.toThrow(
    new BackupError(
      `${at('target/db')} holds a database: --replace puts the backup in its place, and sets it aside.`,
    ),
  )
  expect((await readUsers(target)).map(({ email }) => email)).toEqual(['b@example.org'])
  const { former } = await restoreBackup(target, file, { replace: true, now })
  expect((await readUsers(target)).map(({ email }) => email)).toEqual(['a@example.org'])
  await withPglite(former!, async ({ prisma }) => {
    expect(await prisma.user.count({ where: { email: 'b@example.org' } })).toBe(1)
  })
}, 120_000)

test('an invalid archive, a damaged one and one of a later version change nothing', async () => {
  const bytes = readFileSync(file)
  writeFileSync(at('cut.tar.gz'), bytes.subarray(0, bytes.length / 2))
  writeFileSync(at('words.tar.gz'), 'not a backup')
  writeFileSync(at('zipped.tar.gz'), gzipSync('not a backup either'))
  const flipped = Buffer.from(bytes)
  flipped[bytes.length >> 1]! ^= 255
  writeFileSync(at('flipped.tar.gz'), flipped)
  const empty = await PGlite.create()
  writeFileSync(at('empty.tar.gz'), gzipSync(await (await empty.dumpDataDir('none')).bytes()))
  await empty.close()
  mkdirSync(target.dataDir)
  for (const name of ['cut', 'words', 'zipped', 'flipped', 'empty', 'none']) {
    const failure = await restoreBackup(target, at(`${name}.tar.gz`), { replace: true, now }).catch(
      (error: unknown) => error,
    )
    expect([name, failure]).toEqual([name, expect.any(BackupError)])
    expect((failure as Error).message).toMatch(/^\S+\.tar\.gz .+\.$/)
  }
  const later = at('later.tar.gz')
  const pglite = await PGlite.create({ loadDataDir: new Blob([gunzipSync(bytes)]) })
  await pglite.exec(
    `UPDATE _prisma_migrations SET migration_name = '29990101000000_later'
      WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
  )
  // Earlier versions wrote their backups so.
  writeFileSync(later, gzipSync(await (await pglite.dumpDataDir('none')).bytes()))
  await pglite.close()
  await expect(restoreBackup(target, later, { replace: true, now })).rejects.toThrow(MigrationError)
  expect(readdirSync(target.dataDir)).toEqual([])
}, 120_000)

test('backup and restore are refused while a server holds the folder', async () => {
  const unlock = lockFolder(join(source.dataDir, 'db'))
  await expect(backUp(source, at('two.tar.gz'))).rejects.toThrow(FolderInUseError)
  await expect(restoreBackup(source, file, { replace: true, now })).rejects.toThrow(
    FolderInUseError,
  )
  unlock()
  expect(existsSync(at('two.tar.gz'))).toBe(false)
})

test('the error is one line: no database, an existing file, a PostgreSQL server', async () => {
  await expect(backUp(target, at('two.tar.gz'))).rejects.toThrow(
    `${at('target/db')} holds no database; DATA_DIR may name the folder that does.`,
  )
  await expect(backUp(source, file)).rejects.toThrow(`${file} exists already; choose another name.`)
  const server = { ...source, databaseUrl: 'postgresql://localhost/nephrochat' }
  await expect(backUp(server, at('two.tar.gz'))).rejects.toThrow(
    'DATABASE_URL names a PostgreSQL server, which is not in DATA_DIR: use pg_dump.',
  )
  await expect(restoreBackup(server, file, { replace: true, now })).rejects.toThrow(
    '--replace is for the embedded database; that of DATABASE_URL has to be empty.',
  )
})
