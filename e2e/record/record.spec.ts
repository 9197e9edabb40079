import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi, urgent } from '../support/ownerApi'

// The texts of a record in each of its situations (product/pages 5, product/rules).

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('red shows the advice, with the vet one tap away', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await ownerApi.addEntry(cat, 0, urgent)
  await ownerApi.signInOn(page)
  await page.goto(`/animals/${cat}`)
  await page.getByLabel('Sexe').selectOption('Mâle')
  await page.getByLabel('Âge (années)').fill('12')
  await page.getByLabel('Téléphone du vétérinaire').fill('01 42 00 00 00')
  // The shown weight is not a new weighing beside one that arrived meanwhile.
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.05' })
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Animal mis à jour' })).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('4,05')
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByText('Dernière saisie').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Alertes' })).toBeVisible()
  await expect(page.getByText("Consulter votre vétérinaire aujourd'hui").first()).toBeVisible()
  await expect(page.getByText('À surveiller; si persiste')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Appeler mon vétérinaire' })).toHaveAttribute(
    'href',
    'tel:0142000000',
  )
  await expect(page.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir plus' }).click()
  await expect(page.getByRole('heading', { name: 'Historique' })).toBeVisible()
})

test('amber names its two days; an answer worse than yesterday’s is to be confirmed tomorrow', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const [amber, waiting] = [await ownerApi.addCat('Mina'), await ownerApi.addCat('Zoé')]
  for (const day of [1, 0]) await ownerApi.addEntry(amber, day, { ...fine, appetite: 3 })
  await ownerApi.addEntry(waiting, 1, fine)
  await ownerApi.addEntry(waiting, 0, { ...fine, lethargy: 2 })
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${amber}`)
  await expect(
    page.getByText(/2 dernières saisies, \d\d\/\d\d et \d\d\/\d\d/).first(),
  ).toBeVisible()
  await expect(
    page.getByText('À surveiller; si persiste → parlez-en à votre vétérinaire').first(),
  ).toBeVisible()
  await page.goto(`/analysis/${waiting}`)
  await expect(page.getByText('À confirmer demain').first()).toBeVisible()
  await expect(page.getByText('Les indicateurs sont au vert.')).toHaveCount(0)
})

test('missing answers and old data are marked', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const [scarce, silent, calm] = [
    await ownerApi.addCat('Mina'),
    await ownerApi.addCat('Zoé'),
    await ownerApi.addCat('Pacha'),
  ]
  await ownerApi.addEntry(scarce, 0, { appetite: 4 })
  await ownerApi.addEntry(silent, 5, fine)
  await ownerApi.addEntry(calm, 1, fine)
  await ownerApi.post(`/api/animals/${calm}/weights`, { weight: '4.3' })
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${scarce}`)
  await expect(tile(page, 'Énergie')).toContainText('– Non renseigné')
  await expect(tile(page, 'Appétit')).toContainText('Stable')
  await page.goto(`/analysis/${silent}`)
  await expect(page.getByText(/Données du \d\d\/\d\d, il y a 5 jours/)).toBeVisible()
  await page.goto(`/animals/${calm}`)
  await expect(
    page.getByRole('list', { name: 'Pesées' }).getByText("Aujourd'hui").first(),
  ).toBeVisible()
  await page.goto(`/analysis/${calm}`)
  await expect(page.getByText(/Hier/i).first()).toBeVisible()
})

test('an expired link has the badge for it, by the device’s own clock; a revoked one has only that badge', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const token = await ownerApi.share(cat)
  await ownerApi.signInOn(page)
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"expiresAt":"\d{4}/, '"expiresAt":"2020'),
    })
  })
  await page.goto(`/share-test/${cat}`)
  await expect(page.getByText('Expiré', { exact: true })).toBeVisible()
  await expect(page.getByText('Actif', { exact: true })).toBeHidden()
  await expect(page.getByRole('term').filter({ hasText: 'Jeton' })).toBeVisible()
  await expect(page.getByText(token, { exact: true })).toBeVisible()
  // Nothing is left to revoke.
  await expect(page.getByRole('button', { name: 'Révoquer' })).toBeDisabled()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.getByRole('button', { name: 'Révoquer' }).click()
  await expect(page.getByText('Révoqué', { exact: true })).toBeVisible()
  await expect(page.getByText('Actif', { exact: true })).toBeHidden()

  // The owner sees an empty token if its secret was replaced (product/privacy 4.3).
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(token, '') })
  })
  await page.reload()
  await expect(page.getByText('Créé le')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Jeton' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('main').getByRole('link', { name: 'Suivi' }).click()
  await page.waitForURL(`**/analysis/${cat}`)
  await page.getByRole('link', { name: 'Gérer les liens' }).click()
  await page.waitForURL(`**/share-test/${cat}`)
})
