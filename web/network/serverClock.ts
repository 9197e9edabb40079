const key = 'clockOffset'

/** Half a minute is what a phone may be wrong by without anyone caring, and more than what an answer takes. In ms. */
const toleranceMs = 30_000

export interface ServerClock {
  now(): Date
  /** The server answered, and its `Date` header says when. */
  hear(date: string | null): void
}

/**
 * What time it is by the server's clock, as far as this device knows: its own, corrected by how far it was off when the
 * server last answered. Entries are dated by it, so that a phone that is a day behind dates none of them yesterday.
 */
export function serverClock(deviceNow: () => number, memory: Pick<Storage, 'getItem' | 'setItem'>): ServerClock {
  function offset(): number {
    const kept = Number(memory.getItem(key) ?? 0)
    return Number.isFinite(kept) ? kept : 0
  }

  return {
    now: () => new Date(deviceNow() + offset()),
    hear(date) {
      const heard = Date.parse(date ?? '') - deviceNow()
      if (Number.isNaN(heard) || Math.abs(heard - offset()) <= toleranceMs) return
      memory.setItem(key, String(Math.abs(heard) <= toleranceMs ? 0 : heard))
    },
  }
}
