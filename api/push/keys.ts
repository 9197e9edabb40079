import type { Rows } from '../db/database'
import { keepSetting } from '../db/settings'

/** VAPID: by the public key a browser takes pushes from this installation alone. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const key = 'push-keys'

/** Made once: with another pair, no device that was added would hear anything any more. */
export async function openPushKeys(database: Rows): Promise<PushKeys> {
  const kept = await read(database)
  if (kept) return kept
  const { generateVAPIDKeys } = await webPush()
  await keepSetting(database, key, JSON.stringify(generateVAPIDKeys()))
  const made = await read(database)
  if (!made) throw new Error('the keys of the pushes were not kept')
  return made
}

async function read(database: Rows): Promise<PushKeys | null> {
  const [row] = await database.rows<{ value: string }>(readOne, [key])
  return row ? (JSON.parse(row.value) as PushKeys) : null
}

export const webPush = async () => (await import('web-push')).default

const readOne = { name: 'read_setting', text: 'SELECT value FROM settings WHERE key = $1' }
