import type { Clock } from '../queue/keepSyncing'

/** A clock that the test moves. */
export function testClock(now = 0): Clock & { pass(durationMs: number): Promise<void> } {
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(delayMs, run) {
      const schedule = { at: now + delayMs, run }
      timers.push(schedule)
      return () => (timers = timers.filter((other) => other !== schedule))
    },
    async pass(durationMs) {
      const end = now + durationMs
      // Work that is in progress may set timers.
      await settle()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
        await settle()
      }
      now = end
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
