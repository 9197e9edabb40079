/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const padded = (
  /** @type {string} */ cell,
  /** @type {number} */ width,
  /** @type {number} */ column,
) => (column === 0 ? cell.padEnd(width) : cell.padStart(width))

/**
 * Returns a Markdown table. The first column is text, the others are numbers.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((title, index) =>
    Math.max(...[head, ...rows].map((row) => (row[index] ?? '').length), title.length),
  )
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, index) => padded(cell, widths[index] ?? 0, index)).join(' | ')} |`
  const dashes = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`,
  )
  const rule = `|${dashes.join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
