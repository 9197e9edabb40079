import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import type { Secrets } from './keyring'

// Tokens are JWTs (RFC 7519; product/accounts 1.1), signed by fast-jwt with HMAC-SHA-256 and no
// other algorithm (docs/adr/0018).

const algorithm = 'HS256'
const lifetimeSeconds = 15 * 60

/** The family is checked in the database, together with the viewer. */
export interface SessionClaims {
  userId: string
  familyId: string
  /**
   * The pair of the refresh token that was issued with it (auth/tokens.ts). `null` if the token
   * is from before pairs had names.
   */
  pair: string | null
}

export function signAccessToken(
  { userId, familyId, pair }: SessionClaims,
  [secret]: Secrets,
  now: Date,
  seconds = lifetimeSeconds,
): string {
  const issuedAt = secondsOf(now)
  return keyOf(secret).sign({
    fam: familyId,
    sub: userId,
    pair,
    iat: issuedAt,
    exp: issuedAt + seconds,
  })
}

/**
 * Returns the session of a token. `null` if it is unsigned, expired, or not a token of this
 * installation.
 */
export function readAccessToken(token: string, secrets: Secrets, now: Date): SessionClaims | null {
  for (const secret of secrets) {
    const claims = claimsOf(token, secret)
    if (claims) return sessionOf(claims, now)
  }
  return null
}

function claimsOf(token: string, secret: string): Record<string, unknown> | null {
  try {
    return keyOf(secret).verify(token) as Record<string, unknown>
  } catch (error) {
    if (error instanceof TokenError) return null
    throw error
  }
}

function sessionOf(
  { sub, fam, pair, exp }: Record<string, unknown>,
  now: Date,
): SessionClaims | null {
  if (typeof exp !== 'number' || exp <= secondsOf(now)) return null
  if (typeof sub !== 'string' || typeof fam !== 'string') return null
  return { userId: sub, familyId: fam, pair: typeof pair === 'string' ? pair : null }
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

interface Key {
  sign: (claims: object) => string
  verify: (token: string) => unknown
}

const keys = new Map<string, Key>()

function keyOf(secret: string): Key {
  const cached = keys.get(secret)
  if (cached) return cached
  const key = {
    sign: createSigner({ key: secret, algorithm }),
    // The expiry is compared with the request's clock, not with the library's.
    verify: createVerifier({
      key: secret,
      algorithms: [algorithm],
      checkTyp: 'JWT',
      ignoreExpiration: true,
    }),
  }
  keys.set(secret, key)
  return key
}
