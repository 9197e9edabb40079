import { addDays, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { openWithRecord } from '../support/loadedPage'
import { fine, OwnerApi } from '../support/ownerApi'
import { zone } from '../support/zone'

// Treatments and doses (product/care).

test('a treatment added in one short form, ticked off in one tap, and given twice by two phones', async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.signInOn(page)
  await page.goto(`/animals/${cat}`)
  await page.getByRole('main').getByRole('link', { name: 'Soins' }).click()
  await page.getByRole('button', { name: 'Ajouter un traitement' }).click()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByLabel('Nom du traitement')).toHaveAccessibleDescription(
    'Nom du traitement requis',
  )
  await page.getByLabel('Nom du traitement').fill('Semintra')
  await page.getByLabel('Dose', { exact: true }).fill('2,5')
  await page.getByLabel('Unité').selectOption('mL')
  await page.getByLabel('Heures').fill('0h05 et 23h55')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const given = page.getByRole('button', { name: 'Semintra, 00:05 : donné' })
  await expect(given).toBeVisible()
  await expect(page.getByText('2,5 mL, tous les jours à 00:05 et 23:55')).toBeVisible()

  // The second phone loaded the page before the first one noted the dose.
  const secondPage = await (
    await browser.newContext({ viewport: { width: 360, height: 640 } })
  ).newPage()
  await ownerApi.signInOn(secondPage)
  // The stored data of the device is loaded separately, and would show the first phone's dose.
  await openWithRecord(secondPage, `/care/${cat}`)
  const again = secondPage.getByRole('button', { name: 'Semintra, 00:05 : donné' })
  await expect(again).toBeVisible()
  // By keyboard, the focus stays in the row, whose text is announced.
  await given.press('Enter')
  await expect(page.getByText(/^Donné à \d\d:\d\d par /)).toHaveRole('status')
  await expect(page.getByRole('button', { name: 'Semintra, 00:05 : annuler' })).toBeFocused()
  await again.click()
  const question = secondPage.getByRole('dialog')
  await expect(
    question.getByText(/^Déjà donné à \d\d:\d\d par .* Noter une deuxième prise/),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await again.click()
  await question.getByRole('button', { name: 'Noter une deuxième prise' }).click()
  await expect(secondPage.getByText(/Donné à .* · Donné à /)).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /Dose notée deux fois/ })).toBeVisible()
  await page.getByRole('link', { name: 'Soins du jour : 1 sur 2' }).click()
  await page.getByRole('button', { name: 'Semintra, 00:05 : annuler' }).click()
  await expect(page.getByText(/ · Donné à /)).toHaveCount(0)

  // The change applies from tomorrow on: today's doses stay as they were.
  await page.getByRole('button', { name: 'Changer Semintra' }).click()
  const tomorrow = addDays(dayIn(new Date(), zone), 1)
  const change = page.getByRole('dialog')
  await change.getByLabel('À partir du').fill(tomorrow)
  await change.getByLabel('Dose', { exact: true }).fill('3')
  await change.getByRole('button', { name: 'Enregistrer le changement' }).click()
  await expect(
    page.getByRole('list', { name: 'Prévus' }).getByText('3 mL, tous les jours à 00:05 et 23:55'),
  ).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: 'En cours' })
      .getByText('2,5 mL, tous les jours à 00:05 et 23:55'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer Semintra' }).click()
  await change.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('list', { name: 'Prévus' })).toHaveCount(0)
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'diet',
    name: 'Ipakitine',
    plan: { kind: 'needed' },
    firstDay: '2025-01-01',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Arrêter Ipakitine' }).click()
  await page.getByLabel('Pourquoi (facultatif)').fill('Avis du vétérinaire')
  await page.getByRole('button', { name: 'Arrêter le traitement' }).click()
  await expect(page.getByText(/· Avis du vétérinaire/)).toBeVisible()
})

test('fluids that are noted or taken back pre-set the perfusion question at once', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'fluids',
    name: 'NaCl',
    plan: { kind: 'needed' },
    firstDay: dayIn(new Date(), zone),
  })
  await ownerApi.signInOn(page)
  await page.goto(`/care/${cat}`)
  const isPerfused = page.getByRole('radio', { name: 'Oui', exact: true })
  const openQuestionnaire = async () => {
    await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
    await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
    await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  }
  const openCare = async () => {
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Traitements' })).toBeVisible()
  }
  await openQuestionnaire()
  await expect(isPerfused).not.toBeChecked()
  await openCare()
  await page.getByRole('button', { name: 'NaCl, Si besoin : donné' }).click()
  await page.getByLabel('Volume (mL)').fill('100')
  await page.getByRole('button', { name: 'Donné', exact: true }).click()
  await expect(page.getByText(/^Donné à \d\d:\d\d/)).toBeVisible()
  await openQuestionnaire()
  await expect(isPerfused).toBeChecked()
  await openCare()
  await page.getByRole('button', { name: /^NaCl, .*annuler$/ }).click()
  await expect(page.getByText(/^Donné à \d\d:\d\d/)).toBeHidden()
  await openQuestionnaire()
  await expect(isPerfused).not.toBeChecked()
})
