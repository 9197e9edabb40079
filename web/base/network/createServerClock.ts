const key = 'clockOffset'

/** Smaller differences are ignored; more than an answer takes. */
const toleranceMs = 30_000

export interface ServerClock {
  now(): Date
  /** `date`: the `Date` header of an answer. `asked`: when it was asked for, by this device's clock, in ms. */
  adjust(date: string | null, asked?: number): void
}

/** This device's clock, corrected at each answer: a phone that is a day behind must not date entries yesterday. */
export function createServerClock(
  deviceNow: () => number,
  memory: Pick<Storage, 'getItem' | 'setItem'>,
): ServerClock {
  function offset(): number {
    const kept = Number(memory.getItem(key) ?? 0)
    return Number.isFinite(kept) ? kept : 0
  }

  return {
    now: () => new Date(deviceNow() + offset()),
    adjust(date, asked = deviceNow()) {
      // A phone that fell asleep opens in the morning what was answered at night.
      if (Math.abs(deviceNow() - asked) > toleranceMs) return
      const heard = Date.parse(date ?? '') - deviceNow()
      if (Number.isNaN(heard) || Math.abs(heard - offset()) <= toleranceMs) return
      memory.setItem(key, String(Math.abs(heard) <= toleranceMs ? 0 : heard))
    },
  }
}
