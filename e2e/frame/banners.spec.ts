import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openWithBanners } from '../support/loadedPage'
import { addCat, answer, calmDay, newTestUser, register } from '../support/owner'
import { fine, OwnerApi, urgent } from '../support/ownerApi'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

test('nothing is recorded before consent or after its withdrawal, else what product/accounts 6.4 lists', async ({
  page,
}) => {
  const owner = newTestUser()
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
  await page.getByRole('link', { name: 'Confidentialité & données' }).click()
  await page.getByRole('button', { name: 'Refuser les cookies non essentiels' }).click()
  expect(await recorded()).toBeNull()
  await page.getByRole('button', { name: 'Accepter les cookies non essentiels' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Paramètres' }).click()
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

test('the feedback banner opens the form in another tab and closes; once dismissed it does not return', async ({
  page,
  context,
  request,
  installation,
}) => {
  await installation.restart({ FEEDBACK_URL: `${installation.url}/legal-notice` })
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const day of [6, 5, 4, 3, 2]) await ownerApi.addEntry(cat, day, fine)
  const early = await ownerApi.addEntry(cat, 0, fine)
  // Entries of a cat that has died do not count.
  const deceasedCat = await ownerApi.addCat('Pacha')
  await ownerApi.addEntry(deceasedCat, 1, fine)
  await ownerApi.remember(deceasedCat)
  await ownerApi.signInOn(page)
  const reload = () => openWithBanners(page, () => page.reload())
  const [question, invitation] = [
    page.getByRole('region', { name: 'Cookies non essentiels' }),
    page.getByRole('region', { name: 'Votre avis compte' }),
  ]
  await page.goto('/home')
  await question.getByRole('button', { name: 'Refuser' }).click()
  await expect(question).toBeHidden()
  await reload()
  // Six entries are too few for a feedback.
  await expect(page.getByRole('link', { name: 'Donner mon avis' })).toBeVisible()
  await expect(invitation).toBeHidden()
  await ownerApi.remove(`/api/animals/${cat}/measurements/${early}`)
  for (const day of [1, 7]) await ownerApi.addEntry(cat, day, fine)
  await reload()
  await expect(page.getByRole('link', { name: 'Répondre au questionnaire de suivi' })).toBeVisible()
  await expect(invitation).toBeHidden()
  await ownerApi.addEntry(cat, 0, urgent)
  await reload()
  await expect(page.getByText('Urgent\u00a0: voir ce qu’il faut faire')).toBeVisible()
  await expect(invitation).toBeHidden()
  await ownerApi.addEntry(cat, 0, {
    ...fine,
    urinationSigns: { straining: false, bloodVisible: false },
  })
  await page.reload()
  await expect(invitation).toBeVisible()
  // Home has a second address.
  await page.goto('/')
  await expect(invitation).toBeVisible()
  // The banner is not shown for a cat that has died.
  for (const path of [`/animals/${deceasedCat}`, `/analysis/${deceasedCat}`]) {
    await openWithBanners(page, () => page.goto(path))
    await expect(page.getByText('Pacha nous a quittés').first()).toBeVisible()
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
  const ownerApi = await OwnerApi.register(request)
  const [well, ill] = [await ownerApi.addCat('Mina'), await ownerApi.addCat('Pacha')]
  for (let day = 6; day >= 0; day -= 1) await ownerApi.addEntry(well, day, fine)
  await ownerApi.addEntry(ill, 0, urgent)
  await page.setViewportSize({ width: 360, height: 640 })
  await ownerApi.signInOn(page)
  const [consent, install, feedback] = [
    'Cookies non essentiels',
    'NéphroChat sur votre écran d’accueil',
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
