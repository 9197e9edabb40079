import { MINUTE_MS } from '#shared/base/duration'
import type { Clock, SyncSignals } from '../../offline/queue/keepSyncing'

/** Several entries are mostly sent together, and many requests start when the network returns. */
const soonMs = 1_000
/** The pause between two failed requests without a signal in between. */
const firstPauseMs = 30_000
const maxPauseMs = 5 * MINUTE_MS

export interface RefetchPorts {
  clock: Clock
  signals: SyncSignals
  /** The device began to respond in the server's place, or the server responds again. */
  onResponse(listener: () => void): () => void
  /**
   * Resolves to `true` if this tab shows data that is not the server's, and to `null` if that is
   * unknown yet.
   */
  isDue(): Promise<boolean | null>
  /** Resolves to `true` if the server has responded to everything. */
  refetch(): Promise<boolean>
  /** Returns the remaining milliseconds of the server's Retry-After. */
  retryAfterMs(): number
}

/**
 * Refetches while this tab shows data that is not the server's: soon after a signal such as a
 * returning network, else at growing intervals. Returns a function that stops it.
 */
export function retryLater({
  clock,
  signals,
  onResponse,
  isDue,
  refetch,
  retryAfterMs,
}: RefetchPorts): () => void {
  let isStopped = false
  let isRunning = false
  /** Responses to its own requests need no further request. */
  let isRefetching = false
  /** Something changed during a request and needs a later one. */
  let isRepeatNeeded = false
  let pauseMs = firstPauseMs
  let cancel: (() => void) | null = null

  function schedule(delayMs: number) {
    cancel?.()
    cancel = clock.after(Math.max(delayMs, retryAfterMs()), () => {
      cancel = null
      // Another request may have received a longer Retry-After meanwhile.
      if (retryAfterMs() > 0) schedule(0)
      else void attempt()
    })
  }

  async function attempt() {
    if (isRunning) return void (isRepeatNeeded = true)
    isRunning = true
    isRepeatNeeded = false
    const due = await isDue()
    isRefetching = due === true && !isStopped
    const isDone = isRefetching && (await refetch())
    isRefetching = false
    isRunning = false
    if (isStopped || cancel) return
    if (due === false || isDone) pauseMs = firstPauseMs
    if (isRepeatNeeded) return schedule(soonMs)
    if (due === false || isDone) return
    schedule(pauseMs)
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }

  function retrySoon() {
    pauseMs = firstPauseMs
    schedule(soonMs)
  }

  const stops = [
    signals.onOnline(retrySoon),
    signals.onVisible(retrySoon),
    signals.onChange(() => schedule(soonMs)),
    onResponse(() => {
      if (cancel || isRefetching) return
      if (isRunning) isRepeatNeeded = true
      else schedule(pauseMs)
    }),
  ]
  schedule(soonMs)
  return () => {
    isStopped = true
    cancel?.()
    for (const stop of stops) stop()
  }
}
