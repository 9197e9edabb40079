import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import type { Rows } from '../../base/db/database'
import { rateLimited, unavailable } from '../../base/errors'
import { columnOf } from '../../reading/columns'
import { groupIntoBatches, type StagedTable, type TableRow } from './tables'
import type { TimeSlicer } from './timeSlicer'

// Rows are staged in their own tables, under cats of a holder: an account without a password, an
// identity or a session. The account's reads include them only after `publishStaged.ts` has moved them
// to the account, in one transaction (ADR 27).

export interface ImportStore {
  prisma: PrismaClient
  database: Rows
}

/** Pairs a staged cat with the account's cat that receives its rows. */
export interface Merge {
  from: string
  into: string
}

/** Describes an import that this process runs. */
export interface Staging {
  holderId: string
  userId: string
  merges: readonly Merge[]
  isComplete: boolean
  generation: number
}

/** Each batch renews the lease. A statement ends within 2 s. */
const lease = `clock_timestamp() + interval '15 seconds'`
const columns = `holder_id AS "holderId", user_id AS "userId", merges, is_complete AS "isComplete", generation`

export const importRunningError = () =>
  rateLimited(30, 'Un import de vos données est déjà en cours. Réessayez quand il sera terminé.')

/** @throws RATE_LIMITED while another import of the account runs, in any process */
export async function openStaging(
  store: ImportStore,
  { userId, now }: { userId: string; now: Date },
): Promise<Staging> {
  const open = {
    name: 'open_import',
    text: `WITH holder AS (
      INSERT INTO users (id, email, first_name, last_name, last_active_at, created_at)
      SELECT $1::uuid, $1::text || '@import.invalid', '', '', $3::timestamptz, $3::timestamptz
      WHERE NOT EXISTS (SELECT 1 FROM imports WHERE user_id = $2::uuid) RETURNING id)
    INSERT INTO imports (holder_id, user_id, merges, expires_at)
    SELECT id, $2::uuid, '[]', ${lease} FROM holder RETURNING ${columns}`,
  }
  const [staging] = await store.database
    .rows<Staging>(open, [randomUUID(), userId, now])
    .catch((error: { code?: string }) => {
      // Another process opened one at the same time.
      if (error.code === uniqueViolation) return []
      throw error
    })
  if (!staging) throw importRunningError()
  return staging
}

const uniqueViolation = '23505'

/** Stores which cats receive rows, for a process that may complete the import. */
export async function storeMerges(
  store: ImportStore,
  staging: Staging,
  merges: readonly Merge[],
): Promise<Staging> {
  const text = `UPDATE imports SET merges = $3::jsonb WHERE holder_id = $1::uuid AND generation = $2::int`
  const values = [...leaseOf(staging), JSON.stringify(merges)]
  await store.database.rows({ name: 'merge_import', text }, values)
  return { ...staging, merges }
}

/** Ends this process's lease, so that `takeOver` finds the import. */
export async function expireLease(store: ImportStore, staging: Staging): Promise<void> {
  const text = `UPDATE imports SET expires_at = clock_timestamp() - interval '1 second'
    WHERE holder_id = $1::uuid AND generation = $2::int`
  await store.database.rows({ name: 'release_import', text }, [...leaseOf(staging)])
}

/** Takes over an import whose process has ended. `userId` is `null` if the import may be of any account. */
export async function takeOver(
  store: ImportStore,
  userId: string | null,
): Promise<Staging | undefined> {
  const text = `UPDATE imports SET generation = generation + 1, expires_at = ${lease}
    WHERE holder_id = (SELECT holder_id FROM imports WHERE expires_at < clock_timestamp()
    AND ($1::uuid IS NULL OR user_id = $1::uuid)
      ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${columns}`
  return (await store.database.rows<Staging>({ name: 'take_import_over', text }, [userId]))[0]
}

/**
 * Renews the lease. `$1` and `$2` are `leaseOf`. It returns no row if another process has taken the
 * import over.
 */
export const renewLeaseSql = `UPDATE imports SET expires_at = ${lease} WHERE holder_id = $1::uuid
  AND generation = $2::int RETURNING 1`
export const leaseOf = ({ holderId, generation }: Staging) => [holderId, generation] as const

const insertionOf = (table: StagedTable) => ({
  name: `stage_${table}`,
  text: `WITH held AS (${renewLeaseSql}), added AS (
    INSERT INTO ${table} SELECT r.*
    FROM held, jsonb_populate_recordset(NULL::${table}, $3::jsonb) r
    ON CONFLICT DO NOTHING)
  SELECT 1 FROM held`,
})

const toColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]))

/**
 * Inserts the rows in batches, each in a transaction of its own.
 * @throws UNAVAILABLE once another process has taken over
 */
export async function stageRows(
  store: ImportStore,
  staging: Staging,
  rows: Iterable<TableRow>,
  slicer: TimeSlicer,
): Promise<void> {
  for (const { table, rows: batch } of groupIntoBatches(rows)) {
    const values = [...leaseOf(staging), JSON.stringify(batch.map(toColumns))]
    if ((await store.database.rows(insertionOf(table), values)).length === 0) throw unavailable()
    await slicer.yieldIfDue()
  }
}

/** Bounds the rows of a deleting statement. An entry has up to 50 revisions. */
const deletions = {
  measurements: 20,
  alert_records: 200,
  weights: 200,
  doses: 200,
  treatments: 200,
  lab_results: 200,
  vet_proposals: 200,
} as const

/** Deletes the holder and the rows that are still under it. */
export async function discardStaging(
  store: ImportStore,
  staging: Staging,
  slicer: TimeSlicer,
): Promise<void> {
  for (const [table, maxRows] of Object.entries(deletions)) {
    const text = `WITH held AS (${renewLeaseSql}) DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT r.ctid FROM held, animals a JOIN ${table} r ON r.animal_id = a.id
      WHERE a.user_id = $1::uuid LIMIT ${maxRows})) RETURNING 1`
    for (let count: number = maxRows; count === maxRows;) {
      count = (await store.database.rows({ name: `discard_${table}`, text }, [...leaseOf(staging)]))
        .length
      await slicer.yieldIfDue()
    }
  }
  const text = `DELETE FROM users WHERE id = (SELECT holder_id FROM imports
    WHERE holder_id = $1::uuid AND generation = $2::int)`
  await store.database.rows({ name: 'discard_holder', text }, [...leaseOf(staging)])
}
