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
import type { Env } from '../../base/settings/env'
import { identityOf } from './identity'
import { startPath } from './transactions'

export const callbackPath = `${startPath}/callback`

const timeoutSeconds = 5

/**
 * The code flow with PKCE, and always with state and nonce, which openid-client sends only if the
 * provider lacks PKCE.
 */
class CodeFlow extends Strategy {
  override authorizationRequestParams(
    request: Request,
    options: AuthenticateOptions,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options))
    params.set('state', randomState())
    params.set('nonce', randomNonce())
    return params
  }

  override shouldInitiateAuthRequest({ path }: Request): boolean {
    return path !== callbackPath
  }

  // Only the query string is read. The rest comes from the configuration, not from the Host header.
  override currentUrl({ originalUrl }: Request): URL {
    return new URL(originalUrl, 'http://localhost')
  }
}

export type Authenticator = InstanceType<typeof passport.Passport>

/**
 * Creates Passport for the configured provider.
 * @throws if its metadata cannot be fetched
 */
export async function discover(
  { clientId, clientSecret, issuer }: NonNullable<Env['google']>,
  publicUrl: string,
): Promise<Authenticator> {
  const config = await discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientAuthentication(clientSecret),
    {
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
      timeout: timeoutSeconds,
    },
  )
  const strategy = new CodeFlow(
    {
      config,
      callbackURL: publicUrl + callbackPath,
      scope: 'openid email profile',
      sessionKey: 'google',
    },
    (tokens, done) =>
      void identityOf(config, tokens).then((identity) => done(null, identity), done),
  )
  // The strategy is registered by name: passport would otherwise share one strategy object among
  // requests.
  const authenticator = new passport.Passport()
  authenticator.use('google', strategy)
  return authenticator
}

/**
 * Uses client_secret_basic, OpenID Connect's default, unless the provider only supports
 * client_secret_post.
 */
function clientAuthentication(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
