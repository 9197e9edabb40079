import type { TestApp } from './testApp'

/** Returns how many statements of the app's PostgreSQL database wait for a lock. */
export async function countWaitingStatements({ database }: TestApp): Promise<number> {
  const [row] = await database.rows<{ count: number }>(
    {
      name: '',
      text: `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`,
    },
    [],
  )
  return row!.count
}
