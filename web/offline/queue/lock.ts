import { MINUTE_MS } from '#shared/base/duration'
import type { Clock } from './keepSyncing'
import type { SyncPorts } from './sync'

type Lock = SyncPorts['lock']

export function webLock(locks: LockManager): Lock {
  return async (run) =>
    await locks.request('nephrochat-sync', { ifAvailable: true }, (lock) => (lock ? run() : null))
}

const key = 'nephrochat-sync'
/** A tab that crashed holds up the others for this long. */
const leaseMs = MINUTE_MS
/** After this time, each of two tabs that wrote at once reads the last write. */
const settlingMs = 100

/**
 * Replaces locks in browsers without them (plain HTTP). Two tabs may rarely hold it: a change that is sent twice is
 * saved once.
 */
export function leaseLock(storage: Storage, clock: Clock, tab: string): Lock {
  const write = () => storage.setItem(key, JSON.stringify({ tab, until: clock.now() + leaseMs }))
  let isHeld = false

  function isFree(): boolean {
    const { tab: holder, until } = read(storage)
    const remainingMs = until - clock.now()
    return holder === tab || remainingMs <= 0 || remainingMs > leaseMs
  }

  async function take(): Promise<boolean> {
    if (!isFree()) return false
    write()
    await new Promise<void>((resolve) => clock.after(settlingMs, resolve))
    return read(storage).tab === tab
  }

  return async (run) => {
    if (isHeld) return null
    isHeld = true
    let cancelRenewal = () => {}
    const renew = () => {
      write()
      cancelRenewal = clock.after(leaseMs / 3, renew)
    }
    try {
      if (!(await take())) return null
      renew()
      return await run()
    } finally {
      cancelRenewal()
      if (read(storage).tab === tab) storage.removeItem(key)
      isHeld = false
    }
  }
}

function read(storage: Storage): { tab: string | null; until: number } {
  try {
    const { tab, until } = JSON.parse(storage.getItem(key) ?? '{}') as {
      tab?: string
      until?: number
    }
    return { tab: tab ?? null, until: until ?? 0 }
  } catch {
    return { tab: null, until: 0 }
  }
}
