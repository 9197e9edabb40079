import { MINUTE_MS } from '#shared/base/duration'
import type { SyncResult } from './sync'

export interface Clock {
  now(): number
  after(delayMs: number, run: () => void): () => void
}

/** The browser is online, the page becomes visible, the tables change. */
export interface SyncSignals {
  onOnline(listener: () => void): () => void
  onVisible(listener: () => void): () => void
  onChange(listener: () => void): () => void
}

const onlineDelayMs = 1_000
/** Pause between unprompted tries: a network without internet access never fires `online`. */
const firstPauseMs = 30_000
const maxPauseMs = 15 * MINUTE_MS

/** Sends at the moments of product/offline 2.1. Returns a function that stops it. */
export function keepSyncing(
  run: () => Promise<SyncResult | null>,
  {
    clock,
    signals,
    pausedUntil,
  }: { clock: Clock; signals: SyncSignals; pausedUntil: () => number },
): () => void {
  let isStopped = false
  let isRunning = false
  let hasChanged = false
  let pauseMs = firstPauseMs
  let cancel: (() => void) | null = null

  function schedule(delayMs: number) {
    cancel?.()
    cancel = clock.after(delayMs, () => {
      cancel = null
      void attempt()
    })
  }

  async function attempt() {
    isRunning = true
    hasChanged = false
    const result = await run()
    isRunning = false
    if (isStopped || cancel) return
    if (result?.pendingCount === 0) {
      pauseMs = firstPauseMs
      // The run may have counted before the change was stored.
      if (hasChanged) schedule(pauseMs)
    } else if (result?.stopped === 'later')
      schedule(Math.max(pausedUntil() - clock.now(), onlineDelayMs))
    else if (result?.stopped !== 'signedOut') {
      schedule(pauseMs)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    }
  }

  const stops = [
    signals.onOnline(() => {
      pauseMs = firstPauseMs
      schedule(onlineDelayMs)
    }),
    signals.onVisible(() => void attempt()),
    signals.onChange(() => {
      if (isRunning) hasChanged = true
      else if (!cancel) schedule(pauseMs)
    }),
  ]
  void attempt()
  return () => {
    isStopped = true
    cancel?.()
    for (const stop of stops) stop()
  }
}
