interface PeriodPoints {
  points: number
  expiresAt: number
}

interface SpendResult {
  waitMs: number
  refund: (points: number) => void
}

/**
 * Bounds the points that a key spends in a period. Each process counts for itself: the budget
 * protects its event loop, and a count in the database would cost more than most documents.
 */
export class CostBudget {
  private readonly spent = new Map<string, PeriodPoints>()
  private sweptAt = 0

  constructor(private readonly budget: { points: number; duration: number }) {}

  /**
   * Takes the points. If too few are left, it takes none and returns the ms to wait, otherwise 0.
   * `refund` returns points to the period that they were taken from.
   */
  spend(key: string, points: number, now: number): SpendResult {
    this.sweep(now)
    const lastCount = this.spent.get(key)
    const count =
      lastCount && lastCount.expiresAt > now
        ? lastCount
        : { points: 0, expiresAt: now + this.budget.duration * 1000 }
    const refund = (unused: number) => void (count.points -= unused)
    if (count.points + points > this.budget.points) return { waitMs: count.expiresAt - now, refund }
    count.points += points
    if (count !== lastCount) this.spent.set(key, count)
    return { waitMs: 0, refund }
  }

  hasPoints(key: string, now: number): boolean {
    const count = this.spent.get(key)
    return !count || count.expiresAt <= now || count.points < this.budget.points
  }

  /** Removes expired counts once a period: an attacker may use any number of networks. */
  private sweep(now: number): void {
    if (now - this.sweptAt < this.budget.duration * 1000) return
    this.sweptAt = now
    for (const [key, { expiresAt }] of this.spent) if (expiresAt <= now) this.spent.delete(key)
  }
}
