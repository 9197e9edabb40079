import type { Clock, SyncSignals } from '../offline/queue/schedule'

/** Several entries are mostly sent at once, and the network's return is one of many things that begin then. */
const soonMs = 1_000
/** Between two questions that the server did not answer, and that nothing asked for. */
const firstPauseMs = 30_000
const longestPauseMs = 5 * 60_000

export interface AskPorts {
  clock: Clock
  signals: SyncSignals
  /** The device began to answer in the server's place, or the server answers again. */
  onAnswer(listener: () => void): () => void
  /** Whether this tab shows anything that the server has not told it; null: it cannot be said yet. */
  isDue(): Promise<boolean | null>
  /** Whether the server has told all of it. */
  ask(): Promise<boolean>
  /** For how long from now on the server asks to be left alone. */
  restMs(): number
}

/** While this tab shows what the server has not told it, asks: soon after any hopeful signal, else at growing intervals. Returns how to stop. */
export function keepAsking({ clock, signals, onAnswer, isDue, ask, restMs }: AskPorts): () => void {
  let stopped = false
  let running = false
  /** Answers of its own asking need no other one. */
  let asking = false
  /** Something came up during a question, and needs a later one. */
  let again = false
  let pauseMs = firstPauseMs
  let callOff: (() => void) | null = null

  function plan(delayMs: number) {
    callOff?.()
    callOff = clock.after(Math.max(delayMs, restMs()), () => {
      callOff = null
      // Another question may have been told a longer rest meanwhile.
      if (restMs() > 0) plan(0)
      else void attempt()
    })
  }

  async function attempt() {
    if (running) return void (again = true)
    running = true
    again = false
    const due = await isDue()
    asking = due === true && !stopped
    const told = asking && (await ask())
    asking = false
    running = false
    if (stopped || callOff) return
    if (due === false || told) pauseMs = firstPauseMs
    if (again) return plan(soonMs)
    if (due === false || told) return
    plan(pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  function hope() {
    pauseMs = firstPauseMs
    plan(soonMs)
  }

  const stops = [
    signals.onOnline(hope),
    signals.onVisible(hope),
    signals.onChange(() => plan(soonMs)),
    onAnswer(() => {
      if (callOff || asking) return
      if (running) again = true
      else plan(pauseMs)
    }),
  ]
  plan(soonMs)
  return () => {
    stopped = true
    callOff?.()
    for (const stop of stops) stop()
  }
}
