import type { SyncResult } from './sync'

export interface Clock {
  now(): number
  /** Returns how to call it off. */
  after(delayMs: number, run: () => void): () => void
}

/** The browser's events: `online` of the window, `visibilitychange` of the document, and a change of the tables. */
export interface Signals {
  onOnline(listener: () => void): () => void
  onLook(listener: () => void): () => void
  onChange(listener: () => void): () => void
}

const afterOnlineMs = 1_000
/** Between two tries that nothing asked for: a network that is there but leads nowhere sends no `online`. */
const firstPauseMs = 30_000
const longestPauseMs = 15 * 60_000

/**
 * At start (which is after sign-in, too), 1 second after the browser comes online (product/offline 2.1), on return to the page,
 * and again and again while something waits that may yet get through. Returns how to stop.
 */
export function keepSyncing(
  run: () => Promise<SyncResult | null>,
  { clock, signals, restingUntil }: { clock: Clock; signals: Signals; restingUntil: () => number },
): () => void {
  let stopped = false
  let running = false
  let pauseMs = firstPauseMs
  let callOff: (() => void) | null = null

  function plan(delayMs: number) {
    callOff?.()
    callOff = clock.after(delayMs, () => {
      callOff = null
      void attempt()
    })
  }

  async function attempt() {
    running = true
    const result = await run()
    running = false
    if (stopped || callOff) return
    if (result?.left === 0) pauseMs = firstPauseMs
    else if (result?.stopped === 'later') plan(Math.max(restingUntil() - clock.now(), afterOnlineMs))
    else if (result?.stopped !== 'signedOut') {
      plan(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const stops = [
    signals.onOnline(() => {
      pauseMs = firstPauseMs
      plan(afterOnlineMs)
    }),
    signals.onLook(() => void attempt()),
    signals.onChange(() => {
      if (!callOff && !running) plan(pauseMs)
    }),
  ]
  void attempt()
  return () => {
    stopped = true
    callOff?.()
    for (const stop of stops) stop()
  }
}
