import { newUuid } from '../../base/device/uuid'
import { post } from '../../base/network/post'
import { refreshTokens } from '../../base/network/refresh'
import { serverClock } from '../../base/network/serverClock'
import { readTokens } from '../../base/network/tokens'
import { browserClock } from '../../offline/queue/browserClock'
import { leaseLock, webLock } from '../../offline/queue/lock'
import { queueStore } from '../../offline/queue/pendingChanges'
import { createSend, isServerReachable, type SendPorts } from '../../offline/queue/send'
import type { RetryAfter, SyncPorts } from '../../offline/queue/sync'

const retryAfterKey = 'syncRestsUntil'
const retryAfter: RetryAfter = {
  pausedUntil: () => Number(localStorage.getItem(retryAfterKey) ?? 0),
  pauseUntil: (until) => localStorage.setItem(retryAfterKey, String(until)),
}

/** It loads with the rules that show pending changes: no page needs either before something is pending. */
const requestOf: SendPorts['requestOf'] = async (change) =>
  (await import('../../offline/kinds/index')).requestOf(change)

export const syncPorts: SyncPorts = {
  now: browserClock.now,
  store: queueStore(),
  send: createSend({
    now: () => serverClock.now().getTime(),
    readTokens,
    refreshTokens,
    requestOf,
    post,
  }),
  isOnline: () => navigator.onLine,
  isReachable: () => isServerReachable({ post }),
  lock:
    'locks' in navigator
      ? webLock(navigator.locks)
      : leaseLock(localStorage, browserClock, newUuid()),
  retryAfter,
}
