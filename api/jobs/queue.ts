import type { PrismaClient } from '#prisma'
import { Prisma } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'

const batchSize = 5
/**
 * The lease: after it another process may try. It is longer than the time-outs of an attempt
 * (base/mail/mailer.ts, base/push/push.ts).
 */
const leaseMs = 5 * MINUTE_MS

export const backOffMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 10 * MINUTE_MS)

/**
 * Passes due rows to `attempt` until none is left. A row is leased, and other processes skip it
 * until the lease has expired.
 */
export async function forEachDueRow(
  prisma: PrismaClient,
  { table, clock }: { table: 'mails' | 'pushes'; clock: () => Date },
  attempt: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const ids = await claim(prisma, Prisma.raw(table), clock())
    if (ids.length === 0) return
    await attempt(ids)
  }
}

/**
 * Claims rows in a transaction of its own: a slow mail server would hold a connection, and PGlite
 * has one.
 */
async function claim(prisma: PrismaClient, table: Prisma.Sql, now: Date): Promise<string[]> {
  const leaseEndsAt = new Date(now.getTime() + leaseMs)
  const claimed = await prisma.$queryRaw<{ id: string }[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM ${table} WHERE due_at <= ${now} ORDER BY due_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} AS it SET attempts = attempts + 1, due_at = ${leaseEndsAt} FROM due
    WHERE it.id = due.id RETURNING it.id`
  return claimed.map(({ id }) => id)
}
