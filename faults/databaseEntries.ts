import { PGlite } from '@electric-sql/pglite'
import type { StoredEntry } from './history'
import type { PostgresNode } from './postgresNode'

export const entriesSql = `
  SELECT m.id, m.animal_id AS "animalId", a.user_id AS "userId", m.day::text AS day, m.note,
    to_char(m.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "answeredAt",
    coalesce((
      SELECT json_agg(json_build_object(
        'note', r.answers ->> 'note',
        'answeredAt', to_char(r.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      FROM measurement_revisions r WHERE r.measurement_id = m.id), '[]') AS revisions
  FROM measurements m JOIN animals a ON a.id = m.animal_id`

/** Reads all entries directly from the database. */
export async function readEntriesOfNode(node: PostgresNode): Promise<StoredEntry[]> {
  return await node.query<StoredEntry & Record<string, unknown>>(entriesSql)
}

export async function readEntriesOfFolder(folder: string): Promise<StoredEntry[]> {
  const pglite = await PGlite.create(folder)
  try {
    return (await pglite.query<StoredEntry>(entriesSql)).rows
  } finally {
    await pglite.close()
  }
}
