/** A row as PostgreSQL writes it in JSON: instants and days are text. */
export type Json<Row> = { [Key in keyof Row]: Exclude<Row[Key], Date> | (Date extends Row[Key] ? string : never) }

/** Rows, column by column; null where there is none. */
export type Columns<Row> = { [Key in keyof Row]: Json<Row>[Key][] } | null

/** A select list of a table's columns, under the names that Prisma gives them. */
export const selected = (table: string, names: Record<string, string>): string =>
  Object.entries(names)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ')

/**
 * The rows `r` of a subquery as JSON, column by column: the names stand there once and not in each row, which costs
 * either side a third of what rows cost where there are many, and less where there are eight.
 */
export const columnsJson = (names: Record<string, string>, rows: string): string => `(
  SELECT row_to_json(c) FROM (
    SELECT ${Object.entries(names).map(([name, column]) => `json_agg(r.${column}) AS "${name}"`).join(', ')} FROM (${rows}) r HAVING count(*) > 0) c)`

/** Row by row again. */
export function rowsOf<Row extends object>(columns: Columns<Row>): Json<Row>[] {
  if (columns === null) return []
  const entries = Object.entries<unknown[]>(columns)
  return entries[0]![1].map((_, index) => {
    const row: Record<string, unknown> = {}
    for (const [name, values] of entries) row[name] = values[index]
    return row as Json<Row>
  })
}
