import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '#prisma'
import { restrictPermissions } from '../settings/dataFolder'
import type { SqlConnection, Database, Statement } from './database'
import { lockFolder } from './folderLock'
import { embeddedTransactionLimits, utc } from './limits'
import { requireNotMoved } from './movedMarker'
import { openRestartingPglite } from './restartingPglite'

export async function openPglite(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  requireNotMoved(folder)
  const unlock = lockFolder(folder)
  try {
    const pglite = await openRestartingPglite(async () => {
      const instance = await PGlite.create(folder, {
        startParams: [...PGlite.defaultStartParams, ...buffers],
      })
      restrictPermissions(folder)
      await instance.exec(utc)
      return instance
    })
    const database = await usePglite(pglite, `PGlite in ${folder}`)
    const close = () =>
      database
        .close()
        .finally(() => restrictPermissions(folder))
        .finally(unlock)
    return { ...database, embedded: { folder, runExclusively: pglite.runExclusively }, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * PostgreSQL's default of 128 MB is written in full at the start, and the system caches the files
 * too.
 */
const buffers = ['-c', 'shared_buffers=32MB']

export async function usePglite(
  pglite: PGlite,
  description = 'PGlite in memory',
): Promise<Database> {
  await pglite.exec(utc)
  const adapter = new PrismaPGlite(pglite)
  // Prisma's longer errors quote the data.
  const prisma = new PrismaClient({
    adapter,
    transactionOptions: embeddedTransactionLimits,
    errorFormat: 'minimal',
  })
  const connection: SqlConnection = {
    run: async (script) => void (await pglite.exec(script)),
    rows: async <Row>(sql: string, values: unknown[] = []) =>
      (await pglite.query<Row>(sql, values)).rows,
  }
  // There is one session: advisory locks and transactions take turns.
  let last: Promise<unknown> = Promise.resolve()
  return {
    prisma,
    rows: async <Row>({ text }: Statement, values: unknown[]) =>
      (await pglite.query<Row>(text, values)).rows,
    kind: 'pglite',
    description,
    connection: (use) => {
      const turn = last.then(() => use(connection))
      last = turn.catch(() => undefined)
      return turn
    },
    close: async () => {
      await prisma.$disconnect()
      await pglite.close()
    },
  }
}
