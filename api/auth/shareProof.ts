import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '#shared/base/duration'
import { hashOfToken } from '../base/randomToken'
import type { Env } from '../base/settings/env'
import type { Secrets } from './keyring'

// A visitor who entered a link's code gets a proof for an hour: a signed cookie that is bound to
// the link, and void once the link has ended. No address, no script and no other link contains it
// (product/sharing 6.4).

const lifetimeMs = HOUR_MS

const nameOf = (hash: string) => `nephrochat-link-${hash.slice(0, 16)}`
const signature = (hash: string, expiresAt: string, secret: string) =>
  createHmac('sha256', secret).update(`link ${hash} ${expiresAt}`).digest()

interface ShareProof {
  cookie: string
  expiresAt: Date
}

export function newProof(
  token: string,
  { secrets, now, env }: { secrets: Secrets; now: Date; env: Pick<Env, 'publicUrl'> },
): ShareProof {
  const hash = hashOfToken(token)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const expiry = String(expiresAt.getTime())
  const value = `${expiry}.${signature(hash, expiry, secrets[0]).toString('base64url')}`
  // SameSite is Lax, so that a visitor who returns from a mail with a proof does not enter the code
  // again.
  const rules =
    `Path=/; Max-Age=${lifetimeMs / 1000}; HttpOnly; ` +
    `SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`
  return { cookie: `${nameOf(hash)}=${value}; ${rules}`, expiresAt }
}

/** Returns whether a request's cookies prove that the link's code was entered. */
export function isProven(
  token: string,
  { cookies, secrets, now }: { cookies: string | undefined; secrets: Secrets; now: Date },
): boolean {
  if (cookies === undefined) return false
  const hash = hashOfToken(token)
  const cookie = cookies.split(';').find((part) => part.trim().startsWith(`${nameOf(hash)}=`))
  const [expiresAt = '', proof = ''] = cookie?.split('=')[1]?.split('.') ?? []
  if (!/^\d{1,15}$/.test(expiresAt) || Number(expiresAt) <= now.getTime()) return false
  const bytes = Buffer.from(proof, 'base64url')
  return secrets.some((secret) => {
    const right = signature(hash, expiresAt, secret)
    return bytes.length === right.length && timingSafeEqual(bytes, right)
  })
}
