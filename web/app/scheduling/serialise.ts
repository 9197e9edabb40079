import { MINUTE_MS } from '#shared/base/duration'

/** A request that hangs in one tab blocks the other tabs for at most this long. */
const timeoutMs = 5 * MINUTE_MS

/** Runs `request` in one tab at a time, if the browser has locks. Throws after `timeoutMs`. */
export async function serialise<Result>(request: () => Promise<Result>): Promise<Result> {
  // `navigator.locks` is undefined without HTTPS.
  const locks: LockManager | undefined = navigator.locks
  return locks
    ? await locks.request('nephrochat-asking', { signal: AbortSignal.timeout(timeoutMs) }, () =>
        withTimeout(request),
      )
    : await withTimeout(request)
}

async function withTimeout<Result>(request: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), timeoutMs)
  })
  return await Promise.race([request(), timeout]).finally(() => clearTimeout(timer))
}
