import type { Request } from 'express'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomState,
} from 'openid-client'
import { type AuthenticateOptions, Strategy } from 'openid-client/passport'
import passport from 'passport'
import type { Env } from '../../env'
import { identityOf } from './identity'
import { startPath } from './transactions'

export const callbackPath = `${startPath}/callback`

/** Seconds that the provider has for each answer. */
const patience = 5

/** The code flow with PKCE, which openid-client always sends, and with state and nonce, which it sends where PKCE is unknown. */
class CodeFlow extends Strategy {
  override authorizationRequestParams(request: Request, options: AuthenticateOptions): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options))
    params.set('state', randomState())
    params.set('nonce', randomNonce())
    return params
  }

  // What the person is sent for follows from the address, not from what is in its query string.
  override shouldInitiateAuthRequest({ path }: Request): boolean {
    return path !== callbackPath
  }

  // Only its query string counts: the rest is the configured address, whatever Host says.
  override currentUrl({ originalUrl }: Request): URL {
    return new URL(originalUrl, 'http://localhost')
  }
}

export type Authenticator = InstanceType<typeof passport.Passport>

/** Passport, ready for the configured provider. @throws where the provider doesn't say how it is spoken to */
export async function discover({ clientId, clientSecret, issuer }: NonNullable<Env['google']>, publicUrl: string): Promise<Authenticator> {
  const config = await discovery(new URL(issuer), clientId, undefined, clientAuthentication(clientSecret), {
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    timeout: patience,
  })
  const strategy = new CodeFlow(
    { config, callbackURL: publicUrl + callbackPath, scope: 'openid email profile', sessionKey: 'google' },
    (tokens, done) => void identityOf(config, tokens).then((identity) => done(null, identity), done),
  )
  // By its name: passport would share one that it is handed among all requests.
  const authenticator = new passport.Passport()
  authenticator.use('google', strategy)
  return authenticator
}

/** The method that OpenID Connect takes for granted, unless the provider knows the other alone. */
function clientAuthentication(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (known.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
