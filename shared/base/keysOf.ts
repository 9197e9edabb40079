/** Returns the keys of a table, which has no other keys than those of its type. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[]
