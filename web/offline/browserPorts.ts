import { accountOf, readTokens } from '../session/tokens'
import { send } from './send'
import type { Clock, SyncPorts } from './sync'
import { waitingStore } from './waiting'

/** The browser's clock, tables, network and lock. */
export const browserPorts: SyncPorts = {
  store: waitingStore,
  send,
  owner: () => {
    const tokens = readTokens()
    return tokens && accountOf(tokens.accessToken)
  },
  // Without Web Locks (plain HTTP), a tab alone is the best guess, and a second sending is no second entry.
  lock: async (run) =>
    'locks' in navigator
      ? await navigator.locks.request('nephrochat-sync', { ifAvailable: true }, (lock) => (lock ? run() : null))
      : await run(),
}

export const browserClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
