// Runs after lighthouse.js, with the same arguments. It measures the time limits of docs/performance.md in a Chromium
// at a quarter of its speed, with 1.6 Mb/s and a latency of 150 ms.

import { median } from '../table.js'
import { demo } from './demo.js'
import { completeRounds } from './rounds.js'

/** @typedef {import('puppeteer-core').Page} Page @typedef {import('puppeteer-core').ElementHandle} ElementHandle */

const [url = '', executablePath = '', rounds = '5'] = process.argv.slice(2)
const { pages, questionnaire, open } = await demo(url, executablePath)
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Observes the page from its start. `lcp` and `taps` are in ms. */
function watch() {
  /** @type {Window['seen']} */
  const figures = { lcp: 0, cls: 0, taps: [] }
  window.seen = figures
  const each = (/** @type {string} */ type, /** @type {(entry: ObservedEntry) => void} */ take) =>
    new PerformanceObserver((list) =>
      /** @type {ObservedEntry[]} */ (list.getEntries()).forEach(take),
    ).observe({ type, buffered: true, durationThreshold: 16 })
  each('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime))
  each('layout-shift', ({ value, hadRecentInput }) => (figures.cls += hadRecentInput ? 0 : value))
  each('event', ({ interactionId, duration }) => {
    if (interactionId) figures.taps.push(duration)
  })
}

/** @param {import('./demo.js').MeasuredPage} visit @param {(page: Page) => Promise<number[]>} [use] */
async function measure({ path, signedIn }, use) {
  const { page, close } = await open(signedIn)
  try {
    await page.setViewport({
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    await page.evaluateOnNewDocument(watch)
    await (await page.createCDPSession()).send('Network.emulateNetworkConditions', network)
    await page.emulateCPUThrottling(4)
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle0', timeout: 120_000 })
    const taps = await use?.(page)
    await pause(1000)
    return { ...(await page.evaluate(() => window.seen)), taps: taps ?? [] }
  } finally {
    await close()
  }
}

/**
 * Answers the five questions, the last of which continues automatically. Returns the time of each tap in ms.
 * @param {Page} page
 */
async function answer(page) {
  /** @type {number[]} */
  const taps = []
  const tap = async (/** @type {ElementHandle | null | undefined} */ element) => {
    if (!element) throw new Error('There is nothing to tap any more.')
    taps.push(await timeTap(page, element))
  }
  const isAt = (/** @type {number} */ step) =>
    page.evaluate((n) => document.body.innerText.includes(`Étape ${n} sur 5`), step)
  await look(page)
  for (let step = 1; step <= 5; step++) {
    await page.waitForFunction(
      (n) => document.body.innerText.includes(`Étape ${n} sur 5`),
      {},
      step,
    )
    const answers = 'main :is(label:has(input[type=radio]), [role=group] button)'
    // A selected answer may show or hide others.
    for (
      let index = 0, all = await page.$$(answers);
      index < all.length && (await isAt(step));
      index++, all = await page.$$(answers)
    )
      await tap(all[index])
    if (step < 5 && (await isAt(step))) await tap(await page.$('main ::-p-text(Suivant)'))
  }
  return taps
}

/** Starts a screencast: without one, a headless Chromium delays a frame until the next event. @param {Page} page */
async function look(page) {
  const session = await page.createCDPSession()
  session.on(
    'Page.screencastFrame',
    ({ sessionId }) => void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}),
  )
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 })
}

/**
 * Taps an element after scrolling it away from the fixed bar at the bottom.
 * @param {Page} page
 * @param {ElementHandle} element
 */
async function timeTap(page, element) {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center' }))
  await pause(100)
  await element.tap()
  await pause(300)
  // Events under 16 ms are not reported.
  return await page.evaluate(() => Math.max(0, ...window.seen.taps.splice(0)))
}

console.log('\n| Page | LCP, s | Layout shift |\n|---|--:|--:|')
for (const page of pages) {
  const { complete, remark } = await completeRounds({
    rounds: Number(rounds),
    measure: () => measure(page),
    missing: ({ lcp }) => (lcp === 0 ? ['LCP'] : []),
  })
  const lcp = median(complete.map((run) => run.lcp)) / 1000
  const cls = Math.max(...complete.map((run) => run.cls))
  const row = complete.length === 0 ? ['not found', 'not found'] : [lcp.toFixed(1), cls.toFixed(3)]
  console.log(`| ${page.name} | ${row.join(' | ')} |`)
  if (remark !== null) console.log(`  ${remark}`)
}
/** @type {Awaited<ReturnType<typeof measure>>[]} */
const runs = []
for (let round = 0; round < Number(rounds); round++)
  runs.push(await measure(await questionnaire(), answer))
const taps = (runs[0]?.taps ?? []).map((_, index) =>
  median(runs.map((run) => run.taps[index] ?? Number.NaN)),
)
const slowest = Math.max(...runs.flatMap((run) => run.taps))
const cls = Math.max(...runs.map((run) => run.cls))
console.log(
  `\nQuestionnaire: ${taps.length} taps, each painted within ` +
    `${Math.max(...taps)} ms (its median), half of them within ${median(taps)}; ` +
    `the slowest single one took ${slowest}; layout shift ${cls.toFixed(3)}`,
)
