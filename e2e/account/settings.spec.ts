import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { answerConsent } from '../support/phones'
import { zoneOfAnotherDay } from '../support/zone'

test.use({ viewport: { width: 360, height: 740 } })

const highest = 900
const maxLinks = 12

/** Returns the height of the page, and its links that are not an item of a list. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    links: [...document.querySelectorAll('a[href]')].filter((link) => !link.closest('li')).length,
  }))

test('each topic of the settings is a page of its own, short on a phone', async ({
  page,
  request,
}) => {
  // The address is not confirmed, and several devices are signed in: the pages are at their longest.
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  for (let device = 0; device < 6; device += 1) await OwnerApi.signIn(request, ownerApi.owner)
  await answerConsent(page)
  await ownerApi.signInOn(page)
  await page.goto('/settings')
  const topics = page.getByRole('navigation', { name: 'Sujets' }).getByRole('link')
  await expect(topics).toHaveCount(8)
  const paths = await topics.evaluateAll((links) => links.map((it) => it.getAttribute('href')!))
  const own = paths.filter((path) => path.startsWith('/settings/'))
  expect(own).toHaveLength(6)
  for (const path of ['/settings', ...own]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    const { height, links } = await measure(page)
    expect.soft(height, path).toBeLessThanOrEqual(highest)
    expect.soft(links, path).toBeLessThanOrEqual(maxLinks)
  }

  await page.goto('/settings/sessions')
  await expect(page.getByText('7 appareils connectés')).toBeVisible()
  const end = page.getByRole('button', { name: /^Mettre fin/ })
  await expect(end).toHaveCount(2)
  await page.getByText('Voir 4 autres appareils').click()
  await expect(end).toHaveCount(6)
  await page.getByRole('main').getByRole('link', { name: 'Paramètres' }).click()
  await expect(page).toHaveURL(/\/settings$/)
})

test('an address of the former single page leads to its topic', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  for (const [anchor, path] of [
    ['identity', '/settings/profile'],
    ['reminders', '/home'],
    ['password', '/settings/password'],
    ['session', '/settings/sessions'],
    ['tools', '/settings/tools'],
    ['data', '/settings/data'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/settings#${anchor}`)
    await page.waitForURL((url) => url.pathname === path && url.hash === '')
  }
})

test('the time zone is changed on its page', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  await page.goto('/settings/time-zone')
  await page.getByRole('combobox', { name: 'Fuseau horaire' }).selectOption('America/New_York')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profil mis à jour' })).toContainText(
    'Vos informations ont été sauvegardées.',
  )
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Fuseau horaire' })).toHaveValue(
    'America/New_York',
  )
})

test('a new time zone’s day begins on home at once', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addEntry(await ownerApi.addCat('Mina'), 0, fine)
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Reprendre le questionnaire du jour' })).toBeVisible()
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await page.getByRole('link', { name: /^Fuseau horaire/ }).click()
  await page.getByRole('combobox', { name: 'Fuseau horaire' }).selectOption(zoneOfAnotherDay())
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profil mis à jour' })).toBeVisible()
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await expect(page.getByRole('link', { name: 'Répondre au questionnaire de suivi' })).toBeVisible()
})
