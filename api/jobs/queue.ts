import { setTimeout } from 'node:timers/promises'
import type { PrismaClient } from '#prisma'
import { Prisma } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'

type Table = 'mails' | 'pushes'

/** The attempts that a process makes at a time, each for another account. */
const maxAttempts: Record<Table, number> = { mails: 5, pushes: 20 }
/** Rows that become due during a slow attempt wait at most this long. */
const claimAgainMs = 1_000
/**
 * The lease: after it another process may try. It is longer than the time-outs of an attempt
 * (base/mail/mailer.ts, base/push/push.ts).
 */
const leaseMs = 5 * MINUTE_MS

export const backOffMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 10 * MINUTE_MS)

/**
 * Selects the rows that may be attempted, with the account that caused each. Mails with a token or
 * about the account itself are urgent.
 */
const attemptable: Record<Table, (now: Date) => Prisma.Sql> = {
  mails: (now) => Prisma.sql`
    SELECT id, coalesce(user_id::text, recipient) AS account, due_at,
      kind NOT IN ('reminder', 'link_opened', 'vet_proposal') AS is_urgent
    FROM mails
    WHERE due_at <= ${now}`,
  // A device is skipped while a push to it is being sent, or waits for its next attempt.
  pushes: (now) => Prisma.sql`
    SELECT one.id, device.user_id::text AS account, one.due_at, true AS is_urgent
    FROM pushes one JOIN push_devices device ON device.id = one.device_id
    WHERE one.due_at <= ${now} AND NOT EXISTS (
      SELECT FROM pushes other
      WHERE other.device_id = one.device_id AND other.attempts > 0 AND other.due_at > ${now}
    )`,
}

interface Claimed {
  id: string
  account: string
}

/**
 * Passes due rows to `attempt` until none is left. A row is leased, and other processes skip it
 * until the lease has expired. An account has one attempt at a time, so its slow attempts and its
 * backlog do not delay other accounts.
 */
export async function forEachDueRow(
  prisma: PrismaClient,
  { table, clock }: { table: Table; clock: () => Date },
  attempt: (id: string) => Promise<void>,
): Promise<void> {
  const running = new Map<string, Promise<void>>()
  const failures: unknown[] = []
  let wake = (): void => undefined

  const start = ({ id, account }: Claimed) =>
    void running.set(
      account,
      attempt(id)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          running.delete(account)
          // A claim sorts all due rows, so that it is made for several free places.
          if (running.size <= maxAttempts[table] / 2) wake()
        }),
    )

  try {
    do {
      const changed = new Promise<void>((resolve) => (wake = resolve))
      const free = maxAttempts[table] - running.size
      if (free > 0) {
        const accounts = [...running.keys()]
        for (const row of await claim(prisma, table, { now: clock(), accounts, free })) start(row)
      }
      if (running.size === 0) break
      await Promise.race([changed, setTimeout(claimAgainMs, undefined, { ref: false })])
    } while (failures.length === 0)
  } finally {
    await Promise.all(running.values())
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Claims one row of each account, except of `accounts`: urgent ones first, else in random order, since
 * the oldest rows may all be those of accounts with a backlog. It has a transaction of its own: a slow
 * mail server would hold a connection, and PGlite has one.
 */
async function claim(
  prisma: PrismaClient,
  table: Table,
  { now, accounts, free }: { now: Date; accounts: string[]; free: number },
): Promise<Claimed[]> {
  const leaseEndsAt = new Date(now.getTime() + leaseMs)
  const name = Prisma.raw(table)
  return await prisma.$queryRaw<Claimed[]>`
    WITH first AS MATERIALIZED (
      SELECT id, account FROM (
        SELECT DISTINCT ON (account) * FROM (${attemptable[table](now)}) AS rows
        WHERE account <> ALL (${accounts}::text[])
        ORDER BY account, is_urgent DESC, due_at, random()
      ) AS of_accounts ORDER BY is_urgent DESC, random() LIMIT ${free}
    ), due AS MATERIALIZED (
      SELECT id FROM ${name} WHERE id IN (SELECT id FROM first) AND due_at <= ${now}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${name} AS it SET attempts = attempts + 1, due_at = ${leaseEndsAt}
    FROM due JOIN first USING (id)
    WHERE it.id = due.id RETURNING it.id, first.account`
}
