import { EventEmitter, once } from 'node:events'
import type { Database } from '../db/database'

/** Makes every request with a session wait in the database, until the returned function is called. */
export async function holdSessions(database: Database): Promise<() => Promise<void>> {
  const events = new EventEmitter()
  const released = once(events, 'release')
  const locked = once(events, 'lock')
  const held = database.kind === 'postgres' ? onServer() : embedded()
  await Promise.race([locked, held])
  return async () => {
    events.emit('release')
    await held
  }

  /** On a connection outside the pool, without time limits. */
  async function onServer(): Promise<void> {
    await database.connection(async (connection) => {
      await connection.run('BEGIN; LOCK TABLE refresh_families')
      events.emit('lock')
      await released
      await connection.run('COMMIT')
    })
  }

  /** There is one session: a transaction has it alone. */
  async function embedded(): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE refresh_families`
      events.emit('lock')
      await released
    })
  }
}
