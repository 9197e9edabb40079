const key = 'clockOffset'

/** Smaller differences are ignored: a response may take this long. */
const toleranceMs = 30_000

export interface ServerClock {
  now(): Date
  /** `date` is a response's `Date` header, `requestedAt` the time of its request by this device, in ms. */
  adjust(date: string | null, requestedAt?: number): void
}

/** This device's clock, corrected by each response: a phone that is a day behind must not date entries yesterday. */
export function createServerClock(
  deviceNow: () => number,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
): ServerClock {
  function offset(): number {
    const storedOffset = Number(memory.getItem(key) ?? 0)
    return Number.isFinite(storedOffset) ? storedOffset : 0
  }

  return {
    now: () => new Date(deviceNow() + offset()),
    adjust(date, requestedAt = deviceNow()) {
      // A suspended phone may read a response hours later.
      if (Math.abs(deviceNow() - requestedAt) > toleranceMs) return
      const measured = Date.parse(date ?? '') - deviceNow()
      if (Number.isNaN(measured) || Math.abs(measured - offset()) <= toleranceMs) return
      memory.setItem(key, String(Math.abs(measured) <= toleranceMs ? 0 : measured))
    },
  }
}
