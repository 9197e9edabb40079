import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#shared/base/duration'
import type { Rows } from '../base/db/database'
import { insertSetting } from '../base/db/storedSettings'
import type { Env } from '../base/settings/env'

export type Secrets = readonly [current: string, ...others: string[]]

export interface Keyring {
  secrets(now: Date): Secrets
  /**
   * All secrets that may have sealed a share token, including generated ones from before a secret
   * was configured.
   */
  unsealingSecrets(now: Date): readonly string[]
  /** Creates, activates and removes secrets that are due. Does nothing if they are configured. */
  renew(now: Date): Promise<void>
}

/**
 * Returns the configured secrets, or generated ones from the database. Sessions survive a restart
 * and a change of secret.
 */
export async function openKeyring(
  { jwtSecret, jwtSecretPrevious }: Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'>,
  database: Rows,
): Promise<Keyring> {
  if (jwtSecret === null) return await openGeneratedKeyring(database)
  const configured: Secrets = [
    jwtSecret,
    ...(jwtSecretPrevious === null ? [] : [jwtSecretPrevious]),
  ]
  const generated = await readGenerated(database)
  const unsealingSecrets = [...configured, ...generated.map(({ value }) => value)]
  return {
    secrets: () => configured,
    unsealingSecrets: () => unsealingSecrets,
    renew: async () => undefined,
  }
}

/**
 * A secret signs for `service` days, and is accepted for 90 more, which the photos' cookie and the
 * known networks need (product/privacy 1.2, ADR 13).
 */
const lifetimeDays = { pending: 2, service: 90, accepted: 90 }

/**
 * Stores secrets in the database. A new one is stored two days before it signs, and every process
 * reads them each hour, so that all have it by then. Its key contains its first day (UTC); the
 * installation's first key has none.
 */
async function openGeneratedKeyring(database: Rows): Promise<Keyring> {
  await createSecret(firstKey)
  let newestFirst = await readGenerated(database)

  function createSecret(key: string): Promise<void> {
    return insertSetting(database, key, randomBytes(48).toString('base64url'))
  }
  function secrets(now: Date): Secrets {
    const at = newestFirst.findIndex(({ from }) => from <= dayAfter(now, 0))
    const current = newestFirst[at]
    if (!current) throw new Error('the secret was not stored')
    return [current.value, ...newestFirst.toSpliced(at, 1).map(({ value }) => value)]
  }

  return {
    secrets,
    unsealingSecrets: secrets,
    async renew(now) {
      const isDue =
        ((await readGenerated(database))[0]?.from ?? '') <= dayAfter(now, -lifetimeDays.service)
      if (isDue) await createSecret(`${firstKey} ${dayAfter(now, lifetimeDays.pending)}`)
      const rows = await readGenerated(database)
      const firstSuperseded = rows.findIndex(
        ({ from }) => from !== '' && from <= dayAfter(now, -lifetimeDays.accepted),
      )
      const expiredKeys =
        firstSuperseded < 0 ? [] : rows.slice(firstSuperseded + 1).map(({ key }) => key)
      if (expiredKeys.length > 0) await database.rows(deleteSettings, [expiredKeys])
      newestFirst = rows.filter(({ key }) => !expiredKeys.includes(key))
    },
  }
}

const firstKey = 'jwt-secret'

async function readGenerated(database: Rows) {
  const rows = await database.rows<{ key: string; value: string }>(selectSecrets, [])
  return rows.map(({ key, value }) => ({ key, value, from: key.slice(firstKey.length + 1) }))
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

const selectSecrets = {
  name: 'read_secrets',
  text: `SELECT key, value FROM settings WHERE key = '${firstKey}' OR key LIKE '${firstKey} %'
    ORDER BY key COLLATE "C" DESC`,
}
const deleteSettings = { name: 'remove_settings', text: 'DELETE FROM settings WHERE key = ANY($1)' }
