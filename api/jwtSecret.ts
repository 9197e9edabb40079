import { randomBytes } from 'node:crypto'
import type { Rows } from './db'

const key = 'jwt-secret'

/** The configured secret, or the one that this installation made for itself once: sessions outlive a restart. */
export async function jwtSecretOf(configured: string | null, database: Rows): Promise<string> {
  if (configured !== null) return configured
  // Of two processes that start at once, one writes and both read.
  await database.rows(keepFirst, [key, randomBytes(48).toString('base64url')])
  const [kept] = await database.rows<{ value: string }>(readOne, [key])
  if (!kept) throw new Error('the secret was not kept')
  return kept.value
}

// Not through Prisma: its query compiler takes as long to load as all that a start waits for beside the database.
const keepFirst = { name: 'keep_setting', text: 'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING' }
const readOne = { name: 'read_setting', text: 'SELECT value FROM settings WHERE key = $1' }
