import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Secrets } from '../auth/keyring'
import type { Context } from '../graphql/context'

// An <img> cannot send a token, so photos are authorised by a cookie, which permits nothing else.
// It names the session, which is looked up with the photo (photoStore.ts): after the session's end it
// is void.

const name = 'nephrochat-photos'
/** The longest idle time of a session. Each response sets the cookie again if it is missing. */
const lifetimeSeconds = 90 * 86_400

const valueOf = (familyId: string, secret: string) =>
  `${familyId}.${createHmac('sha256', secret).update(`photos ${familyId}`).digest('base64url')}`

/** Caches `valueOf` by secret and session, for active sessions: each of their requests needs it. */
const values = new Map<string, string>()
const maxValues = 5_000

function ownValue(familyId: string, secret: string): string {
  const key = secret + familyId
  const value = values.get(key) ?? valueOf(familyId, secret)
  if (values.size >= maxValues) values.clear()
  values.set(key, value)
  return value
}

function readCookie({ headers }: IncomingMessage): string | undefined {
  for (const part of headers.cookie?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}

/** Returns the session (family id) in the request's cookie, if its signature is valid. */
export function familyOfCookie(request: IncomingMessage, secrets: Secrets): string | null {
  const value = readCookie(request)
  const [familyId = ''] = value?.split('.') ?? []
  if (value === undefined || !secrets.some((secret) => isSame(value, valueOf(familyId, secret))))
    return null
  return familyId
}

/** Sets the cookie on a signed-in response, unless the request had it. */
export function setPhotoCookie(
  request: IncomingMessage,
  response: ServerResponse,
  { viewer, secrets, env }: Pick<Context, 'viewer' | 'secrets' | 'env'>,
): void {
  if (!viewer?.familyId) return
  const value = ownValue(viewer.familyId, secrets[0])
  if (readCookie(request) !== value)
    response.setHeader('set-cookie', cookie(value, lifetimeSeconds, env))
}

export function removePhotoCookie(
  request: IncomingMessage,
  response: ServerResponse,
  env: Context['env'],
): void {
  if (readCookie(request) !== undefined || response.hasHeader('set-cookie'))
    response.setHeader('set-cookie', cookie('', 0, env))
}

const cookie = (value: string, seconds: number, { publicUrl }: Context['env']) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ` +
  `SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`

function isSame(...texts: [string, string]): boolean {
  const [one, other] = [Buffer.from(texts[0]), Buffer.from(texts[1])]
  return one.length === other.length && timingSafeEqual(one, other)
}
