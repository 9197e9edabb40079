import { devices } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { journalDays } from '../support/journalDays'
import { addCat, answer, calmDay, newTestUser, register, signIn } from '../support/owner'
import { openJournal } from '../support/sections'

test('register, add a cat, answer five questions, read the analysis, share it with the vet @both', async ({
  page,
  browser,
  installation,
}) => {
  const owner = newTestUser()
  await page.goto('/')
  await page.getByRole('link', { name: 'Commencer le suivi' }).first().click()
  await expect(page).toHaveURL(/\/login\?mode=register$/)
  await register(page, owner)
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await addCat(page, 'Mistigri')
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()

  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await answer(page, {
    ...calmDay,
    hydration: 'Moins que d’habitude',
    vomiting: 2,
    vomitingSigns: ['Boule de poils'],
    urination: 1,
    urinationSigns: ['Sang visible'],
    clumps: 'Petites',
    energy: 'Moins actif',
    note: 'Il a grogné quand je l’ai porté.',
  })
  await expect(page.getByRole('status').filter({ hasText: 'Mesure enregistrée' })).toContainText(
    'Les données de santé ont été sauvegardées.',
  )
  await page.waitForURL('**/analysis/*')

  const record = async (screen: typeof page) => {
    const tile = (name: string) =>
      screen
        .getByRole('listitem')
        .filter({ has: screen.getByRole('heading', { name, exact: true }) })
    await expect(tile('Hydratation')).toContainText('À surveiller')
    await expect(tile('Appétit')).toContainText('Stable')
    await expect(tile('Vomissements')).toContainText('À surveiller')
    await expect(tile('Urination')).toContainText('Urgent')
    await expect(tile('Énergie')).toContainText('À surveiller')
    await expect(screen.getByText('sang visible').first()).toBeVisible()
    await expect(screen.getByText('Il a grogné quand je l’ai porté.').first()).toBeVisible()
  }
  await record(page)

  await page.getByRole('button', { name: 'Partager au vétérinaire' }).click()
  await page.getByRole('button', { name: 'Créer un lien de partage' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lien de partage créé' })).toBeVisible()
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  expect(link).toMatch(new RegExp(`^${installation.url}/shared/[\\w-]{22,}$`))

  // The data survives a restart. The vet has another browser, a phone, and no account.
  await installation.restart()
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13']
  const phone = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    locale: 'fr-FR',
  })
  const vet = await phone.newPage()
  await vet.goto(link)
  await expect(vet.getByRole('heading', { level: 1, name: 'Suivi — Mistigri' })).toBeVisible()
  await journalDays(vet).first().locator('summary').click()
  await record(vet)
  await expect(vet.getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  expect(await vet.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await phone.close()

  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Reprendre le questionnaire du jour' })).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(page, owner)
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await record(page)
})

test('a mistake is corrected: the day’s entry is edited, and its first answers stay readable', async ({
  page,
}) => {
  await register(page, newTestUser('Zoé'))
  await addCat(page, 'Pacha')
  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await answer(page, { ...calmDay, appetite: 'Rien (0 %)', note: 'Gamelle pleine.' })
  await expect(page.getByText('Urgent').first()).toBeVisible()

  await page.getByRole('link', { name: 'Modifier' }).first().click()
  await expect(page.getByRole('radio', { name: 'Comme d’habitude', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('radio', { name: 'Toute sa ration (100 %)' }).check()
  for (let step = 2; step < 5; step += 1)
    await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByLabel('Observations')).toHaveValue('Gamelle pleine.')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Mesure modifiée' })).toContainText(
    'Les données de santé ont été mises à jour.',
  )
  await page.waitForURL('**/analysis/*')
  await expect(page.getByText('Les indicateurs sont au vert.')).toBeVisible()

  await openJournal(page)
  await page.getByRole('link', { name: 'Voir plus' }).click()
  await page
    .getByRole('button', { name: /modifié|version/i })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('0 %')
})
