import {
  type Configuration,
  fetchUserInfo,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { provenAddress } from '#shared/account/accountSchemas'
import { isVisible, withoutHidden } from '#shared/base/hiddenCharacters'

export interface GoogleIdentity {
  subject: string
  /** Normalised; `null` if the provider has not verified it, or an account cannot have it. */
  provenEmail: string | null
  firstName: string
  lastName: string
}

const maxNameLength = 100
/** Names are shortened to fit the rule, since the user cannot correct what a provider sends. */
const shorten = (text: string) =>
  isVisible(text)
    ? withoutHidden(Array.from(withoutHidden(text).trim()).slice(0, maxNameLength).join(''))
    : ''

export async function identityOf(
  config: Configuration,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<GoogleIdentity> {
  const token = tokens.claims()
  if (!token) throw new Error('the provider sent no ID token')
  // Google's ID token has all claims; other providers need a request to the userinfo endpoint. The
  // address and its proof come from the same response.
  const source =
    token['email'] === undefined
      ? await fetchUserInfo(config, tokens.access_token, token.sub)
      : token
  const isVerified = source['email_verified'] === true || source['email_verified'] === 'true'
  const claims = { ...token, ...source }
  return {
    subject: token.sub,
    // The address is taken whole: a shortened one is another person's.
    provenEmail: isVerified ? provenAddress(source['email']) : null,
    firstName:
      text(claims['given_name']) || text(claims['name']) || text(claims['email']).split('@')[0]!,
    lastName: text(claims['family_name']),
  }
}

const text = (claim: unknown): string => (typeof claim === 'string' ? shorten(claim) : '')
