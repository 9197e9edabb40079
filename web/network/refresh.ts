import { graphql } from 'react-relay'
import { paramsOf, post } from './post'
import { NoAnswerError, toFailure } from './graphqlError'
import { refuse } from './refusal'
import { accountOf, clearTokens, readTokens, storeTokens, type Tokens } from './tokens'

const refreshMutation = graphql`
  mutation refreshMutation($input: RefreshInput!) {
    refresh(input: $input) {
      accessToken
      refreshToken
    }
  }
`

let running: Promise<Tokens | null> | null = null

/**
 * New tokens for the stale ones; null when the server refuses, and then the tokens are gone.
 * A failure without an answer is thrown and keeps them: being offline is not being signed out.
 * Single flight: in this tab by `running`, across tabs by a lock.
 */
export function refreshTokens(stale: Tokens): Promise<Tokens | null> {
  running ??= locked(() => renew(stale)).finally(() => {
    running = null
  })
  return running
}

/** Over plain http, but on localhost, a browser has no locks. */
function locked<T>(run: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('nephrochat-refresh', run) : run()
}

async function renew(stale: Tokens): Promise<Tokens | null> {
  const stored = readTokens()
  if (!stored) {
    console.warn('No refresh token available')
    return null
  }
  // Another tab was faster.
  if (stored.refreshToken !== stale.refreshToken) return hers(stale, stored)
  const next = await successorsOf(stored.refreshToken)
  // She signed out meanwhile, or somebody in her place signed in: a late answer changes nothing of that.
  const present = readTokens()
  if (present?.refreshToken !== stored.refreshToken) return hers(stale, present)
  if (next) {
    storeTokens(next)
    return next
  }
  clearTokens()
  refuse()
  return null
}

/** What somebody has asked is not sent with the session of somebody else. */
function hers({ accessToken }: Tokens, present: Tokens | null): Tokens | null {
  return present && accountOf(present.accessToken) === accountOf(accessToken) ? present : null
}

/**
 * The pair that follows a refresh token, or the hand-off that ends a sign-in; null when the server refuses.
 * A failure without an answer is thrown, as is a server that cannot say at present.
 */
export async function successorsOf(refreshToken: string, timeZone?: string): Promise<Tokens | null> {
  const { body, status, retryAfterS } = await post(paramsOf(refreshMutation), { input: { refreshToken, timeZone } }, null)
  const tokens = 'data' in body ? (body.data?.['refresh'] as Tokens | undefined) : undefined
  if (tokens) return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
  const { code, message } = toFailure('errors' in body ? body.errors : null)
  if (code !== 'UNAUTHENTICATED' && code !== 'VALIDATION') throw new NoAnswerError(message, retryAfterS, status)
  return null
}
