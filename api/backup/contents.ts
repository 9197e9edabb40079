import type { Connection } from '../base/db/database'

/**
 * Maps each table to its number of rows and a checksum over them. Both are the same in each version
 * of PostgreSQL.
 */
export interface Contents {
  [table: string]: { rows: number; digest: string }
}

export async function contentsOf({ rows }: Connection): Promise<Contents> {
  const tables = await rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const contents: Contents = {}
  for (const { name } of tables) {
    const [read] = await rows<{ rows: number; digest: string }>(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(row::text, 0)), 0)::text
        AS digest FROM "${name}" AS row`,
    )
    contents[name] = read!
  }
  return contents
}

export function describeContents(contents: Contents): string {
  const { users, animals, measurements, photos } = contents
  return `${users?.rows} accounts, ${animals?.rows} cats, ${measurements?.rows} entries, ${photos?.rows} photos`
}
