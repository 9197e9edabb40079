import type { CacheConfig } from 'relay-runtime'
import viewerQuery$parameters from '../__generated__/viewerQuery$parameters'
import { prefetched } from '../network/prefetched'
import { refreshTokens } from '../network/refresh'
import { expiryOf, readTokens, type Tokens } from '../network/tokens'

const aheadOfExpiryMs = 2 * 60_000
const betweenAttemptsMs = 30_000
/** The browser says that there is a network before there is one. */
const afterReturnMs = 1_000

let timer: ReturnType<typeof setTimeout> | undefined
let next: () => void = () => {}

export function stopRefreshing(): void {
  clearTimeout(timer)
  unlisten()
}

/**
 * Renews 2 minutes before expiry, at once when that is past (product/accounts 1.5). False when the time cannot be read.
 * A clock that runs ahead makes every token look due: `atLeastMs` keeps some time between two attempts.
 */
export function scheduleRefresh(atLeastMs = 0): boolean {
  stopRefreshing()
  const tokens = readTokens()
  const expiry = tokens && expiryOf(tokens.accessToken)
  if (!tokens || expiry === null) return false
  next = () => void attempt(tokens)
  timer = setTimeout(next, Math.max(expiry - aheadOfExpiryMs - Date.now(), atLeastMs))
  return true
}

async function attempt(tokens: Tokens): Promise<void> {
  const answered = await refreshTokens(tokens).then(() => true, () => false)
  // A refusal has its own listener, and leaves no tokens.
  const planned = scheduleRefresh(betweenAttemptsMs)
  // The answer may have been lost: for ten minutes the same question gets it again (product/accounts 1.2), and timers of a
  // phone in a pocket may sleep longer than that.
  if (!answered && planned) listen()
}

function sooner(): void {
  if (document.visibilityState === 'hidden') return
  clearTimeout(timer)
  timer = setTimeout(next, afterReturnMs)
}

function listen(): void {
  window.addEventListener('online', sooner)
  document.addEventListener('visibilitychange', sooner)
}

function unlisten(): void {
  window.removeEventListener('online', sooner)
  document.removeEventListener('visibilitychange', sooner)
}

/** Asks who is signed in, while Relay's code is being loaded. */
export const askViewer = (): CacheConfig => prefetched(viewerQuery$parameters.params, {})
