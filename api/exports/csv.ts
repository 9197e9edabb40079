/** A line of RFC 4180. */
export const csvLine = (cells: string[], separator: ',' | ';'): string =>
  `${cells.map((text) => quoted(text, separator)).join(separator)}\r\n`

/** UTF-8 says so to a spreadsheet by its byte order mark. */
export const byteOrderMark = '\uFEFF'

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What somebody typed: a text that begins like a formula is one to a spreadsheet, and an apostrophe makes it a text again. */
export const typed = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
