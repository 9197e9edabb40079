import { randomBytes } from 'node:crypto'
import type { Rows } from '../db/database'
import { insertSetting, readSetting } from '../db/storedSettings'

const key = 'log-key'

/**
 * Returns the key that hashes networks and accounts in this installation's logs. It is created
 * once, so that a hash stays the same.
 */
export async function openLogKey(database: Rows): Promise<string> {
  await insertSetting(database, key, randomBytes(32).toString('base64url'))
  const value = await readSetting(database, key)
  if (value === null) throw new Error('the key of the log was not stored')
  return value
}
