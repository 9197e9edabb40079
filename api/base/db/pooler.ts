import { randomUUID } from 'node:crypto'
import { sessionSettings, type TimeLimits } from './limits'
import type { ConnectionPool } from './pool'
import { DatabaseUnavailableError } from './unavailable'

/** An error whose message is one line for the operator. */
export class PoolerError extends Error {
  override name = 'PoolerError'
}

/**
 * Matches the names that PgBouncer gives to prepared statements on the server.
 */
const poolerNamePattern = 'PGBOUNCER_%'

const settingsQuery = `SELECT name, setting, EXISTS (SELECT FROM pg_prepared_statements
  WHERE name LIKE '${poolerNamePattern}') AS "keepsStatements"
FROM pg_settings WHERE name = ANY($1)`

/**
 * Checks the settings of a pooler. A connection belongs to a client only for one transaction in
 * transaction mode. The pooler therefore has to make the connection's settings, and a statement can
 * be prepared only if the pooler tracks it (since 1.21).
 */
export async function checkPooler(
  pool: ConnectionPool,
  timeLimits: TimeLimits,
): Promise<{ keepsStatements: boolean }> {
  const expected = sessionSettings(timeLimits)
  const { rows } = await pool
    .query<{ name: string; setting: string; keepsStatements: boolean }>({
      name: `probe ${randomUUID()}`,
      text: settingsQuery,
      values: [Object.keys(expected)],
    })
    .catch((error: unknown) => {
      throw new DatabaseUnavailableError(
        'DATABASE_POOLER_URL: the pooler does not respond, or has no database behind it.',
        { cause: error },
      )
    })
  const wrong = rows.find(({ name, setting }) => setting !== expected[name])
  if (wrong)
    throw new PoolerError(
      `DATABASE_POOLER_URL: ${wrong.name} is ${wrong.setting} there, and has to be ` +
        `${expected[wrong.name]}: give the pooler the connect_query of cluster/configurations/pgbouncer.ini.`,
    )
  return { keepsStatements: rows[0]?.keepsStatements ?? false }
}
