// Compares the JavaScript that a page loads before its first render with its budget, in bytes after brotli.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { main, root, StepError } from '../steps.js'

const folder = join(root, 'dist/web')
const screenLimit = 25_000
/** The limits by group of pages (web/build/pages.ts). @type {Record<string, number>} */
const limits = {
  front: 75_000,
  account: 75_000,
  vet: 130_000,
  home: 140_000,
  record: 165_000,
  others: 160_000,
  care: 160_000,
}

/** Returns the table, and whether a page exceeds its budget. */
export function budgets() {
  /** @type {{ pages: { group: string, isRare: boolean, paths: string[], screen: string, code: string[] }[] }} */
  const { pages } = JSON.parse(readFileSync(join(folder, '.vite/pages.json'), 'utf8'))
  const rows = pages
    .filter(({ isRare }) => !isRare)
    .map(({ group, paths, screen, code }) => {
      const limit = limits[group] ?? 0
      const total = code.reduce((sum, file) => sum + brotliSize(file), 0)
      const screenBytes = brotliSize(screen)
      return {
        page: paths[0] ?? '',
        screenBytes,
        total,
        limit,
        isOver: total > limit || screenBytes > screenLimit,
      }
    })
  const table = rows.map(
    ({ page, screenBytes, total, limit, isOver }) =>
      `${isOver ? '✗' : ' '} ${page.padEnd(24)} ${kB(screenBytes)} of its own ${kB(total)} in all, of ${kB(limit)}`,
  )
  return { table: table.join('\n'), isOver: rows.some(({ isOver }) => isOver) }
}

/** @type {Map<string, number>} */
const sizes = new Map()

/** @param {string} file */
function brotliSize(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length
  sizes.set(file, size)
  return size
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(5)} kB`

/** Throws the table if a page exceeds its budget. */
export async function requireBudgets() {
  const { table, isOver } = budgets()
  if (isOver) throw new StepError(`JavaScript (brotli) over budget:\n${table}`)
}

await main(import.meta, async () => {
  process.stdout.write(`${budgets().table}\n`)
  await requireBudgets()
})
