// Called by scripts/lighthouse.js with the server's address, a Chromium and the number of rounds: medians, as Markdown.
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'

const [url = '', executablePath = '', rounds = '5'] = process.argv.slice(2)
// The demo's owner, with the password that `npm run seed` prints.
const owner = { email: 'demo@nephrochat.example', password: 'demo-nephrochat' }

/** @param {string} path @param {{ token?: string, method?: string, body?: object }} [options] */
async function call(path, { token, method = 'GET', body } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

const signIn = () => call('/api/auth/login', { method: 'POST', body: { ...owner, rememberMe: true } })
const { accessToken: token } = await signIn()
const [cat] = await call('/api/animals', { token })
const { shareUrl } = await call(`/api/animals/${cat.id}/share`, { token, method: 'POST' })

const pages = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'shared', path: new URL(shareUrl).pathname },
  { name: 'home', path: '/home', signedIn: true },
  { name: 'analysis', path: `/analysis/${cat.id}`, signedIn: true },
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** One page in a browser of its own, with nothing in its cache: Lighthouse's defaults are a slow phone on slow 4G. */
async function measure({ path, signedIn = false }) {
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const page = await browser.newPage()
    if (signedIn) {
      // An ordinary file of the same origin: nothing of the app is loaded yet.
      await page.goto(`${url}/robots.txt`)
      await page.evaluate((tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)), await tokens())
    }
    const { lhr } = await lighthouse(`${url}${path}`, { disableStorageReset: signedIn, onlyCategories: categories, logLevel: 'error' }, undefined, page)
    const scripts = lhr.audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script')
    const figures = Object.fromEntries(Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue]))
    const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, score * 100]))
    const failed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      id === 'performance' ? [] : auditRefs.filter(({ id: audit, weight }) => weight > 0 && lhr.audits[audit].score === 0).map(({ id: audit }) => audit),
    )
    return { ...scores, ...figures, kB: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000, failed }
  } finally {
    await browser.close()
  }
}

async function tokens() {
  const { accessToken, refreshToken } = await signIn()
  return { accessToken, refreshToken }
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

console.log('| Page | Performance | Accessibility | Best practices | SEO | LCP, s | TBT, ms | CLS | JavaScript, kB |')
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const page of pages) {
  const runs = []
  for (let round = 0; round < Number(rounds); round++) runs.push(await measure(page))
  const of = (name) => median(runs.map((run) => run[name]))
  const row = [
    ...categories.map((name) => of(name).toFixed(0)),
    (of('LCP') / 1000).toFixed(1),
    of('TBT').toFixed(0),
    of('CLS').toFixed(3),
    of('kB').toFixed(0),
  ]
  console.log(`| ${page.name} | ${row.join(' | ')} |`)
  const failed = new Set(runs.flatMap((run) => run.failed))
  if (failed.size > 0) console.log(`  not met: ${[...failed].join(', ')}`)
}
