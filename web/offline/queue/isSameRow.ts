/** Equality of rows, whatever the order of their keys. */
export const isSameRow = (one: object, other: object): boolean =>
  stringifySorted(one) === stringifySorted(other)

function stringifySorted(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
