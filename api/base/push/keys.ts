import type { Rows } from '../db/database'
import { insertSetting, readSetting } from '../db/storedSettings'

/**
 * Holds the VAPID keys. By the public key, a browser accepts pushes from this installation only.
 */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const key = 'push-keys'

/** Creates the keys once. With another pair, no registered device would receive a push any more. */
export async function openPushKeys(database: Rows): Promise<PushKeys> {
  const existing = await read(database)
  if (existing) return existing
  const { generateVAPIDKeys } = await webPush()
  await insertSetting(database, key, JSON.stringify(generateVAPIDKeys()))
  const created = await read(database)
  if (!created) throw new Error('the keys of the pushes were not stored')
  return created
}

async function read(database: Rows): Promise<PushKeys | null> {
  const value = await readSetting(database, key)
  return value === null ? null : (JSON.parse(value) as PushKeys)
}

export const webPush = async () => (await import('web-push')).default
