/** A row in PostgreSQL's JSON form: instants and days are text. */
export type Json<Row> = {
  [Key in keyof Row]: Exclude<Row[Key], Date> | (Date extends Row[Key] ? string : never)
}

export type Columns<Row> = { [Key in keyof Row]: Json<Row>[Key][] }

/** A field's column is its name in snake_case. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const columnsOf = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, string>

/** Returns a select list of a table's columns, under the names that Prisma gives them. */
export const selectListOf = (table: string, names: Record<string, string>): string =>
  Object.entries(names)
    .map(([name, column]) => `${table}.${column} AS "${name}"`)
    .join(', ')

/**
 * Returns the rows of a subquery as JSON, by column. Names occur once instead of in each row, which
 * saves both sides a third of the cost of many rows. NULL if there are none.
 */
export const columnsJson = (names: Record<string, string>, rows: string): string => `(
  SELECT row_to_json(c) FROM (
    SELECT ${Object.entries(names)
      .map(([name, column]) => `json_agg(${column}) AS "${name}"`)
      .join(', ')} FROM (${rows}) r HAVING count(*) > 0) c)`
