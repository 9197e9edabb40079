import { type Configuration, fetchUserInfo, type TokenEndpointResponse, type TokenEndpointResponseHelpers } from 'openid-client'
import { normalizeEmail } from '#shared/account'

/** Whom the provider says somebody is. */
export interface GoogleIdentity {
  subject: string
  /** As addresses are compared; null where the provider doesn't say that it is verified. */
  provenEmail: string | null
  firstName: string
  lastName: string
}

/** What names may hold, as in a form. */
const longest = 100
const cut = (text: string) => Array.from(text.replaceAll('\0', '').trim()).slice(0, longest).join('')

export async function identityOf(config: Configuration, tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): Promise<GoogleIdentity> {
  const token = tokens.claims()
  if (!token) throw new Error('the provider sent no ID token')
  // Google's holds all of it; other providers tell it when they are asked.
  const claims = token['email'] === undefined ? { ...(await fetchUserInfo(config, tokens.access_token, token.sub)), ...token } : token
  const email = text(claims['email'])
  // Text from some providers.
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  return {
    subject: token.sub,
    provenEmail: email !== '' && isVerified ? normalizeEmail(email) : null,
    firstName: text(claims['given_name']) || text(claims['name']) || cut(email.split('@')[0]!),
    lastName: text(claims['family_name']),
  }
}

const text = (claim: unknown): string => (typeof claim === 'string' ? cut(claim) : '')
