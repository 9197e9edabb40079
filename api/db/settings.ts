import type { Rows } from './database'

// Not through Prisma: its query compiler takes as long to load as all that a start waits for beside the database.

/** What was kept first stays: of two processes that start at once, one writes and both read the same. */
export async function keepSetting(database: Rows, key: string, value: string): Promise<void> {
  await database.rows(keepOne, [key, value])
}

const keepOne = { name: 'keep_setting', text: 'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING' }
