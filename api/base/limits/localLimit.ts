/** Beyond this many keys the oldest is dropped. */
const maxKeys = 10_000

/**
 * Enforces a limit in this process only, for keys that a client may invent, such as addresses
 * without an account. No row is written for them, and the memory is bounded.
 */
export class LocalLimit {
  private readonly counts = new Map<string, { taken: number; expiresAt: number }>()

  constructor(private readonly limit: { points: number; duration: number }) {}

  /** Takes one and returns 0, or returns the ms to wait. */
  take(key: string): number {
    const now = Date.now()
    const count = this.countOf(key, now)
    if (count.taken >= this.limit.points) return count.expiresAt - now
    count.taken += 1
    return 0
  }

  private countOf(key: string, now: number) {
    const current = this.counts.get(key)
    if (current && current.expiresAt > now) return current
    const count = { taken: 0, expiresAt: now + this.limit.duration * 1000 }
    // A map iterates in the order of insertion.
    this.counts.delete(key)
    this.counts.set(key, count)
    if (this.counts.size > maxKeys) this.counts.delete(this.counts.keys().next().value!)
    return count
  }
}
