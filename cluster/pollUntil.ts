import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds. Returns the waiting time in ms. */
export async function pollUntil(
  what: string,
  isSo: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > timeoutMs)
      throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
    await wait(100)
  }
  return performance.now() - began
}
