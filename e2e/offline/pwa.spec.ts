import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codeOf, documents } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { OwnerApi } from '../support/ownerApi'
import { waitForWorker } from '../support/serviceWorker'

test.use({ serviceWorkers: 'allow' })

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
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Questionnaire du jour', url: '/quick-entry' },
    { name: 'Peser', url: '/noter/pesee' },
    { name: 'Dose donnée', url: '/noter/dose' },
    { name: 'Signes d’urgence', url: '/urgences' },
  ])
  expect(manifest.share_target).toMatchObject({ action: '/recevoir', method: 'POST' })
  expect(manifest.file_handlers).toMatchObject([{ action: '/recevoir?source=file' }])
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
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await waitForWorker(page)
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mistigri')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
  const pathsByCache = await page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    }
    return found
  })
  expect(Object.keys(pathsByCache)).toEqual([expect.stringMatching(/^nephrochat-precache-/)])
  const paths = Object.values(pathsByCache).flat()
  expect(paths).toContain('/index.html')
  expect(
    paths.filter(
      (path) => !/^\/(assets\/[^/]+|index\.html|favicon\.svg|manifest\.webmanifest)$/.test(path),
    ),
  ).toEqual([])
})

test('another product’s worker and caches are removed by one start', async ({ page }) => {
  // Imitates pages from before the policy of Trusted Types: a text registered a worker.
  await page.route('/legal-notice', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/legal-notice')
  await waitForWorker(page)
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js?old', { scope: '/old/' })
    await new Promise<void>((resolve) => {
      installing!.addEventListener('statechange', () => {
        if (installing!.state === 'activated') resolve()
      })
    })
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

test('the operator withdraws the worker: it is removed with its caches, and the app still works', async ({
  page,
  installation,
}) => {
  await page.goto('/legal-notice')
  await waitForWorker(page)
  await installation.restart({ SERVICE_WORKER: 'off' })
  const script = await page.request.get('/sw.js')
  expect(script.headers()['cache-control']).toBe('no-store')
  await page.reload()
  const remainingCounts = async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]
  // The worker that is removed reloads the page, maybe during this evaluation.
  await expect
    .poll(() => page.evaluate(remainingCounts).catch(() => null), { timeout: 60_000 })
    .toEqual([0, 0])
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
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  return () => documents
}
