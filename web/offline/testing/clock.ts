import type { Clock } from '../queue/keepSyncing'

/** A clock that the test moves. */
export function testClock(now = 0): Clock & { pass(durationMs: number): Promise<void> } {
  let planned: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(delayMs, run) {
      const plan = { at: now + delayMs, run }
      planned.push(plan)
      return () => (planned = planned.filter((other) => other !== plan))
    },
    async pass(durationMs) {
      const end = now + durationMs
      for (;;) {
        const next = planned.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        planned = planned.filter((other) => other !== next)
        now = next.at
        next.run()
        await new Promise((resolve) => setTimeout(resolve))
      }
      now = end
    },
  }
}
