import { EventEmitter, once } from 'node:events'
import type { Database } from '../base/db/database'

/** Blocks every request with a session in the database until the returned function is called. */
export async function holdSessions(database: Database): Promise<() => Promise<void>> {
  const events = new EventEmitter()
  const released = once(events, 'release')
  const locked = once(events, 'lock')
  const blocked = database.kind === 'postgres' ? blockServer() : blockEmbedded()
  await Promise.race([locked, blocked])
  return async () => {
    events.emit('release')
    await blocked
  }

  /** Blocks on a connection outside the pool, without time limits. */
  async function blockServer(): Promise<void> {
    await database.connection(async (connection) => {
      await connection.run('BEGIN; LOCK TABLE refresh_families')
      events.emit('lock')
      await released
      await connection.run('COMMIT')
    })
  }

  /** Blocks the only session by a transaction. */
  async function blockEmbedded(): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE refresh_families`
      events.emit('lock')
      await released
    })
  }
}
