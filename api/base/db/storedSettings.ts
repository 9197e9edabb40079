import type { Rows } from './database'

// Settings are not read through Prisma, whose query compiler would double the time of a start.

/** Stores a value unless there is one: if two processes start at once, both read the same value. */
export async function insertSetting(database: Rows, key: string, value: string): Promise<void> {
  await database.rows(insertStatement, [key, value])
}

/** Returns a value, `null` if there is none. */
export async function readSetting(database: Rows, key: string): Promise<string | null> {
  const [row] = await database.rows<{ value: string }>(readStatement, [key])
  return row?.value ?? null
}

const readStatement = { name: 'read_setting', text: 'SELECT value FROM settings WHERE key = $1' }
const insertStatement = {
  name: 'insert_setting',
  text: 'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
