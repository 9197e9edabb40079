import type { SqlConnection } from '../base/db/database'

/**
 * Maps each table to its number of rows and a checksum over them. Both are the same in each version
 * of PostgreSQL.
 */
export interface TableContents {
  [table: string]: { rows: number; digest: string }
}

export async function contentsOf({ rows }: SqlConnection): Promise<TableContents> {
  const tables = await rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const contents: TableContents = {}
  for (const { name } of tables) {
    const [read] = await rows<{ rows: number; digest: string }>(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(row::text, 0)), 0)::text
        AS digest FROM "${name}" AS row`,
    )
    contents[name] = read!
  }
  return contents
}

export function describeContents(contents: TableContents): string {
  const { users, animals, measurements, photos } = contents
  return `${users?.rows} accounts, ${animals?.rows} cats, ${measurements?.rows} entries, ${photos?.rows} photos`
}
