import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { Household } from './household'

test.use({ serviceWorkers: 'allow' })

/** The worker is there, and this page is its client. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('the manifest says all that an installation needs, and its pictures are what it says', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href'))!
  const response = await request.get(address)
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('application/manifest+json') })
  const manifest = await response.json()
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/home', lang: 'fr', display: 'standalone', name: 'NéphroChat' })
  expect(manifest.shortcuts).toMatchObject([{ name: 'Questionnaire du jour', url: '/quick-entry' }])
  expect(new Set(manifest.icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']))
  for (const { src, sizes } of manifest.icons) {
    const picture = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${src} ${picture.width}x${picture.height}`).toBe(`${src} ${sizes}`)
  }
})

test('the worker keeps the app and nothing of the server’s: no data, no photo, no link', async ({ page, request }) => {
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
  expect(paths.filter((path) => !/^\/(assets\/[^/]+|index\.html|favicon\.svg|manifest\.webmanifest)$/.test(path))).toEqual([])
})

test('another product’s worker and caches are gone after one start', async ({ page }) => {
  await page.goto('/legal-notice')
  await controlled(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?old', { scope: '/old/' })
    await (await caches.open('old-pages')).put('/old/page', new Response('old'))
  })
  await page.reload()
  await expect.poll(() => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.has('old-pages')])).toEqual([1, false])
})
