/** Code points, as the database counts. */
export function length(text: string): number {
  return Array.from(text).length
}

/** Bytes as UTF-8 writes them; half of a surrogate pair counts as the three of U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
