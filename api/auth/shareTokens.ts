import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import type { ShareLink } from '#prisma'
import type { Rows } from '../base/db/database'
import { hashOfToken, newToken } from '../base/randomToken'
import type { Keyring, Secrets } from './keyring'

// A link is found by its token's hash. Since its owner can see it again, the token is stored too:
// AES-256-GCM with a key derived (HKDF) from the session secret, and the link's id as additional
// data. The format is `<name of the key>.<nonce, tag, text>`.

type SealedToken = Pick<ShareLink, 'id' | 'sealedToken'>

const nonceBytes = 12
const tagBytes = 16

export function newShareToken(
  secrets: Secrets,
  id: string = randomUUID(),
): SealedToken & Pick<ShareLink, 'hash'> {
  const token = newToken()
  return { id, hash: hashOfToken(token), sealedToken: seal({ id, token }, secrets[0]) }
}

/** Returns the token of a link. `null` if its secret is lost; the link still works. */
export function readShareToken(
  { id, sealedToken }: SealedToken,
  secrets: readonly string[],
): string | null {
  const [name, sealed] = sealedToken.split('.')
  if (sealed === undefined) return sealedToken
  const key = secrets.map(keyOf).find((candidate) => candidate.name === name)
  if (!key) return null
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return (
      decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') +
      decipher.final('utf8')
    )
  } catch {
    return null
  }
}

function seal({ id, token }: { id: string; token: string }, secret: string): string {
  const key = keyOf(secret)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return `${key.name}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
}

const keys = new Map<string, { name: string; bytes: Buffer }>()

function keyOf(secret: string): { name: string; bytes: Buffer } {
  const cached = keys.get(secret)
  if (cached) return cached
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'nephrochat share tokens', 32))
  const key = { name: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
  keys.set(secret, key)
  return key
}

const batchSize = 500

/** Both tables store tokens that their owner can see again, in the same columns. */
const tables = ['share_links', 'calendar_addresses'] as const

/**
 * Seals tokens that are in the clear or under another secret (jobs.ts). Rows that changed since
 * they were read are skipped: several processes may run it at once.
 */
export async function sealShareTokens(database: Rows, keyring: Keyring, now: Date): Promise<void> {
  for (const table of tables) await sealTokensOf(table, { database, keyring, now })
}

async function sealTokensOf(
  table: (typeof tables)[number],
  { database, keyring, now }: { database: Rows; keyring: Keyring; now: Date },
): Promise<void> {
  const [current] = keyring.secrets(now)
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await database.rows<SealedToken>(readUnsealed(table), [
      keyOf(current).name,
      after,
      batchSize,
    ])
    const changes = rows.flatMap((row) => {
      const token = readShareToken(row, keyring.unsealingSecrets(now))
      return token === null ? [] : [{ ...row, sealed: seal({ id: row.id, token }, current) }]
    })
    if (changes.length > 0) {
      await database.rows(writeSealed(table), [
        changes.map(({ id }) => id),
        changes.map(({ sealedToken }) => sealedToken),
        changes.map(({ sealed }) => sealed),
      ])
    }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}

const readUnsealed = (table: string) => ({
  name: `read_unsealed_${table}`,
  text: `SELECT id, sealed_token AS "sealedToken" FROM ${table}
WHERE split_part(sealed_token, '.', 1) <> $1 AND id > $2::uuid ORDER BY id LIMIT $3::int`,
})
const writeSealed = (table: string) => ({
  name: `write_sealed_${table}`,
  text: `UPDATE ${table} SET sealed_token = c.sealed
    FROM unnest($1::uuid[], $2::text[], $3::text[]) AS c (id, former, sealed)
WHERE ${table}.id = c.id AND ${table}.sealed_token = c.former`,
})
