import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility'
import { BuildProxy } from '../support/buildProxy'
import { expect, test as base } from '../support/fixtures'
import { OwnerApi, urgent } from '../support/ownerApi'
import { android, emulateInstalled } from '../support/phones'
import { updateWorker, waitForWorker } from '../support/serviceWorker'
import { zone } from '../support/zone'

// Banners that appear on a page in use: they are at the lower edge and cover no control in use.

const install = { name: 'NéphroChat sur votre écran d’accueil' }
const newer = { name: 'Une nouvelle version est disponible' }

/** An Android phone with a signed-in user, to which a newer build can be offered. */
const test = base.extend<{
  phone: { page: Page; ownerApi: OwnerApi; cat: string; update: () => Promise<void> }
}>({
  phone: async ({ browser, installation, request }, use) => {
    const ownerApi = await OwnerApi.register(request)
    const cat = await ownerApi.addCat('Mina')
    const front = await BuildProxy.start(installation.url)
    const context = await browser.newContext({
      ...android,
      baseURL: front.url,
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
      locale: 'fr-FR',
      timezoneId: zone,
    })
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
    await ownerApi.signInOn(page)
    const update = async () => {
      await waitForWorker(page)
      front.build += 1
      await updateWorker(page)
      await expect(page.getByRole('region', newer)).toBeVisible({ timeout: 60_000 })
    }
    await use({ page, ownerApi, cat, update })
    await context.close()
    front.close()
  },
})

/**
 * Presses Tab through the whole screen and returns the controls that have the focus and are
 * covered.
 */
async function coveredFocusedControls(page: Page): Promise<string[]> {
  const hidden = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async () => {
      const focused = document.activeElement ?? document.body
      const isSeen = () => {
        const { x, y, width, height } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint(x + width / 2, y + height / 2)
        return seen !== null && (focused.contains(seen) || seen.contains(focused))
      }
      // The browser scrolls to the control within some frames.
      for (let frames = 0; frames < 30 && !isSeen(); frames += 1)
        await new Promise(requestAnimationFrame)
      return {
        last: focused === document.body,
        name: focused.outerHTML.slice(0, 200),
        seen: isSeen(),
      }
    })
    if (at.last) return hidden
    if (!at.seen) hidden.push(at.name)
  }
  throw new Error('Tab never reaches the end')
}

test('one banner precedes the other, and neither covers the focus', async ({ phone }) => {
  const { page, update } = phone
  await page.goto('/settings')
  await update()
  await expect(page.getByRole('region', newer)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', install)).toBeHidden()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  expect(await coveredFocusedControls(page)).toEqual([])
})

test('a new version precedes the question about cookies, and is at the end of a page with a red sign', async ({
  phone,
}) => {
  const { page, ownerApi, cat, update } = phone
  await page.addInitScript(() => localStorage.removeItem('analytics-consent'))
  const [question, newVersion] = [
    page.getByRole('region', { name: 'Cookies non essentiels' }),
    page.getByRole('region', newer),
  ]
  await page.goto('/settings')
  await expect(question).toBeInViewport({ ratio: 1 })
  await update()
  await expect(newVersion).toBeInViewport({ ratio: 1 })
  await expect(question).toBeHidden()
  await ownerApi.addEntry(cat, 0, urgent)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /^Urgent/ })).toBeVisible()
  await expect(newVersion).toBeVisible()
  await expect(question).toBeHidden()
  const [content, banner] = [
    (await page.getByRole('main').boundingBox())!,
    (await newVersion.boundingBox())!,
  ]
  expect(banner.y).toBeGreaterThanOrEqual(content.y + content.height)
})

test('a banner that appears leaves the field in use visible', async ({ phone }) => {
  const { page } = phone
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/settings/password')
  const field = page.getByLabel('Confirmer le mot de passe', { exact: true })
  await field.focus()
  await field.evaluate((it) => it.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('region', install)).toBeInViewport({ ratio: 1 })
  const [now, banner] = [
    (await field.boundingBox())!,
    (await page.getByRole('region', install).boundingBox())!,
  ]
  expect(now.y + now.height).toBeLessThanOrEqual(banner.y)
})

test('a banner does not fill a page whose letters are enlarged', async ({ phone }) => {
  const { page } = phone
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/settings')
  const banner = page.getByRole('region', install)
  await expect(banner).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(banner).not.toBeInViewport()
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toBeInViewport()
})

test('a late banner is above the installed app’s navigation, and neither covers the focus', async ({
  phone,
}) => {
  const { page, update } = phone
  await emulateInstalled(page)
  await page.goto('/settings')
  await expect(page.getByRole('navigation', { name: 'Navigation du bas' })).toBeVisible()
  expect(await coveredFocusedControls(page)).toEqual([])
  await update()
  const [banner, bar] = [
    (await page.getByRole('region', newer).boundingBox())!,
    (await page.getByRole('navigation', { name: 'Navigation du bas' }).boundingBox())!,
  ]
  expect(banner.y + banner.height).toBeLessThanOrEqual(bar.y)
})

test('a late banner is below the questionnaire, whose buttons do not move', async ({ phone }) => {
  const { page, cat, update } = phone
  await page.goto(`/quick-entry/${cat}`)
  const next = page.getByRole('button', { name: 'Suivant' })
  await expect(next).toBeVisible()
  const before = (await next.boundingBox())!
  await update()
  expect(await next.boundingBox()).toEqual(before)
  await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2)
  await expect(page.getByRole('alert').filter({ hasText: 'Champs requis' })).toBeVisible()
  await page.getByRole('region', newer).scrollIntoViewIfNeeded()
  expect(await coveredFocusedControls(page)).toEqual([])
})
