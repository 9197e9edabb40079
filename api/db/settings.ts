import type { Rows } from './database'

// Not through Prisma, whose query compiler would double the time of a start.

/** The first value stays: of two processes that start at once, both read the same. */
export async function keepSetting(database: Rows, key: string, value: string): Promise<void> {
  await database.rows(keepOne, [key, value])
}

const keepOne = {
  name: 'keep_setting',
  text: 'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
}
