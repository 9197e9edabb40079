import { graphql } from 'react-relay'
import { NoResponseError, toFailure } from './graphqlError'
import { paramsOf, post } from './post'
import { reportSessionRefusal } from './sessionRefusal'
import { accountOf, clearTokens, readTokens, storeTokens, type Tokens } from './tokens'

const refreshMutation = graphql`
  mutation refreshMutation($input: RefreshInput!) {
    refresh(input: $input) {
      accessToken
      refreshToken
    }
  }
`

let refreshing: Promise<Tokens | null> | null = null

/**
 * Resolves with `null` if the server refuses, and clears the tokens. Rejects without a response, and keeps them. A
 * single one runs at a time, across tabs.
 */
export function refreshTokens(stale: Tokens): Promise<Tokens | null> {
  refreshing ??= locked(() => renew(stale)).finally(() => {
    refreshing = null
  })
  return refreshing
}

/** Browsers have no locks over plain HTTP. */
function locked<T>(run: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('nephrochat-refresh', run) : run()
}

async function renew(stale: Tokens): Promise<Tokens | null> {
  const storedTokens = readTokens()
  if (!storedTokens) {
    console.warn('no refresh token is stored')
    return null
  }
  // Another tab renewed them.
  if (storedTokens.refreshToken !== stale.refreshToken) return sameAccount(stale, storedTokens)
  const next = await requestNewTokens(storedTokens.refreshToken)
  // The user signed out, or another account signed in, meanwhile.
  const current = readTokens()
  if (current?.refreshToken !== storedTokens.refreshToken) return sameAccount(stale, current)
  if (next) {
    storeTokens(next)
    return next
  }
  clearTokens()
  reportSessionRefusal()
  return null
}

/** No request is sent with another account's session. */
function sameAccount({ accessToken }: Tokens, current: Tokens | null): Tokens | null {
  return current && accountOf(current.accessToken) === accountOf(accessToken) ? current : null
}

/** Resolves with `null` if the server refuses. Rejects without a response, or if the server cannot decide now. */
export async function requestNewTokens(
  refreshToken: string,
  timeZone?: string,
): Promise<Tokens | null> {
  const { body, status, retryAfterS } = await post(
    paramsOf(refreshMutation),
    { input: { refreshToken, timeZone } },
    null,
  )
  const tokens = 'data' in body ? (body.data?.['refresh'] as Tokens | undefined) : undefined
  if (tokens) return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
  const { code, message } = toFailure('errors' in body ? body.errors : null)
  if (code !== 'UNAUTHENTICATED' && code !== 'VALIDATION')
    throw new NoResponseError(message, retryAfterS, status)
  return null
}
