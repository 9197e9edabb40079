import { setTimeout as wait } from 'node:timers/promises'

/** Polls until it is so; how long that took, in ms. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patienceMs = 60_000,
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > patienceMs)
      throw new Error(`${what}: not within ${patienceMs / 1000} s`)
    await wait(100)
  }
  return performance.now() - began
}
