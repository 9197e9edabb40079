import type { Rows } from './database'

// A cat and an account are deleted with their rows in one statement each. Rows for which these
// have no time are deleted beforehand, in batches.

const batchSize = 5_000
/** The rows of a table that are left to the statement: more than the entries of ten years. */
const leftRows = 10_000

interface Trimming {
  table: string
  /** The condition of the rows of the cat or the account `$1`. */
  ownCondition: string
  change?: string
}

/** Lists rows before those that they refer to. @param cats SQL of the ids */
const rowsOfCats = (cats: string): Trimming[] => [
  {
    table: 'measurement_revisions',
    ownCondition: `measurement_id IN (SELECT id FROM measurements WHERE animal_id IN (${cats}))`,
  },
  ...[
    'measurement_aliases',
    'alert_records',
    'measurements',
    'doses',
    'weights',
    'stock_changes',
  ].map((table) => ({ table, ownCondition: `animal_id IN (${cats})` })),
]

const authored = ['measurement_revisions', 'measurements', 'doses', 'weights', 'stock_changes']

const rowsOfCat = rowsOfCats('$1::uuid')
/**
 * Open sessions and their current tokens are left out: the deletion may still be refused. Rows of
 * other users' cats lose their author.
 */
const rowsOfAccount: Trimming[] = [
  ...rowsOfCats('SELECT id FROM animals WHERE user_id = $1::uuid'),
  {
    table: 'refresh_tokens',
    ownCondition:
      'rotated_at IS NOT NULL AND ' +
      'family_id IN (SELECT id FROM refresh_families WHERE user_id = $1::uuid)',
  },
  { table: 'refresh_families', ownCondition: 'revoked_at IS NOT NULL AND user_id = $1::uuid' },
  ...authored.map((table) => ({
    table,
    ownCondition: 'by_id = $1::uuid',
    change: `UPDATE ${table} SET by_id = NULL`,
  })),
]

export const trimCat = (database: Rows, id: string): Promise<void> =>
  trim(database, rowsOfCat, { kind: 'cat', id })

export const trimAccount = (database: Rows, id: string): Promise<void> =>
  trim(database, rowsOfAccount, { kind: 'account', id })

async function trim(
  database: Rows,
  trimmings: readonly Trimming[],
  { kind, id }: { kind: 'cat' | 'account'; id: string },
): Promise<void> {
  for (const { table, ownCondition, change = `DELETE FROM ${table}` } of trimmings) {
    const statement = {
      name: `trim ${kind}: ${change}`,
      text: `${change} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${ownCondition}
        LIMIT ${batchSize} OFFSET ${leftRows})) RETURNING 1`,
    }
    for (let count = batchSize; count === batchSize;)
      count = (await database.rows(statement, [id])).length
  }
}
