import { newUuid } from '../../base/device/uuid'
import { post } from '../../base/network/post'
import { refreshTokens } from '../../base/network/refresh'
import { readTokens } from '../../base/network/tokens'
import { onChange } from './changes'
import { leaseLock, webLock } from './lock'
import { queueStore } from './pendingChanges'
import type { Clock, SyncSignals } from './schedule'
import { createSend, isServerReachable } from './send'
import type { RetryAfter, SyncPorts } from './sync'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

export const browserSignals: SyncSignals = {
  onOnline: (listener) => on(window, 'online', listener),
  onVisible: (listener) =>
    on(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
  onChange,
}

function on(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

const restKey = 'syncRestsUntil'
const retryAfter: RetryAfter = {
  until: () => Number(localStorage.getItem(restKey) ?? 0),
  take: (until) => localStorage.setItem(restKey, String(until)),
}

export const browserPorts: SyncPorts = {
  now: browserClock.now,
  store: queueStore(),
  send: createSend({ now: browserClock.now, readTokens, refreshTokens, post }),
  isReachable: () => isServerReachable({ post }),
  lock:
    'locks' in navigator
      ? webLock(navigator.locks)
      : leaseLock(localStorage, browserClock, newUuid()),
  retryAfter,
}
