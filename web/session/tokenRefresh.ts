import type { CacheConfig } from 'relay-runtime'
import { MINUTE_MS } from '#shared/base/duration'
import viewerQuery$parameters from '../__generated__/viewerQuery$parameters'
import { prefetchedConfig } from '../base/network/prefetch'
import { refreshTokens } from '../base/network/refresh'
import { serverClock } from '../base/network/serverClock'
import { expiryOf, readTokens, type Tokens } from '../base/network/tokens'

const refreshLeadMs = 2 * MINUTE_MS
const retryPauseMs = 30_000
/** The network needs a moment after the event `online`. */
const onlineDelayMs = 1_000

let timer: ReturnType<typeof setTimeout> | undefined
let retry: () => void = () => {}

export function stopRefreshing(): void {
  clearTimeout(timer)
  unlisten()
}

/**
 * Schedules the refresh 2 minutes before expiry (product/accounts 1.5). `atLeastMs` is the least
 * delay, because every token is due by a clock that runs ahead and that no response has corrected.
 */
export function scheduleRefresh(atLeastMs = 0): boolean {
  stopRefreshing()
  const tokens = readTokens()
  const expiry = tokens && expiryOf(tokens.accessToken)
  if (!tokens || expiry === null) return false
  retry = () => void attempt(tokens)
  timer = setTimeout(
    retry,
    Math.max(expiry - refreshLeadMs - serverClock.now().getTime(), atLeastMs),
  )
  return true
}

async function attempt(tokens: Tokens): Promise<void> {
  const hasResponse = await refreshTokens(tokens).then(
    () => true,
    () => false,
  )
  // A refusal clears the tokens.
  const isPlanned = scheduleRefresh(retryPauseMs)
  // The response may be lost: the same request gets it again for 10 minutes (product/accounts 1.2),
  // and timers may sleep longer.
  if (!hasResponse && isPlanned) listen()
}

function retrySoon(): void {
  if (document.visibilityState === 'hidden') return
  clearTimeout(timer)
  timer = setTimeout(retry, onlineDelayMs)
}

function listen(): void {
  window.addEventListener('online', retrySoon)
  document.addEventListener('visibilitychange', retrySoon)
}

function unlisten(): void {
  window.removeEventListener('online', retrySoon)
  document.removeEventListener('visibilitychange', retrySoon)
}

export const requestViewer = (): CacheConfig => prefetchedConfig(viewerQuery$parameters.params, {})
