import { createHmac, timingSafeEqual } from 'node:crypto'

/** Decisions, Accounts. */
const lifetimeSeconds = 15 * 60

/** Who an access token speaks for. The family is checked in the database, with the viewer. */
export interface Session {
  userId: string
  familyId: string
}

// A JWT (RFC 7519) of one kind only, so that there is nothing to negotiate: what does not begin with these very letters
// is not ours. Made and read here because a library's way leads through WebCrypto, whose visit to another thread costs
// each request more than the rest of its check (docs/adr/0007).
const header = encode({ alg: 'HS256', typ: 'JWT' })

export function signAccessToken({ userId, familyId }: Session, secret: string, now: Date, seconds = lifetimeSeconds): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const signed = `${header}.${encode({ fam: familyId, sub: userId, iat: issuedAt, exp: issuedAt + seconds })}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}

/** The session that an access token names, or null: unsigned, expired, or not a token of ours. */
export function readAccessToken(token: string, secret: string, now: Date): Session | null {
  const [head, payload, signature, more] = token.split('.')
  if (head !== header || payload === undefined || signature === undefined || more !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(`${head}.${payload}`, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { sub, fam, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  if (typeof exp !== 'number' || exp <= Math.floor(now.getTime() / 1000)) return null
  return typeof sub === 'string' && typeof fam === 'string' ? { userId: sub, familyId: fam } : null
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function signatureOf(signed: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest()
}
