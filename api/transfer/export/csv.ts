/** Returns a line of RFC 4180. */
export const csvLine = (cells: string[], separator: ',' | ';'): string =>
  `${cells.map((text) => quoteCell(text, separator)).join(separator)}\r\n`

/** A spreadsheet recognises UTF-8 by the byte order mark. */
export const byteOrderMark = '\uFEFF'

function quoteCell(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Escapes a text of a user. A spreadsheet would run a cell that begins like a formula; an apostrophe
 * makes it a text. A spreadsheet of another language also begins a cell after the other separator, a
 * tab or a line break, and ignores the quotes around the text.
 */
export const escapeFormula = (text: string): string =>
  text.replaceAll(/(^|[;,\t\r\n])(?="*[=+\-@\t\r])/g, "$1'")
