import { DatabaseAway } from './away'
import { sessionSettings, type Waits } from './limits'
import type { LinePool } from './pool'

/** Its message is one line for the operator. */
export class PoolerError extends Error {
  override name = 'PoolerError'
}

/** In transaction mode a connection is nobody's for long: what it is told once has to be told by the pooler. */
export async function checkPooler(pool: LinePool, waits: Waits): Promise<void> {
  const wanted = sessionSettings(waits)
  const { rows } = await pool
    .query<{ name: string; setting: string }>({ text: 'SELECT name, setting FROM pg_settings WHERE name = ANY($1)', values: [Object.keys(wanted)] })
    .catch((error: unknown) => {
      throw new DatabaseAway('DATABASE_POOLER_URL: the pooler does not answer, or has no database behind it.', { cause: error })
    })
  const wrong = rows.find(({ name, setting }) => setting !== wanted[name])
  if (wrong) throw new PoolerError(`DATABASE_POOLER_URL: ${wrong.name} is ${wrong.setting} there, and has to be ${wanted[wrong.name]}: give the pooler the connect_query of docs/cluster.md.`)
}
