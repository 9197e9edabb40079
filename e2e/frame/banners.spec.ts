import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fine, Household, urgent } from '../support/household'
import { addCat, answer, calmDay, person, register } from '../support/owner'
import { android, beInstalled, haveAnsweredConsent, iphone, offerInstall } from '../support/phones'
import { expectSent, expectWaiting, openQuestionnaire, saveOffline } from '../support/story'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

const banner = { name: 'NéphroChat sur votre écran d’accueil' }

test.describe('the install banner on an Android phone', () => {
  test.use(android)
  test.beforeEach(({ page }) => haveAnsweredConsent(page))

  test('appears 3 seconds after the sign-in, opens the browser’s prompt once, and disappears', async ({
    page,
    request,
  }) => {
    const household = await Household.register(request)
    await household.addCat('Mina')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.clock.install()
    await household.signInOn(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/settings')
    const shown = page.getByRole('region', banner)
    // React itself uses timers of this clock.
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(page.getByRole('link', { name: 'Paramètres' })).toBeVisible({ timeout: 100 })
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
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
    await expect.poll(() => logged).toContain('install prompt: accepted')
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`appears without a layout shift, motion: ${reducedMotion}`, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion })
      const household = await Household.register(request)
      await household.addEntry(await household.addCat('Mina'), 0, fine)
      await household.signInOn(page)
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
    const household = await Household.register(request)
    await household.addCat('Mina')
    await household.signInOn(page)
    await page.goto('/home')
    const shown = page.getByRole('region', banner)
    await shown.getByRole('button', { name: /^Masquer/ }).click()
    await expect(shown).toBeHidden()
    const dismissedAt = await page.evaluate(() =>
      Number(localStorage.getItem('pwa-install-dismissed')),
    )
    expect(dismissedAt).toBeGreaterThan(0)

    await page.clock.install({ time: dismissedAt + 7 * 86_400_000 - 60_000 })
    await page.goto('/share')
    await expect(page.getByText('Partager le dossier de suivi')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(shown).toBeHidden()
    await page.clock.setSystemTime(dismissedAt + 7 * 86_400_000)
    await page.reload()
    await page.clock.runFor(10_000)
    await expect(shown).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await expect(shown).toBeHidden()
  })

  test('never appears on the intro, over the questionnaire or for a visitor', async ({
    page,
    request,
  }) => {
    const household = await Household.register(request)
    const cat = await household.addCat('Mina')
    await page.clock.install()
    const none = async (path: string, text: string) => {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      await page.clock.runFor(10_000)
      await expect(page.getByRole('region', banner)).toBeHidden()
    }
    await none('/?show-pwa-banner=true', 'Commencer le suivi')
    await none('/login', 'Se souvenir de moi')
    await household.signInOn(page)
    await none('/onboarding-intro', 'Commencer le suivi')
    await none(`/quick-entry/${cat}`, 'Étape 1 sur 5')
  })
})

test.describe('the install banner on an iPhone', () => {
  test.use(iphone)
  test.beforeEach(({ page }) => haveAnsweredConsent(page))

  test('lists three steps, which close by J’ai compris', async ({ page, request }) => {
    const household = await Household.register(request)
    await household.signInOn(page)
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
  const household = await Household.register(request)
  await haveAnsweredConsent(page)
  await page.clock.install()
  await household.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('region', banner)).toBeHidden()
  await page.goto('/home?show-pwa-banner=true')
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('region', banner)).toBeVisible()
})

test('nothing is recorded before consent; then what product/accounts 6.4 lists, and nothing once it is withdrawn', async ({
  page,
}) => {
  const owner = person()
  const recorded = () =>
    page.evaluate(() => window.dataLayer?.map((entry) => entry['event']) ?? null)
  await register(page, owner)
  expect(await recorded()).toBeNull()
  await page
    .getByRole('region', { name: 'Cookies non essentiels' })
    .getByRole('button', { name: 'Accepter' })
    .click()
  await expect(page.getByRole('region', { name: 'Cookies non essentiels' })).toBeHidden()
  await addCat(page, 'Mina')
  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await answer(page, calmDay)
  await page.waitForURL('**/analysis/*')
  expect(await recorded()).toEqual(['animal_created', 'form_submission', 'observation_created'])
  const last = await page.evaluate(() => window.dataLayer?.at(-1))
  expect(last).toMatchObject({
    observation_type: 'daily_observation',
    animal_name: 'Mina',
    page_title: expect.any(String),
    timestamp: expect.any(String),
  })

  await page.getByRole('link', { name: 'Paramètres' }).click()
  await page.getByRole('button', { name: 'Refuser les cookies non essentiels' }).click()
  expect(await recorded()).toBeNull()
  await page.getByRole('button', { name: 'Accepter les cookies non essentiels' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Se connecter' }).first().click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/home')
  await expect.poll(recorded).toEqual(['user_logout', 'user_login', 'form_submission'])
})

test('refusing is as easy as accepting, and the question is not repeated', async ({ page }) => {
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Cookies non essentiels' })
  const [refuse, accept] = [
    question.getByRole('button', { name: 'Refuser' }),
    question.getByRole('button', { name: 'Accepter' }),
  ]
  expect((await refuse.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  expect((await refuse.boundingBox())?.width).toBe((await accept.boundingBox())?.width)
  await refuse.click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Commencer le suivi' }).first()).toBeVisible()
  await expect(question).toBeHidden()
})

test('the question about cookies appears once no entry is pending on this device', async ({
  page,
  request,
}) => {
  const household = await Household.register(request)
  const cat = await household.addCat('Mina')
  const question = page.getByRole('region', { name: 'Cookies non essentiels' })
  await household.signInOn(page)
  await openQuestionnaire(page, cat)
  await page.context().setOffline(true)
  await saveOffline(page, 'Hors ligne.')
  await expectWaiting(page)
  await expect(page.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.context().setOffline(false)
  await expectSent(page)
  await expect(question).toBeVisible()
})

test('the feedback banner opens the form in another tab and closes; once dismissed it does not return', async ({
  page,
  context,
  request,
  installation,
}) => {
  await installation.restart({ FEEDBACK_URL: `${installation.url}/legal-notice` })
  const household = await Household.register(request)
  const cat = await household.addCat('Mina')
  for (const day of [6, 5, 4, 3, 2]) await household.addEntry(cat, day, fine)
  const early = await household.addEntry(cat, 0, fine)
  // Entries of a cat that has died do not count.
  const gone = await household.addCat('Pacha')
  await household.addEntry(gone, 1, fine)
  await household.remember(gone)
  await household.signInOn(page)
  await page.goto('/home')
  const [question, invitation] = [
    page.getByRole('region', { name: 'Cookies non essentiels' }),
    page.getByRole('region', { name: 'Votre avis compte' }),
  ]
  await question.getByRole('button', { name: 'Refuser' }).click()
  await expect(question).toBeHidden()
  // Six entries are too few for a feedback.
  await expect(page.getByRole('link', { name: 'Donner mon avis' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(invitation).toBeHidden()
  await household.remove(`/api/animals/${cat}/measurements/${early}`)
  for (const day of [1, 7]) await household.addEntry(cat, day, fine)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Répondre au questionnaire de suivi' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(invitation).toBeHidden()
  await household.addEntry(cat, 0, urgent)
  await page.reload()
  await expect(page.getByText('Urgent\u00a0: voir ce qu’il faut faire')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(invitation).toBeHidden()
  await household.addEntry(cat, 0, {
    ...fine,
    urinationSigns: { straining: false, bloodVisible: false },
  })
  await page.reload()
  await expect(invitation).toBeVisible()
  // The banner is not shown for a cat that has died.
  for (const path of [`/animals/${gone}`, `/analysis/${gone}`]) {
    await page.goto(path)
    await expect(page.getByText('Pacha nous a quittés').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(invitation).toBeHidden()
  }
  await page.goto('/home')
  const opened = context.waitForEvent('page')
  await invitation.getByRole('link', { name: 'Ouvrir le formulaire' }).click()
  await expect(await opened).toHaveURL(/legal-notice/)
  await expect(invitation).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('feedback-banner-dismissed'))).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
  await expect(invitation).toBeHidden()
  await expect(page.getByRole('link', { name: 'Donner mon avis' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('banners appear one at a time, over the end of the page, and never over a red record', async ({
  page,
  request,
}) => {
  const household = await Household.register(request)
  const [well, ill] = [await household.addCat('Mina'), await household.addCat('Pacha')]
  for (let day = 6; day >= 0; day -= 1) await household.addEntry(well, day, fine)
  await household.addEntry(ill, 0, urgent)
  await page.setViewportSize({ width: 360, height: 640 })
  await household.signInOn(page)
  const [consent, install, feedback] = [
    'Cookies non essentiels',
    banner.name,
    'Votre avis compte',
  ].map((name) => page.getByRole('region', { name }))
  const main = page.getByRole('main')
  const expectAlone = async (shown: Locator, end: Locator) => {
    await expect(shown).toBeInViewport({ ratio: 1 })
    for (const other of [consent!, install!, feedback!])
      if (other !== shown) await expect(other).toBeHidden()
    // The end of the page stays readable above the banner.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [words, over] = [(await end.boundingBox())!, (await shown.boundingBox())!]
      expect(words.y + words.height).toBeLessThanOrEqual(over.y)
    }).toPass()
  }
  await page.goto(`/analysis/${well}?show-pwa-banner=true`)
  for (const shown of [consent!, install!]) {
    await expectAlone(shown, main.getByRole('link', { name: 'mentions légales' }))
    await shown.getByRole('button', { name: shown === consent ? 'Refuser' : /^Masquer/ }).click()
  }
  await expect(install!).toBeHidden()
  await expect(feedback!).toBeHidden()
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await expectAlone(feedback!, main.getByRole('button', { name: 'Chat suivant' }))
  await main.getByRole('button', { name: 'Chat suivant' }).click()
  await expect(main.getByText('Urgent\u00a0: voir ce qu’il faut faire')).toBeVisible()
  await expect(feedback!).toBeHidden()
  await page.goto(`/analysis/${ill}?show-pwa-banner=true`)
  await expect(page.getByText("Consulter votre vétérinaire aujourd'hui").first()).toBeVisible()
  await expect(feedback!).toBeHidden()
})

test('only the installed app has the bottom navigation, and the top bar shows a missing network', async ({
  page,
  request,
}) => {
  const household = await Household.register(request)
  await household.addCat('Mina')
  await household.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Navigation du bas' })
  await expect(navigation).toBeHidden()
  await beInstalled(page)
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
