interface Spent {
  points: number
  overAt: number
}

interface Spending {
  waitMs: number
  giveBack: (points: number) => void
}

/**
 * Bounds the points that a key spends in a period. Each process counts for itself: the budget
 * protects its event loop, and a count in the database would cost more than most documents.
 */
export class CostBudget {
  private readonly spent = new Map<string, Spent>()
  private sweptAt = 0

  constructor(private readonly budget: { points: number; duration: number }) {}

  /**
   * Takes the points. If too few are left, it takes none and returns the ms to wait, otherwise 0.
   * `giveBack` returns points to the period that they were taken from.
   */
  spend(key: string, points: number, now: number): Spending {
    this.sweep(now)
    const lastCount = this.spent.get(key)
    const count =
      lastCount && lastCount.overAt > now
        ? lastCount
        : { points: 0, overAt: now + this.budget.duration * 1000 }
    const giveBack = (unused: number) => void (count.points -= unused)
    if (count.points + points > this.budget.points) return { waitMs: count.overAt - now, giveBack }
    count.points += points
    if (count !== lastCount) this.spent.set(key, count)
    return { waitMs: 0, giveBack }
  }

  /** Removes expired counts once a period: an attacker may use any number of networks. */
  private sweep(now: number): void {
    if (now - this.sweptAt < this.budget.duration * 1000) return
    this.sweptAt = now
    for (const [key, { overAt }] of this.spent) if (overAt <= now) this.spent.delete(key)
  }
}
