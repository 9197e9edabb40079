import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** Describes a user of the provider, by the name that is typed. */
export interface ProviderAccount {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface OidcProvider {
  issuer: string
  settings: Record<'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER', string>
  accounts: Map<string, ProviderAccount>
  close(): Promise<void>
}

interface ProviderOptions {
  publicUrl: string
  /** The default is a free port. */
  port?: number
  /** The ID token has the address, as Google's has, or only the userinfo endpoint returns it. */
  addressIn?: 'ID token' | 'userinfo'
}

/** Starts an OpenID provider that accepts any password. */
export async function startOidcProvider({
  publicUrl,
  port = 0,
  addressIn = 'ID token',
}: ProviderOptions): Promise<OidcProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'nephrochat', client_secret: 'a secret of the provider' }
  const accounts = new Map<string, ProviderAccount>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${publicUrl}/api/auth/google/callback`] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    // The values are in seconds. The library warns if they are missing.
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    conformIdTokenClaims: addressIn === 'userinfo',
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  server.on('request', (request, response) => void serve(request, response))
  return {
    issuer,
    settings: {
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_ISSUER: issuer,
    },
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
