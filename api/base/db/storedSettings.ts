import type { Rows } from './database'

// Settings are not read through Prisma, whose query compiler would double the time of a start.

/** Stores a value unless there is one: if two processes start at once, both read the same value. */
export async function insertSetting(database: Rows, key: string, value: string): Promise<void> {
  await database.rows(insertStatement, [key, value])
}

const insertStatement = {
  name: 'insert_setting',
  text: 'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
