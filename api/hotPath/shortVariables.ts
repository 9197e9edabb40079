/** Characters and values; an entry without a long note has fewer. */
const most = 2_000

/**
 * Whether variables may go to a compiled function. For each mistake in a list it prints the list anew, and it knows no
 * end of mistakes: 64 kB took eight seconds. graphql-js ends at fifty.
 */
export function areShort(variables: object = {}): boolean {
  let room = most
  function fits(value: unknown): boolean {
    room -= typeof value === 'string' ? value.length + 1 : 1
    if (typeof value !== 'object' || value === null) return room >= 0
    if (ArrayBuffer.isView(value)) return false
    return Object.entries(value).every(([name, of]) => {
      room -= name.length
      return fits(of)
    })
  }
  return fits(variables)
}
