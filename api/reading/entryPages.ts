import type { Rows } from '../base/db/database'
import { nextSlice } from '../base/slices'
import { columnsJson } from './columns'
import { entriesOf, type StoredColumns } from './entryColumns'
import type { EntryRow } from './entryRow'
import { namedEntryColumns } from './recordsJson'

/** A window of entries, the same for all cats. Its bounds are exclusive instants. */
export interface EntryWindow {
  before?: Date | undefined
  after?: Date | undefined
  limit: number
  isOldestFirst?: boolean
}

/**
 * The statement returns one row per cat: the driver parses each row when it arrives, so that other
 * requests run between two cats.
 */
const statementOf = (order: 'ASC' | 'DESC') => ({
  name: `entryPages${order}`,
  text: `SELECT a.id, ${columnsJson(
    namedEntryColumns,
    `SELECT * FROM measurements WHERE animal_id = a.id
      AND date < coalesce($2::timestamptz, 'infinity') AND date > coalesce($3::timestamptz, '-infinity')
      ORDER BY date ${order} LIMIT $4::int`,
  )} AS entries
FROM animals a WHERE a.id = ANY($1::uuid[])`,
})
const statements = { newest: statementOf('DESC'), oldest: statementOf('ASC') }

/** Returns the entries by cat, in one statement for all. */
export async function readEntryPages(
  database: Rows,
  animalIds: readonly string[],
  { before, after, limit, isOldestFirst }: EntryWindow,
): Promise<Map<string, EntryRow[]>> {
  const rows = await database.rows<{ id: string; entries: StoredColumns | null }>(
    isOldestFirst ? statements.oldest : statements.newest,
    [animalIds, before ?? null, after ?? null, limit],
  )
  const pages = new Map<string, EntryRow[]>()
  for (const { id, entries } of rows) {
    await nextSlice(rows)
    pages.set(id, entriesOf(entries, id))
  }
  return pages
}
