/** Returns the length in code points, as PostgreSQL counts. */
export function codePointLength(text: string): number {
  return Array.from(text).length
}

/** Returns the length in UTF-8 bytes. A lone surrogate counts as U+FFFD, 3 bytes. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
