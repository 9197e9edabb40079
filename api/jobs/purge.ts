import type { Rows } from '../base/db/database'
import { trimAccount, trimCat } from '../base/db/trimRows'

interface RetentionRule {
  table: string
  /** The SQL condition of a row to delete; `$1` is now. */
  expiryCondition: string
  /** A statement that stores data of the deleted rows, `gone`. */
  followUp?: string
  batchSize?: number
  /** Deletes what is too much for the statement of one row. Rows are then deleted one by one. */
  trim?: (database: Rows, id: string) => Promise<void>
}

/** The SQL condition of a session that ended a day ago. */
const endCondition = `least(expires_at, revoked_at) < $1::timestamptz - interval '1 day'`

/** Lists the rules of product/privacy 1.2. */
export const retentionRules: readonly RetentionRule[] = [
  // Cats are deleted first: a statement has time for ten years of one cat.
  {
    table: 'animals',
    expiryCondition: `user_id IN (SELECT id FROM users WHERE last_active_at < $1::timestamptz - interval '3 years')`,
    trim: trimCat,
  },
  {
    table: 'users',
    expiryCondition: `last_active_at < $1::timestamptz - interval '3 years'`,
    trim: trimAccount,
  },
  // A session may have more tokens than a statement has time for, so they are deleted before it.
  {
    table: 'refresh_tokens',
    expiryCondition: `(rotated_at < $1::timestamptz - interval '30 days' OR family_id IN (
      SELECT id FROM refresh_families WHERE ${endCondition}))`,
    batchSize: 5_000,
  },
  { table: 'refresh_families', expiryCondition: endCondition },
  { table: 'known_networks', expiryCondition: `proven_at < $1::timestamptz - interval '90 days'` },
  { table: 'mail_tokens', expiryCondition: `expires_at < $1::timestamptz - interval '1 day'` },
  {
    table: 'personal_access_tokens',
    expiryCondition: `expires_at < $1::timestamptz - interval '30 days'`,
  },
  { table: 'former_emails', expiryCondition: `expires_at <= $1::timestamptz` },
  { table: 'mails', expiryCondition: `created_at < $1::timestamptz - interval '30 days'` },
  // Reminders are kept longer than the interval after which the same reminder can be raised again.
  { table: 'reminders', expiryCondition: `at < $1::timestamptz - interval '30 days'` },
  {
    table: 'share_links',
    expiryCondition: `least(expires_at, revoked_at) < $1::timestamptz - interval '90 days'`,
    // The next visit reports the changes since this date (product/sharing 8.1).
    followUp: `UPDATE animals SET visited_at = greatest(visited_at, last.at)
      FROM (SELECT animal_id, max(first_accessed_at) AS at FROM gone
      WHERE first_accessed_at IS NOT NULL GROUP BY animal_id) last
      WHERE animals.id = last.animal_id`,
  },
  { table: 'invitations', expiryCondition: `expires_at < $1::timestamptz - interval '1 day'` },
  { table: 'memberships', expiryCondition: `ends_at < $1::timestamptz - interval '30 days'` },
  {
    table: 'photos',
    expiryCondition:
      `created_at < $1::timestamptz - interval '1 day' AND NOT EXISTS ` +
      '(SELECT 1 FROM animals a WHERE a.photo_id = photos.id)',
    batchSize: 50,
  },
  { table: 'photo_uploads', expiryCondition: `expires_at < $1::timestamptz` },
  { table: 'sign_in_transactions', expiryCondition: `expires_at <= $1::timestamptz` },
  { table: 'running_exports', expiryCondition: `expires_at <= $1::timestamptz` },
  { table: 'measurement_aliases', expiryCondition: `expires_at <= $1::timestamptz` },
  { table: 'rate_limits', expiryCondition: `expire < extract(epoch FROM $1::timestamptz) * 1000` },
]

/**
 * Deletes expired rows, a bounded number in each statement. Two processes share the work: each
 * skips locked rows.
 */
export async function purge(database: Rows, now: Date, stopSignal?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const rule of retentionRules)
    await apply(rule).catch((error: unknown) => failures.push(error))
  // A failure on one table does not stop the others.
  if (failures.length > 0) throw failures[0]

  async function apply({
    table,
    expiryCondition,
    followUp,
    batchSize = 500,
    trim,
  }: RetentionRule): Promise<void> {
    if (trim) return await deleteOneByOne(table, expiryCondition, trim)
    const deletion = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table}
      WHERE ${expiryCondition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)) RETURNING *`
    const statement = {
      name: `purge_${table}`,
      text: `WITH gone AS (${deletion})${followUp ? `, kept AS (${followUp})` : ''} SELECT 1 FROM gone`,
    }
    for (let count = batchSize; count === batchSize;) {
      if (stopSignal?.aborted) return
      count = (await database.rows(statement, [now])).length
    }
  }

  async function deleteOneByOne(
    table: string,
    expiryCondition: string,
    trim: NonNullable<RetentionRule['trim']>,
  ): Promise<void> {
    const next = {
      name: `expired_${table}`,
      text: `SELECT id::text FROM ${table} WHERE ${expiryCondition} LIMIT 1`,
    }
    const deletion = {
      name: `purge_${table}`,
      text: `DELETE FROM ${table} WHERE ${expiryCondition} AND id = $2::uuid`,
    }
    for (;;) {
      if (stopSignal?.aborted) return
      const [row] = await database.rows<{ id: string }>(next, [now])
      if (!row) return
      await trim(database, row.id)
      await database.rows(deletion, [now, row.id])
    }
  }
}
