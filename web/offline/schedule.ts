import type { SyncResult } from './sync'

export interface Clock {
  now(): number
  /** Returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}

/** The browser's events: `online` of the window, `visibilitychange` of the document, and a change of the tables. */
export interface Signals {
  onOnline(listener: () => void): () => void
  onLook(listener: () => void): () => void
  onChange(listener: () => void): () => void
}

const afterOnline = 1_000
/** Between two tries that nothing asked for: a network that is there but leads nowhere sends no `online`. */
const firstPause = 30_000
const longestPause = 15 * 60_000

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
  let pause = firstPause
  let callOff: (() => void) | null = null

  function plan(milliseconds: number) {
    callOff?.()
    callOff = clock.after(milliseconds, () => {
      callOff = null
      void attempt()
    })
  }

  async function attempt() {
    running = true
    const result = await run()
    running = false
    if (stopped || callOff) return
    if (result?.left === 0) pause = firstPause
    else if (result?.stopped === 'later') plan(Math.max(restingUntil() - clock.now(), afterOnline))
    else if (result?.stopped !== 'signedOut') {
      plan(pause)
      pause = Math.min(pause * 2, longestPause)
    }
  }

  const stops = [
    signals.onOnline(() => {
      pause = firstPause
      plan(afterOnline)
    }),
    signals.onLook(() => void attempt()),
    signals.onChange(() => {
      if (!callOff && !running) plan(pause)
    }),
  ]
  void attempt()
  return () => {
    stopped = true
    callOff?.()
    for (const stop of stops) stop()
  }
}
