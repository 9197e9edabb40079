import { refreshTokens } from './refresh'
import { expiryOf, readTokens } from './tokens'

const aheadOfExpiry = 2 * 60_000
const betweenAttempts = 30_000

let timer: ReturnType<typeof setTimeout> | undefined

export function stopRefreshing(): void {
  clearTimeout(timer)
}

/**
 * Renews 2 minutes before expiry, at once when that is past (spec 1 §4). False when the time cannot be read.
 * A clock that runs ahead makes every token look due: `atLeast` keeps some time between two attempts.
 */
export function scheduleRefresh(atLeast = 0): boolean {
  stopRefreshing()
  const tokens = readTokens()
  const expiry = tokens && expiryOf(tokens.accessToken)
  if (!tokens || expiry === null) return false
  const delay = Math.max(expiry - aheadOfExpiry - Date.now(), atLeast)
  timer = setTimeout(() => {
    // Without an answer, the tokens stay and the next attempt comes; a refusal has its own listener.
    void refreshTokens(tokens).catch(() => null).then(() => scheduleRefresh(betweenAttempts))
  }, delay)
  return true
}
