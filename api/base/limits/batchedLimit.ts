import type { Rows } from '../db/database'

interface Count {
  stored: number
  pending: number
  expiresAt: number
}

/** The number of takes of a key before the process needs the count of the others. */
const maxPending = 10
const reportAfterMs = 1000

/**
 * Enforces a limit over all processes without a statement for each take. A process counts its own
 * takes, reports every second in one statement for all keys, and waits for the response only at
 * each tenth take of a key. So n processes allow at most 10 × (n − 1) takes more than the limit.
 */
export class BatchedLimit {
  private readonly counts = new Map<string, Count>()
  private reporting: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly database: Rows,
    private readonly limit: { points: number; duration: number },
  ) {}

  /** Takes one. Returns 0, or the ms to wait. */
  async take(key: string): Promise<number> {
    for (;;) {
      const now = Date.now()
      const count = this.countOf(key, now)
      if (count.stored + count.pending >= this.limit.points) return count.expiresAt - now
      if (count.pending < maxPending) {
        count.pending += 1
        this.reportLater()
        return 0
      }
      await this.report()
    }
  }

  private countOf(key: string, now: number): Count {
    const current = this.counts.get(key)
    if (current && current.expiresAt > now) return current
    const count = { stored: 0, pending: 0, expiresAt: now + this.limit.duration * 1000 }
    this.counts.set(key, count)
    return count
  }

  private reportLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      // If the database is unavailable, the count is kept, and callers that wait for the response
      // get the error.
      this.report().catch(() => undefined)
    }, reportAfterMs).unref()
  }

  private report(): Promise<void> {
    return (this.reporting ??= this.sendReport().finally(() => void (this.reporting = null)))
  }

  private async sendReport(): Promise<void> {
    const now = Date.now()
    for (const [key, { expiresAt }] of this.counts) if (expiresAt <= now) this.counts.delete(key)
    // The rows are sorted, which avoids deadlocks between processes.
    const due = [...this.counts]
      .filter(([, { pending }]) => pending > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    if (due.length === 0) return
    const addedCounts = new Map(due.map(([key, count]) => [key, { count, added: count.pending }]))
    const values = [
      due.map(([key]) => key),
      due.map(([, { pending }]) => pending),
      due.map(([, { expiresAt }]) => expiresAt),
      now,
    ]
    for (const { key, points, expire } of await this.database.rows<{
      key: string
      points: number
      expire: number
    }>(addCounts, values)) {
      const { count, added } = addedCounts.get(key)!
      count.pending -= added
      count.stored = points
      count.expiresAt = expire
    }
  }
}

const addCounts = {
  name: 'rate_limits:add_counts',
  text: `INSERT INTO rate_limits (key, points, expire)
SELECT key, points, expire::bigint FROM unnest($1::text[], $2::int[], $3::float8[]) AS more (key, points, expire)
ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN rate_limits.expire <= $4::float8 THEN excluded.points
  ELSE rate_limits.points + excluded.points END,
  expire = CASE WHEN rate_limits.expire <= $4::float8 THEN excluded.expire ELSE rate_limits.expire END
RETURNING key, points, expire::float8 AS expire`,
}
