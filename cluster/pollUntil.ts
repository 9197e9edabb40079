import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds. Returns the waiting time in ms. */
export async function pollUntil(
  condition: string,
  holds: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > timeoutMs)
      throw new Error(`${condition}: not within ${timeoutMs / 1000} s`)
    await wait(100)
  }
  return performance.now() - began
}
