import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openWithBanners } from '../support/loadedPage'
import { fine, OwnerApi } from '../support/ownerApi'
import { android, emulateInstalled, answerConsent, iphone, offerInstall } from '../support/phones'
import { waitUntilDrawn } from '../support/state'

const banner = { name: 'NéphroChat sur votre écran d’accueil' }

/** Expects no install banner within ten seconds of the page's clock. */
async function expectNone(page: Page): Promise<void> {
  await page.clock.runFor(10_000)
  await page.evaluate(waitUntilDrawn)
  await expect(page.getByRole('region', banner)).toBeHidden()
}

/** Runs in the page: marks the document once a timer of three seconds is set. */
function markTimerOf3Seconds(): void {
  const set = window.setTimeout
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms === 3_000) document.documentElement.dataset['timer'] = 'set'
    return set(run, ms, ...rest)
  }) as typeof window.setTimeout
}

test.describe('the install banner on an Android phone', () => {
  test.use(android)
  test.beforeEach(({ page }) => answerConsent(page))

  test('appears 3 seconds after the sign-in, opens the browser’s prompt once, and disappears', async ({
    page,
    request,
  }) => {
    const ownerApi = await OwnerApi.register(request)
    await ownerApi.addCat('Mina')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.clock.install()
    await page.addInitScript(markTimerOf3Seconds)
    await ownerApi.signInOn(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/settings')
    const shown = page.getByRole('region', banner)
    // React itself uses timers of this clock.
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(page.getByRole('link', { name: 'Paramètres' })).toBeVisible({ timeout: 100 })
    }).toPass()
    // The three seconds begin when the banner's code has run, after the page.
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(page.locator('html[data-timer]')).toBeAttached({ timeout: 100 })
    }).toPass()
    await page.clock.runFor(1_500)
    await expect(shown).toBeHidden()
    await page.clock.runFor(1_500)
    await expect(shown).toBeVisible()

    // Without a prompt of the browser, the button shows instructions.
    const button = shown.getByRole('button', { name: 'Installer l’application' })
    await page.clock.runFor(2_000)
    expect(logged).toContain('no install prompt: check the criteria of an installable app')
    await button.click()
    const steps = page.getByRole('dialog', { name: 'Installer l’application' })
    await expect(steps.getByRole('listitem')).toHaveText([
      /menu/,
      /Ajouter à l’écran d’accueil/,
      /Installer/,
    ])
    await steps.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(button).toBeFocused()

    await offerInstall(page)
    await expect(button).toHaveAttribute('data-tooltip', 'Installer maintenant')
    await button.click()
    await expect(shown).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true')
    await expect.poll(() => logged).toContain('install prompt: accepted')
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`appears without a layout shift, motion: ${reducedMotion}`, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion })
      const ownerApi = await OwnerApi.register(request)
      await ownerApi.addEntry(await ownerApi.addCat('Mina'), 0, fine)
      await ownerApi.signInOn(page)
      await page.goto('/home')
      const heading = page.getByRole('heading', { name: 'Mina' })
      await expect(heading).toBeVisible()
      const shifts = await page.evaluateHandle(() => {
        const seen: number[] = []
        new PerformanceObserver((list) =>
          seen.push(
            ...list
              .getEntries()
              .map((entry) => (entry as PerformanceEntry & { value: number }).value),
          ),
        ).observe({ type: 'layout-shift' })
        return seen
      })
      const top = async () => (await heading.boundingBox())!.y
      const before = await top()
      await expect(page.getByRole('region', banner)).toBeInViewport({ ratio: 1 })
      expect(await top()).toBe(before)
      expect(await shifts.jsonValue()).toEqual([])
    })
  }

  test('stays away for 7 days once dismissed, and for good once installed', async ({
    page,
    request,
  }) => {
    const ownerApi = await OwnerApi.register(request)
    await ownerApi.addCat('Mina')
    await ownerApi.signInOn(page)
    await page.goto('/home')
    const shown = page.getByRole('region', banner)
    await shown.getByRole('button', { name: /^Masquer/ }).click()
    await expect(shown).toBeHidden()
    const dismissedAt = await page.evaluate(() =>
      Number(localStorage.getItem('pwa-install-dismissed')),
    )
    expect(dismissedAt).toBeGreaterThan(0)

    await page.clock.install({ time: dismissedAt + 7 * 86_400_000 - 60_000 })
    await openWithBanners(page, () => page.goto('/share'))
    await expect(page.getByText('Partager le dossier de suivi')).toBeVisible()
    await expectNone(page)
    await page.clock.setSystemTime(dismissedAt + 7 * 86_400_000)
    await page.reload()
    await expect(page.getByText('Partager le dossier de suivi')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(shown).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect(shown).toBeHidden()
  })

  test('never appears on the intro, over the questionnaire or for a visitor', async ({
    page,
    request,
  }) => {
    const ownerApi = await OwnerApi.register(request)
    const cat = await ownerApi.addCat('Mina')
    await page.clock.install()
    const open = async (path: string, text: string) => {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await open('/?show-pwa-banner=true', 'Commencer le suivi')
    await expectNone(page)
    await open('/login', 'Se souvenir de moi')
    await expectNone(page)
    await ownerApi.signInOn(page)
    await openWithBanners(page, () => open('/onboarding-intro', 'Commencer le suivi'))
    await expectNone(page)
    await open(`/quick-entry/${cat}`, 'Étape 1 sur 5')
    await expectNone(page)
  })
})

test.describe('the install banner on an iPhone', () => {
  test.use(iphone)
  test.beforeEach(({ page }) => answerConsent(page))

  test('lists three steps, which close by J’ai compris', async ({ page, request }) => {
    const ownerApi = await OwnerApi.register(request)
    await ownerApi.signInOn(page)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Voir les étapes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Installer l’application' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      /Partager, en bas de Safari/,
      /Sur l’écran d’accueil/,
      /Ajouter/,
    ])
    await dialog.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Voir les étapes' })).toBeFocused()
  })
})

test('a desktop shows the install banner only if the address forces it', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await answerConsent(page)
  await page.clock.install()
  await ownerApi.signInOn(page)
  await openWithBanners(page, () => page.goto('/home'))
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await expectNone(page)
  await page.goto('/home?show-pwa-banner=true')
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('region', banner)).toBeVisible()
})

test('only the installed app has the bottom navigation, and the top bar shows a missing network', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Navigation du bas' })
  await expect(navigation).toBeHidden()
  await emulateInstalled(page)
  await page.reload()
  await navigation.getByRole('link', { name: 'Partage' }).click()
  await expect(page).toHaveURL(/\/share\/[\w-]+$/)
  // A cat's screens have the bar of its parts instead.
  const parts = page.getByRole('navigation', { name: 'Navigation du chat' })
  await expect(parts.getByRole('link', { name: 'Partage' })).toHaveAttribute('aria-current', 'page')
  await parts.getByRole('link', { name: 'Jour' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await navigation.getByRole('link', { name: 'Réglages' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await navigation.getByRole('link', { name: 'Accueil' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.context().setOffline(true)
  await expect(page.getByText('Hors ligne')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Hors ligne')).toBeHidden()
})
