import type { Page } from '@playwright/test'
import { BuildProxy } from '../support/buildProxy'
import { codeOf } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { calmDay } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { updateWorker, waitForWorker, waitUntilQuiet } from '../support/serviceWorker'
import { zone } from '../support/zone'

test.use({ serviceWorkers: 'allow' })
test.slow()

/** The time-out of steps that wait for a worker that downloads a whole build: about a hundred files. */
const download = { timeout: 60_000 }

/** A new version is offered after the question about cookies (product/pages 3.10). */
const answered = () => localStorage.setItem('analytics-consent', 'refused')

test('a newer build requires a confirmation: one reload, unsubmitted answers stay, another tab gets a message', async ({
  browser,
  installation,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  const front = await BuildProxy.start(installation.url)
  const context = await browser.newContext({
    baseURL: front.url,
    serviceWorkers: 'allow',
    locale: 'fr-FR',
    timezoneId: zone,
  })
  await context.addInitScript(answered)
  try {
    const page = await context.newPage()
    await ownerApi.signInOn(page)
    await page.goto('/home')
    await waitForWorker(page)
    await page.goto(`/quick-entry/${cat}`)
    await page.getByRole('radio', { name: calmDay.hydration, exact: true }).first().check()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('radio', { name: calmDay.appetite, exact: true }).check()
    const otherTab = await context.newPage()
    await otherTab.goto('/legal-notice')

    front.build = 2
    await updateWorker(page)
    const banner = (tab: Page) =>
      tab.getByRole('heading', { name: 'Une nouvelle version est disponible' })
    await expect(banner(page)).toBeVisible(download)
    await expect(banner(otherTab)).toBeVisible(download)

    await waitUntilQuiet(page, otherTab)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect.poll(() => loads, download).toBe(1)
    await expect(page.getByRole('radio', { name: calmDay.appetite, exact: true })).toBeChecked()
    await expect(banner(page)).toHaveCount(0)
    await expect(banner(otherTab)).toBeVisible()
    const otherLoad = otherTab.waitForEvent('load', download)
    await otherTab.getByRole('button', { name: 'Mettre à jour' }).click()
    await otherLoad
    await expect(banner(otherTab)).toHaveCount(0)
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
  const front = await BuildProxy.start(installation.url)
  const context = await browser.newContext({
    baseURL: front.url,
    serviceWorkers: 'allow',
    locale: 'fr-FR',
  })
  await context.addInitScript(answered)
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await waitForWorker(page)
    const whole = (await cachedPaths(page)).toSorted()
    const code = codeOf('screens/forgotPassword/ForgotPasswordScreen.tsx').slice('**'.length)
    // The browser's own cache has the file too, and would hide that the server does not.
    const deleteCode = async (path: string) => {
      await page.evaluate(deleteFromCaches, path)
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    }
    const startsWithout = async () => {
      await context.setOffline(true)
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
      await context.setOffline(false)
    }

    // Another tab activated a newer build, and this one requests code that the server no longer has.
    const otherTab = await context.newPage()
    await otherTab.goto('/login')
    front.build = 2
    await updateWorker(otherTab)
    await expect(otherTab.getByRole('button', { name: 'Mettre à jour' })).toBeVisible(download)
    await waitUntilQuiet(page, otherTab)
    await otherTab.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(
      page.getByRole('heading', { name: 'Une nouvelle version est disponible' }),
    ).toBeVisible(download)
    front.movedFile = { from: code, to: code }
    await deleteCode(code)
    const reload = page.waitForEvent('load', download)
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await reload
    front.movedFile = null
    // The page may be reloading itself, in the place of this navigation.
    await expect(async () => void (await page.goto('/login', { timeout: 5_000 }))).toPass()
    await expect.poll(async () => (await cachedPaths(page)).toSorted(), download).toEqual(whole)
    await startsWithout()

    // The cache is emptied while both tabs are open. The server's own document is at '/'.
    await deleteCode('/')
    await page.goto('/')
    await expect.poll(async () => (await cachedPaths(page)).toSorted(), download).toEqual(whole)
    await startsWithout()

    // The cache cannot be filled for a while. The app must not activate the newer build without a
    // confirmation.
    front.build = 3
    front.movedFile = { from: code, to: '/assets/newer.js', status: 503 }
    await deleteCode('/')
    await page.goto('/login')
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect.poll(waits, download).toBe(true)
    await page.evaluate(checkForUpdate)
    expect(await waits()).toBe(true)

    // The cache can never be filled, because the server has a newer build, which is activated
    // without a confirmation. The earlier page may be filling it now.
    front.build = 4
    front.movedFile = { from: code, to: '/assets/newer.js' }
    await deleteCode('/')
    await page.goto('/login')
    await expect.poll(() => cachedPaths(page), download).toContain('/assets/newer.js')
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
        download,
      )
      .toBeNull()
    await startsWithout()
  } finally {
    await context.close()
    front.close()
  }
})

/** Requests an update as the app does at each start. Settles when the worker has checked. */
async function checkForUpdate(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const done = new Promise((resolve) => port1.addEventListener('message', resolve))
  port1.start()
  active!.postMessage({ type: 'KEEP_WHOLE' }, [port2])
  await done
}

async function cachedPaths(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function deleteFromCaches(path: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys())
      if (new URL(url).pathname.startsWith(path)) await cache.delete(url)
  }
}
