// scripts/measure/lighthouse.js calls this with the server's address, a Chromium and the number of rounds. It prints
// the medians as Markdown.

import lighthouse from 'lighthouse'
import { median } from '../table.js'
import { demo } from './demo.js'
import { completeRounds } from './rounds.js'

const [url = '', executablePath = '', rounds = '5'] = process.argv.slice(2)
const { pages, open } = await demo(url, executablePath)

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/**
 * Lighthouse's defaults simulate a slow phone on slow 4G from a fast machine's trace.
 * @param {import('./demo.js').MeasuredPage} visit
 */
async function measure({ path, signedIn }) {
  const { page, close } = await open(signedIn)
  try {
    const { lhr } = await lighthouse(
      `${url}${path}`,
      { disableStorageReset: signedIn, onlyCategories: categories, logLevel: 'error' },
      undefined,
      page,
    )
    const scripts = lhr.audits['network-requests']?.details.items.filter(
      ({ resourceType }) => resourceType === 'Script',
    )
    const times = Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [
        name,
        lhr.audits[audit]?.numericValue ?? Number.NaN,
      ]),
    )
    const scores = Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [
        id,
        score === null ? Number.NaN : score * 100,
      ]),
    )
    const failed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      id === 'performance'
        ? []
        : auditRefs
            .filter(({ id: audit, weight }) => weight > 0 && lhr.audits[audit]?.score === 0)
            .map(({ id: audit }) => audit),
    )
    /** @type {Record<string, number>} */
    const figures = {
      ...scores,
      ...times,
      kB: (scripts ?? []).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
    return { figures, failed }
  } finally {
    await close()
  }
}

console.log(
  '| Page | Performance | Accessibility | Best practices | SEO | LCP, s | TBT, ms | CLS | JavaScript, kB |',
)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const page of pages) {
  const { complete, remark } = await completeRounds({
    rounds: Number(rounds),
    measure: () => measure(page),
    missing: ({ figures }) => Object.keys(figures).filter((name) => Number.isNaN(figures[name])),
  })
  /** @param {string} name @param {number} digits @param {number} [unit] */
  const medianOf = (name, digits, unit = 1) =>
    complete.length === 0
      ? 'not found'
      : (median(complete.map(({ figures }) => figures[name] ?? Number.NaN)) / unit).toFixed(digits)
  const row = [
    ...categories.map((name) => medianOf(name, 0)),
    medianOf('LCP', 1, 1000),
    medianOf('TBT', 0),
    medianOf('CLS', 3),
    medianOf('kB', 0),
  ]
  console.log(`| ${page.name} | ${row.join(' | ')} |`)
  if (remark !== null) console.log(`  ${remark}`)
  const failed = new Set(complete.flatMap((run) => run.failed))
  if (failed.size > 0) console.log(`  not met: ${[...failed].join(', ')}`)
}
