import { onChange } from './changes'
import type { Clock, SyncSignals } from './keepSyncing'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

export const browserSignals: SyncSignals = {
  onOnline: (listener) => listen(window, 'online', listener),
  onVisible: (listener) =>
    listen(
      document,
      'visibilitychange',
      () => document.visibilityState === 'visible' && listener(),
    ),
  onChange,
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
