import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { openJournal, openSection } from '../support/sections'

// The watches beside the alerts (product/watches).

test('a cat that declines within one day is not called green on any screen', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let daysAgo = 8; daysAgo > 0; daysAgo -= 1) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.addEntry(cat, 0, {
    ...fine,
    quickHydrationValue: 'less',
    appetite: 2,
    vomiting: 1,
    lethargy: 1,
  })
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await page.getByRole('link', { name: /Plusieurs signes le même jour/ }).click()
  await expect(page.getByRole('heading', { name: 'À surveiller aussi' })).toBeVisible()
  await expect(page.getByText('Les indicateurs sont au vert.')).toHaveCount(0)
  await page.getByText('Pourquoi').first().click()
  await expect(page.getByText(/Deux questions ou plus montrent un signe/)).toBeVisible()

  await page.getByRole('button', { name: 'Vu, merci' }).first().click()
  await expect(page.getByText(/Vu, mis de côté jusqu’au/)).toBeVisible()
  await openJournal(page)
  await expect(page.getByText(/^Mis de côté \(/).first()).toBeVisible()
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await expect(page.getByRole('list', { name: 'À surveiller aussi' })).toContainText(
    /Plusieurs signes le même jour/,
  )

  await page.goto(`/analysis/${cat}`)
  await page.getByRole('link', { name: 'Signes d’urgence' }).click()
  await expect(page.getByRole('heading', { name: 'Il ne garde pas l’eau' })).toBeVisible()
  await page.getByLabel('Téléphone du vétérinaire de Mina').fill('01 42 00 00 00')
  await page.getByRole('button', { name: 'Ajouter le numéro' }).click()
  await expect(page.getByRole('link', { name: 'Appeler le vétérinaire de Mina' })).toHaveAttribute(
    'href',
    'tel:0142000000',
  )
  await page.goto('/sources')
  await expect(page.getByRole('heading', { name: 'Seuils et sources' })).toBeVisible()
})

test('a weighing on the page: to 10 g, and a large change requires a confirmation', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Pacha')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${cat}`)
  await openSection(page, 'Poids')
  await page.getByRole('button', { name: 'Ajouter une pesée' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '−10 g' }).click()
  await expect(dialog.getByLabel('Poids (kg)')).toHaveValue('4,19')
  // A screen reader announces the value that the button has set.
  await expect(dialog.locator('[aria-live="polite"]', { hasText: '4,19 kg' })).toHaveCount(1)
  // The arrow acts on the typed text, which is a state.
  await dialog.getByLabel('Poids (kg)').press('ArrowUp')
  await dialog.getByRole('button', { name: '+10 g' }).click()
  await expect(dialog.getByLabel('Poids (kg)')).toHaveValue('4,3')
  await dialog.getByLabel('Poids (kg)').fill('2,4')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    dialog.getByText('La dernière pesée était de 4,2 kg. Vous avez bien lu 2,4 kg ?'),
  ).toBeVisible()
  await dialog.getByLabel('Poids (kg)').fill('3,85')
  await dialog.getByRole('button', { name: /nregistrer/ }).click()
  await expect(page.getByText('3,85 kg').first()).toBeVisible()
})
