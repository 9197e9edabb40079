import type { Database } from '../base/db/database'
import type { SentStatement } from './sentStatements'

/** Describes a node of PostgreSQL's plan. It has figures after an execution. */
export interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Filter?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: QueryPlan[]
}

/**
 * Explains a statement as the server runs it: prepared, with the generic plan. `settings` is SQL
 * that runs before, and `how` may be ANALYZE.
 */
export async function explain(
  { connection }: Pick<Database, 'connection'>,
  { text, values }: SentStatement,
  { how = 'ANALYZE, BUFFERS, ', settings = '' } = {},
): Promise<QueryPlan> {
  return await connection(async ({ run, rows }) => {
    await run(`SET plan_cache_mode = force_generic_plan; ${settings}; PREPARE explained AS ${text}`)
    const execute =
      values.length === 0 ? 'explained' : `explained(${values.map(literal).join(', ')})`
    const [row] = await rows<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(
      `EXPLAIN (${how}FORMAT JSON) EXECUTE ${execute}`,
    )
    await run('DEALLOCATE explained')
    return row!['QUERY PLAN'][0].Plan
  })
}

function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]::uuid[]`
  return `'${(value instanceof Date ? value.toISOString() : `${value as string | boolean}`).replaceAll("'", "''")}'`
}
