import type { Database } from '../base/db/database'

/** Lists the invariants after any requests. Each statement counts the violations. */
const invariants: Record<string, string> = {
  'one entry a cat and day':
    'SELECT count(*) FROM (SELECT 1 FROM measurements GROUP BY animal_id, day HAVING count(*) > 1) AS twice',
  'a revision counted for each that there is':
    'SELECT count(*) FROM measurements m WHERE revision_count <> (SELECT count(*) ' +
    'FROM measurement_revisions r WHERE r.measurement_id = m.id)',
  'an alias within its cat':
    'SELECT count(*) FROM measurement_aliases a JOIN measurements m ' +
    'ON m.id = a.measurement_id WHERE m.animal_id <> a.animal_id',
  'no alias that is an entry of the same cat':
    'SELECT count(*) FROM measurement_aliases a JOIN measurements m ON m.id = a.alias AND m.animal_id = a.animal_id',
  'alerts of days that have an entry':
    'SELECT count(*) FROM alert_records r WHERE NOT EXISTS ' +
    '(SELECT 1 FROM measurements m WHERE m.animal_id = r.animal_id AND m.day = r.day)',
  'an entry dated at the day that it is of, in some zone': `SELECT count(*) FROM measurements
    WHERE abs(extract(epoch FROM date - (day + time '12:00') AT TIME ZONE 'UTC')) >
    27 * 3600`,
  'one current token a family':
    'SELECT count(*) FROM (SELECT 1 FROM refresh_tokens WHERE rotated_at IS NULL ' +
    'GROUP BY family_id HAVING count(*) > 1) AS twice',
  'a profile photo of the cat’s owner':
    'SELECT count(*) FROM animals a JOIN photos p ON p.id = a.photo_id ' +
    'WHERE p.user_id <> a.user_id OR p.animal_id <> a.id',
  'passwords as hashes': `SELECT count(*) FROM users WHERE password_hash IS NOT NULL
    AND password_hash NOT LIKE '$argon2id$%'`,
}

/**
 * Reads the database's own rules from its catalogue and checks them again: each counts rows that a
 * CHECK or a foreign key would reject.
 */
const catalogue = `
  SELECT conname AS name, contype AS kind, conrelid::regclass::text AS child,
    pg_get_expr(conbin, conrelid) AS condition,
    confrelid::regclass::text AS parent,
    (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) AS child_column,
    (SELECT attname FROM pg_attribute WHERE attrelid = confrelid AND attnum = confkey[1]) AS parent_column
  FROM pg_constraint WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`

interface Constraint {
  name: string
  kind: 'c' | 'f'
  child: string
  condition: string | null
  parent: string
  child_column: string
  parent_column: string
}

const countOf = ({
  kind,
  child,
  condition,
  parent,
  child_column,
  parent_column,
}: Constraint): string =>
  kind === 'c'
    ? `SELECT count(*) FROM ${child} WHERE NOT (${condition})`
    : `SELECT count(*) FROM ${child} c WHERE ${child_column} IS NOT NULL AND NOT EXISTS (SELECT 1
      FROM ${parent} p WHERE p.${parent_column} = c.${child_column})`

/** Returns the violated invariants and the number of checked rules. */
export async function brokenInvariants(
  database: Database,
): Promise<{ checkedCount: number; broken: Record<string, number> }> {
  return await database.connection(async (connection) => {
    const constraints = await connection.rows<Constraint>(catalogue)
    const all = {
      ...invariants,
      ...Object.fromEntries(
        constraints.map((constraint) => [constraint.name, countOf(constraint)]),
      ),
    }
    const broken: Record<string, number> = {}
    for (const [name, sql] of Object.entries(all)) {
      const [row] = await connection.rows<{ count: number | string }>(sql)
      if (Number(row!.count) > 0) broken[name] = Number(row!.count)
    }
    return { checkedCount: Object.keys(all).length, broken }
  })
}
