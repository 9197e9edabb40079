/** Returns a line of RFC 4180. */
export const csvLine = (cells: string[], separator: ',' | ';'): string =>
  `${cells.map((text) => quoteCell(text, separator)).join(separator)}\r\n`

/** A spreadsheet recognises UTF-8 by the byte order mark. */
export const byteOrderMark = '\uFEFF'

function quoteCell(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Escapes a text of a user. A spreadsheet would run a text that begins like a formula; an
 * apostrophe makes it a text.
 */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
