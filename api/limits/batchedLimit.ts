import type { Rows } from '../db/database'

interface Count {
  told: number
  untold: number
  overAt: number
}

/** How many of a key a process lets through before it asks for the others' count. */
const batch = 10
const tellAfterMs = 1000

/**
 * A limit over all processes without a statement for each take: a process counts its own, reports every second in one
 * statement for all keys, and waits for the answer only at each tenth of a key. So n processes let through at most 10 ×
 * (n − 1) more than the limit.
 */
export class BatchedLimit {
  private readonly counts = new Map<string, Count>()
  private telling: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly database: Rows,
    private readonly limit: { points: number; duration: number },
  ) {}

  /** Takes one; or returns the ms to wait. */
  async take(key: string): Promise<number> {
    for (;;) {
      const now = Date.now()
      const count = this.countOf(key, now)
      if (count.told + count.untold >= this.limit.points) return count.overAt - now
      if (count.untold < batch) {
        count.untold += 1
        this.tellLater()
        return 0
      }
      await this.tell()
    }
  }

  private countOf(key: string, now: number): Count {
    const known = this.counts.get(key)
    if (known && known.overAt > now) return known
    const count = { told: 0, untold: 0, overAt: now + this.limit.duration * 1000 }
    this.counts.set(key, count)
    return count
  }

  private tellLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      // The database is away: the count is kept, and those who wait for the answer get the error.
      this.tell().catch(() => undefined)
    }, tellAfterMs).unref()
  }

  private tell(): Promise<void> {
    return (this.telling ??= this.tellNow().finally(() => void (this.telling = null)))
  }

  private async tellNow(): Promise<void> {
    const now = Date.now()
    for (const [key, { overAt }] of this.counts) if (overAt <= now) this.counts.delete(key)
    // In one order, against deadlocks between processes.
    const due = [...this.counts]
      .filter(([, { untold }]) => untold > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    if (due.length === 0) return
    const counted = new Map(due.map(([key, count]) => [key, { count, more: count.untold }]))
    const values = [
      due.map(([key]) => key),
      due.map(([, { untold }]) => untold),
      due.map(([, { overAt }]) => overAt),
      now,
    ]
    for (const { key, points, expire } of await this.database.rows<{
      key: string
      points: number
      expire: number
    }>(addAll, values)) {
      const { count, more } = counted.get(key)!
      count.untold -= more
      count.told = points
      count.overAt = expire
    }
  }
}

const addAll = {
  name: 'rate_limits:add_all',
  text: `INSERT INTO rate_limits (key, points, expire)
SELECT key, points, expire::bigint FROM unnest($1::text[], $2::int[], $3::float8[]) AS more (key, points, expire)
ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN rate_limits.expire <= $4::float8 THEN excluded.points ELSE rate_limits.points + excluded.points END,
  expire = CASE WHEN rate_limits.expire <= $4::float8 THEN excluded.expire ELSE rate_limits.expire END
RETURNING key, points, expire::float8 AS expire`,
}
