import type { Rows } from '../db/database'

interface Rule {
  table: string
  /** The condition of a row to delete; `$1` is now. */
  over: string
  /** A statement that keeps something of the rows that are `gone`. */
  keeping?: string
  atOnce?: number
}

/** product/privacy 1.2. */
export const rules: readonly Rule[] = [
  // Cat by cat first: a statement has time for ten years of one.
  {
    table: 'animals',
    over: `user_id IN (SELECT id FROM users WHERE last_active_at < $1::timestamptz - interval '3 years')`,
    atOnce: 1,
  },
  { table: 'users', over: `last_active_at < $1::timestamptz - interval '3 years'`, atOnce: 10 },
  {
    table: 'refresh_families',
    over: `least(expires_at, revoked_at) < $1::timestamptz - interval '1 day'`,
  },
  { table: 'refresh_tokens', over: `rotated_at < $1::timestamptz - interval '30 days'` },
  { table: 'known_networks', over: `proven_at < $1::timestamptz - interval '90 days'` },
  { table: 'mail_tokens', over: `expires_at < $1::timestamptz - interval '1 day'` },
  { table: 'personal_access_tokens', over: `expires_at < $1::timestamptz - interval '30 days'` },
  { table: 'former_emails', over: `expires_at <= $1::timestamptz` },
  { table: 'mails', over: `created_at < $1::timestamptz - interval '30 days'` },
  // Longer than a weighing that is due could be found due again.
  { table: 'reminders', over: `at < $1::timestamptz - interval '30 days'` },
  {
    table: 'share_links',
    over: `least(expires_at, revoked_at) < $1::timestamptz - interval '90 days'`,
    // The next vet asks what changed since (product/sharing 8.1).
    keeping: `UPDATE animals SET visited_at = greatest(visited_at, last.at)
      FROM (SELECT animal_id, max(first_accessed_at) AS at FROM gone WHERE first_accessed_at IS NOT NULL GROUP BY animal_id) last WHERE animals.id = last.animal_id`,
  },
  { table: 'invitations', over: `expires_at < $1::timestamptz - interval '1 day'` },
  { table: 'memberships', over: `ends_at < $1::timestamptz - interval '30 days'` },
  {
    table: 'photos',
    over: `created_at < $1::timestamptz - interval '1 day' AND NOT EXISTS (SELECT 1 FROM animals a WHERE a.photo_id = photos.id)`,
    atOnce: 50,
  },
  { table: 'photo_uploads', over: `expires_at < $1::timestamptz` },
  { table: 'sign_in_transactions', over: `expires_at <= $1::timestamptz` },
  { table: 'running_exports', over: `expires_at <= $1::timestamptz` },
  { table: 'measurement_aliases', over: `expires_at <= $1::timestamptz` },
  { table: 'rate_limits', over: `expire < extract(epoch FROM $1::timestamptz) * 1000` },
]

/** Deletes expired rows, a bounded number a statement. Two processes share the work: each skips rows that are locked. */
export async function purge(database: Rows, now: Date, stopping?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const rule of rules) await apply(rule).catch((error: unknown) => failures.push(error))
  // A failure on one table does not stop the others.
  if (failures.length > 0) throw failures[0]

  async function apply({ table, over, keeping, atOnce = 500 }: Rule): Promise<void> {
    const gone = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${over} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)) RETURNING *`
    const statement = {
      name: `purge_${table}`,
      text: `WITH gone AS (${gone})${keeping ? `, kept AS (${keeping})` : ''} SELECT 1 FROM gone`,
    }
    for (let count = atOnce; count === atOnce;) {
      if (stopping?.aborted) return
      count = (await database.rows(statement, [now])).length
    }
  }
}
