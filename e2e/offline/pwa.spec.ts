import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codeOf, documents } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { Front } from '../support/front'
import { Household } from '../support/household'
import { calmDay } from '../support/owner'
import { zone } from '../support/zone'

test.use({ serviceWorkers: 'allow' })

/** A new version is offered after the question about cookies (product/pages 3.10). */
const answered = () => localStorage.setItem('analytics-consent', 'refused')

/** Waits until the worker is active and this page is its client. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('no proxy may rewrite files that the worker needs as they were built', async ({ request }) => {
  const cacheControlOf = async (path: string) =>
    (await request.get(path)).headers()['cache-control']
  const document = await (await request.get('/login')).text()
  for (const path of ['/', '/login', '/index.html', '/sw.js'])
    expect(await cacheControlOf(path)).toBe('no-cache, no-transform')
  expect(await cacheControlOf(/\/assets\/[\w.-]+\.js/.exec(document)![0])).toBe(
    'public, max-age=31536000, immutable, no-transform',
  )
})

test('the response to each page is the document that the build created for it, whose files exist', async ({
  request,
}) => {
  const files = documents().flatMap(({ html }) =>
    [...html.matchAll(/ (?:href|src)="([^"#]+\.\w+)"/g)].map(([, file]) => file!),
  )
  for (const file of new Set(files)) {
    expect(file).toMatch(/^\//)
    expect((await request.get(file)).status(), file).toBe(200)
  }
  for (const { path, name, html } of documents()) {
    // The vet's document contains the result of its own query.
    if (name !== 'shared.html')
      expect((await (await request.get(path.replace(/:\w+\??/, 'x'))).text()) === html, path).toBe(
        true,
      )
  }
})

test('the manifest has all that an installation needs, and its pictures match it', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href'))!
  const response = await request.get(address)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache, no-transform',
    'content-type': expect.stringContaining('application/manifest+json'),
  })
  const manifest = await response.json()
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/home',
    lang: 'fr',
    display: 'standalone',
    name: 'NéphroChat',
  })
  expect(manifest.shortcuts).toMatchObject([{ name: 'Questionnaire du jour', url: '/quick-entry' }])
  expect(new Set(manifest.icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  )
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${src} ${picture.width}x${picture.height}`).toBe(`${src} ${sizes}`)
  }
})

test('the worker caches the app and no data, photo or link of the server', async ({
  page,
  request,
}) => {
  const household = await Household.register(request)
  const cat = await household.addCat('Mistigri')
  await household.signInOn(page)
  await controlled(page)
  await page.goto(`/shared/${await household.share(cat)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mistigri')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    }
    return found
  })
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^nephrochat-precache-/)])
  const paths = Object.values(kept).flat()
  expect(paths).toContain('/index.html')
  expect(
    paths.filter(
      (path) => !/^\/(assets\/[^/]+|index\.html|favicon\.svg|manifest\.webmanifest)$/.test(path),
    ),
  ).toEqual([])
})

test('another product’s worker and caches are gone after one start', async ({ page }) => {
  // Imitates pages from before the policy of Trusted Types: a text registered a worker.
  await page.route('/legal-notice', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/legal-notice')
  await controlled(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?old', { scope: '/old/' })
    await (await caches.open('old-pages')).put('/old/page', new Response('old'))
  })
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.has('old-pages'),
      ]),
    )
    .toEqual([1, false])
})

test('a newer build requires a confirmation: one reload, the half-done answers stay, the other tab gets a message', async ({
  browser,
  installation,
  request,
}) => {
  const household = await Household.register(request)
  const cat = await household.addCat('Mistigri')
  const front = await Front.before(installation.url)
  const context = await browser.newContext({
    baseURL: front.url,
    serviceWorkers: 'allow',
    locale: 'fr-FR',
    timezoneId: zone,
  })
  await context.addInitScript(answered)
  try {
    const page = await context.newPage()
    await household.signInOn(page)
    await controlled(page)
    await page.goto(`/quick-entry/${cat}`)
    await page.getByRole('radio', { name: calmDay.hydration, exact: true }).first().check()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('radio', { name: calmDay.appetite, exact: true }).check()
    const other = await context.newPage()
    await other.goto('/legal-notice')

    front.build = 2
    await page.evaluate(async () => await (await navigator.serviceWorker.ready).update())
    const banner = (tab: Page) =>
      tab.getByRole('heading', { name: 'Une nouvelle version est disponible' })
    await expect(banner(page)).toBeVisible()
    await expect(banner(other)).toBeVisible()

    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('radio', { name: calmDay.appetite, exact: true })).toBeChecked()
    await expect(banner(page)).toHaveCount(0)
    await expect(banner(other)).toBeVisible()
    await other.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(banner(other)).toHaveCount(0)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull()
    expect(loads).toBe(1)
  } finally {
    await context.close()
    front.close()
  }
})

test('whatever happens to its cache, after a start with a network the app starts without one again', async ({
  browser,
  installation,
}) => {
  const front = await Front.before(installation.url)
  const context = await browser.newContext({
    baseURL: front.url,
    serviceWorkers: 'allow',
    locale: 'fr-FR',
  })
  await context.addInitScript(answered)
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await controlled(page)
    const whole = (await keptPaths(page)).toSorted()
    const code = codeOf('screens/forgotPassword/ForgotPasswordScreen.tsx').slice('**'.length)
    // The browser's own cache has the file too, and would hide that the server does not.
    const loseCode = async (path: string) => {
      await page.evaluate(forget, path)
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    }
    const startsWithout = async () => {
      await context.setOffline(true)
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
      await context.setOffline(false)
    }

    // Another tab activated a newer build, and this one requests code that is gone.
    const other = await context.newPage()
    await other.goto('/login')
    front.build = 2
    await other.evaluate(async () => await (await navigator.serviceWorker.ready).update())
    await other.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(
      page.getByRole('heading', { name: 'Une nouvelle version est disponible' }),
    ).toBeVisible()
    front.moved = { from: code, to: code }
    await loseCode(code)
    const again = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await again
    front.moved = null
    // The page may be reloading itself, in the place of this navigation.
    await expect(async () => void (await page.goto('/login', { timeout: 5_000 }))).toPass()
    await expect.poll(async () => (await keptPaths(page)).toSorted()).toEqual(whole)
    await startsWithout()

    // The cache is emptied while both tabs are open. The server's own document is at '/'.
    await loseCode('/')
    await page.goto('/')
    await expect.poll(async () => (await keptPaths(page)).toSorted()).toEqual(whole)
    await startsWithout()

    // The cache cannot be filled for a while. The app must not activate the newer build without a
    // confirmation.
    front.build = 3
    front.moved = { from: code, to: '/assets/newer.js', status: 503 }
    await loseCode('/')
    await page.goto('/login')
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(waits).toBe(true)
    await page.evaluate(keepWhole)
    expect(await waits()).toBe(true)

    // The cache can never be filled, because the server has a newer build, which is activated
    // without a confirmation. The earlier page may be filling it now.
    front.build = 4
    front.moved = { from: code, to: '/assets/newer.js' }
    await loseCode('/')
    await page.goto('/login')
    await expect.poll(() => keptPaths(page)).toContain('/assets/newer.js')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
      .toBeNull()
    await startsWithout()
  } finally {
    await context.close()
    front.close()
  }
})

/** Requests an update as the app does at each start. Settles when the worker has checked. */
async function keepWhole(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const done = new Promise((resolve) => port1.addEventListener('message', resolve))
  port1.start()
  active!.postMessage({ type: 'KEEP_WHOLE' }, [port2])
  await done
}

async function keptPaths(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    )
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function forget(path: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys())
      if (new URL(url).pathname.startsWith(path)) await cache.delete(url)
  }
}

test('the operator withdraws the worker: it is removed with its caches, and the app still works', async ({
  page,
  installation,
}) => {
  await page.goto('/legal-notice')
  await controlled(page)
  await installation.restart({ SERVICE_WORKER: 'off' })
  const script = await page.request.get('/sw.js')
  expect(script.headers()['cache-control']).toBe('no-store')
  await page.reload()
  const left = async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]
  // The worker that is removed reloads the page, maybe during this evaluation.
  await expect.poll(() => page.evaluate(left).catch(() => null)).toEqual([0, 0])
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('one reload repairs code that a newer server no longer has', async ({ page }) => {
    const documents = countDocuments(page)
    await page.route(codeOf('screens/legalNotice/LegalNoticeScreen.tsx'), (route) =>
      documents() < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.goto('/legal-notice', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    expect(documents()).toBe(2)
  })

  test('if a reload does not repair it, there is no second one', async ({ page }) => {
    const documents = countDocuments(page)
    await page.route(codeOf('screens/legalNotice/LegalNoticeScreen.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    )
    await page.goto('/legal-notice', { waitUntil: 'commit' })
    await expect.poll(documents).toBe(2)
    await expect(page.getByRole('heading', { name: /Une erreur s.est produite/ })).toBeVisible()
    expect(documents()).toBe(2)
  })
})

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (asked) => (documents += asked.isNavigationRequest() ? 1 : 0))
  return () => documents
}
