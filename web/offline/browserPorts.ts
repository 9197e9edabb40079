import { newUuid } from '../device/uuid'
import { post } from '../network/post'
import { refreshTokens } from '../network/refresh'
import { readTokens } from '../network/tokens'
import { onChange } from './changes'
import { leaseLock, webLock } from './lock'
import type { Clock, Signals } from './schedule'
import { createSend, reaches } from './send'
import type { Rest, SyncPorts } from './sync'
import { waitingStore } from './waiting'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

export const browserSignals: Signals = {
  onOnline: (listener) => on(window, 'online', listener),
  onLook: (listener) =>
    on(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
  onChange,
}

function on(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}

const restKey = 'syncRestsUntil'
const rest: Rest = {
  until: () => Number(localStorage.getItem(restKey) ?? 0),
  take: (until) => localStorage.setItem(restKey, String(until)),
}

export const browserPorts: SyncPorts = {
  now: browserClock.now,
  store: waitingStore(),
  send: createSend({ now: browserClock.now, readTokens, refreshTokens, post }),
  reaches: () => reaches({ post }),
  lock:
    'locks' in navigator
      ? webLock(navigator.locks)
      : leaseLock(localStorage, browserClock, newUuid()),
  rest,
}
