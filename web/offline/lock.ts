import type { Clock } from './schedule'
import type { SyncPorts } from './sync'

type Lock = SyncPorts['lock']

export function webLock(locks: LockManager): Lock {
  return async (run) => await locks.request('nephrochat-sync', { ifAvailable: true }, (lock) => (lock ? run() : null))
}

const key = 'nephrochat-sync'
/** A tab that dies leaves its lease behind for so long. In ms. */
const leaseMs = 60_000
/** Two tabs that wrote at once see after this who came last. In ms. */
const settlingMs = 100

/**
 * Where the browser has no locks (plain HTTP in a home network): a lease in local storage. Two tabs may now and then both
 * be at it; what is sent twice is saved once all the same.
 */
export function leaseLock(storage: Storage, clock: Clock, tab: string): Lock {
  const write = () => storage.setItem(key, JSON.stringify({ tab, until: clock.now() + leaseMs }))
  let held = false

  function isFree(): boolean {
    const { tab: holder, until } = read(storage)
    const remainingMs = until - clock.now()
    return holder === tab || remainingMs <= 0 || remainingMs > leaseMs
  }

  async function take(): Promise<boolean> {
    if (!isFree()) return false
    write()
    await new Promise<void>((settled) => clock.after(settlingMs, settled))
    return read(storage).tab === tab
  }

  return async (run) => {
    if (held) return null
    held = true
    let callOff = () => {}
    const renew = () => {
      write()
      callOff = clock.after(leaseMs / 3, renew)
    }
    try {
      if (!(await take())) return null
      renew()
      return await run()
    } finally {
      callOff()
      if (read(storage).tab === tab) storage.removeItem(key)
      held = false
    }
  }
}

function read(storage: Storage): { tab: string | null; until: number } {
  try {
    const { tab, until } = JSON.parse(storage.getItem(key) ?? '{}') as { tab?: string; until?: number }
    return { tab: tab ?? null, until: until ?? 0 }
  } catch {
    return { tab: null, until: 0 }
  }
}
