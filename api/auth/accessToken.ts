import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './keyring'

/** product/accounts 1.1. */
const lifetimeSeconds = 15 * 60

/** Who an access token speaks for. The family is checked in the database, with the viewer. */
export interface Session {
  userId: string
  familyId: string
  /** The refresh token's pair that it came with (auth/tokens.ts); null in tokens of before pairs had names. */
  pair: string | null
}

// A JWT (RFC 7519) of one kind only, so that there is nothing to negotiate: what does not begin with these very letters
// is not ours. Made and read here because a library's way leads through WebCrypto, whose visit to another thread costs
// each request more than the rest of its check (docs/adr/0007).
const header = encode({ alg: 'HS256', typ: 'JWT' })

export function signAccessToken({ userId, familyId, pair }: Session, [secret]: Secrets, now: Date, seconds = lifetimeSeconds): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const signed = `${header}.${encode({ fam: familyId, sub: userId, pair, iat: issuedAt, exp: issuedAt + seconds })}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}

/** The session that an access token names, or null: unsigned, expired, or not a token of ours. */
export function readAccessToken(token: string, secrets: Secrets, now: Date): Session | null {
  const [head, payload, signature, more] = token.split('.')
  if (head !== header || payload === undefined || signature === undefined || more !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  if (!secrets.some((secret) => isSame(given, signatureOf(`${head}.${payload}`, secret)))) return null
  const { sub, fam, pair, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  if (typeof exp !== 'number' || exp <= Math.floor(now.getTime() / 1000)) return null
  if (typeof sub !== 'string' || typeof fam !== 'string') return null
  return { userId: sub, familyId: fam, pair: typeof pair === 'string' ? pair : null }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const isSame = (given: Buffer, right: Buffer) => given.length === right.length && timingSafeEqual(given, right)

function signatureOf(signed: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest()
}
