/** A question that hangs, in whichever tab, holds up no other for longer. */
const patienceMs = 5 * 60_000

/** One tab after the other, where the browser has locks. Throws where it took too long. */
export async function inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
  // Missing over plain HTTP in a home network.
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request('nephrochat-asking', { signal: AbortSignal.timeout(patienceMs) }, () => withPatience(ask)) : await withPatience(ask)
}

async function withPatience<Result>(ask: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  })
  return await Promise.race([ask(), never]).finally(() => clearTimeout(timer))
}
