interface Spent {
  points: number
  overAt: number
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
   * Takes the points and returns 0. If too few are left, it takes none and returns the ms to wait.
   */
  spend(key: string, points: number, now: number): number {
    this.sweep(now)
    const found = this.spent.get(key)
    const spent =
      found && found.overAt > now ? found : { points: 0, overAt: now + this.budget.duration * 1000 }
    if (spent.points + points > this.budget.points) return spent.overAt - now
    spent.points += points
    if (spent !== found) this.spent.set(key, spent)
    return 0
  }

  /** Gives points back that were taken in the current period. */
  giveBack(key: string, points: number, now: number): void {
    const found = this.spent.get(key)
    if (found && found.overAt > now) found.points = Math.max(0, found.points - points)
  }

  /** Removes expired counts once a period: an attacker may use any number of networks. */
  private sweep(now: number): void {
    if (now - this.sweptAt < this.budget.duration * 1000) return
    this.sweptAt = now
    for (const [key, { overAt }] of this.spent) if (overAt <= now) this.spent.delete(key)
  }
}
