import { randomBytes } from 'node:crypto'
import type { Rows } from '../db'
import { keepSetting } from '../db/settings'
import type { Env } from '../env'

/** The first signs; each is accepted. */
export type Secrets = readonly [current: string, ...others: string[]]

export interface Keyring {
  secrets(now: Date): Secrets
  /** What a share token may be sealed with: also the secrets of before any was configured, which sign nothing. */
  unsealing(now: Date): readonly string[]
  /** Makes, takes up and gives up secrets whose time has come; nothing where they are configured. */
  renew(now: Date): Promise<void>
}

/** The configured secrets, or those that this installation makes for itself: sessions outlive a restart, and a new secret. */
export async function openKeyring({ jwtSecret, jwtSecretPrevious }: Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>, database: Rows): Promise<Keyring> {
  if (jwtSecret === null) return await openOwnKeyring(database)
  const configured: Secrets = [jwtSecret, ...(jwtSecretPrevious === null ? [] : [jwtSecretPrevious])]
  const own = await readOwn(database)
  const unsealing = [...configured, ...own.map(({ value }) => value)]
  return { secrets: () => configured, unsealing: () => unsealing, renew: async () => undefined }
}

/** Days. A secret serves for `service`, and is accepted as long again: no session rests longer (docs/product/privacy.md). */
const lifetime = { notice: 2, service: 90, accepted: 90 }

/**
 * Secrets in the database. A new one is announced two days before it signs; every process reads them each hour, so all
 * know it by then without being restarted. Its key holds its first day (UTC); the installation's first has none.
 */
async function openOwnKeyring(database: Rows): Promise<Keyring> {
  await announce(firstKey)
  let newestFirst = await readOwn(database)

  function announce(key: string): Promise<void> {
    return keepSetting(database, key, randomBytes(48).toString('base64url'))
  }
  function secrets(now: Date): Secrets {
    const at = newestFirst.findIndex(({ from }) => from <= dayAfter(now, 0))
    const current = newestFirst[at]
    if (!current) throw new Error('the secret was not kept')
    return [current.value, ...newestFirst.toSpliced(at, 1).map(({ value }) => value)]
  }

  return {
    secrets,
    unsealing: secrets,
    async renew(now) {
      const isDue = ((await readOwn(database))[0]?.from ?? '') <= dayAfter(now, -lifetime.service)
      if (isDue) await announce(`${firstKey} ${dayAfter(now, lifetime.notice)}`)
      // What was followed so long ago that nothing it signed is good any more.
      const known = await readOwn(database)
      const followed = known.findIndex(({ from }) => from !== '' && from <= dayAfter(now, -lifetime.accepted))
      const over = followed < 0 ? [] : known.slice(followed + 1).map(({ key }) => key)
      if (over.length > 0) await database.rows(removeThese, [over])
      newestFirst = known.filter(({ key }) => !over.includes(key))
    },
  }
}

const firstKey = 'jwt-secret'

/** Newest first. */
async function readOwn(database: Rows) {
  const rows = await database.rows<{ key: string; value: string }>(readAll, [])
  return rows.map(({ key, value }) => ({ key, value, from: key.slice(firstKey.length + 1) }))
}

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const readAll = { name: 'read_secrets', text: `SELECT key, value FROM settings WHERE key = '${firstKey}' OR key LIKE '${firstKey} %' ORDER BY key COLLATE "C" DESC` }
const removeThese = { name: 'remove_settings', text: 'DELETE FROM settings WHERE key = ANY($1)' }
