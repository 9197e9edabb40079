import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi, worse } from '../support/ownerApi'

/** Presses a button by keyboard, as a user who follows the focus ring does. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

test('what removes the pressed button passes the focus on, beside it or to the screen', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const daysAgo of [3, 2]) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.addEntry(cat, 1, worse)
  for (const day of ['2025-01-10', '2025-03-10'])
    await ownerApi.post(`/api/animals/${cat}/labs`, {
      day,
      values: [{ quantity: 'creatinine', value: '22', unit: 'mg/L' }],
    })
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true })
  const screen = page.getByRole('main')

  await page.goto(`/analysis/${cat}`)
  const seen = button('Vu, merci')
  await expect(seen.first()).toBeVisible()
  const watches = await seen.count()
  await press(seen.first())
  await expect(seen).toHaveCount(watches - 1)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)

  await page.goto(`/history/${cat}`)
  const days = page.locator('main li > details > summary')
  await press(days.first())
  await press(button(/^Supprimer la saisie/))
  await press(confirm)
  await expect(days).toHaveCount(2)
  await expect(days.first()).toBeFocused()

  await page.goto(`/labs/${cat}`)
  await press(button('Ajouter des résultats'))
  await expect(page.getByLabel('Jour du prélèvement')).toBeFocused()
  await press(button('Annuler'))
  await expect(screen).toBeFocused()
  await press(button('Supprimer les résultats du 10 mars 2025'))
  await press(confirm)
  await expect(button('Corriger les résultats du 10 janvier 2025')).toBeFocused()

  await page.goto(`/care/${cat}`)
  await press(button('Ajouter un traitement'))
  const name = page.getByLabel('Nom du traitement')
  await expect(name).toBeFocused()
  await press(button('Annuler'))
  await expect(screen).toBeFocused()
  await press(button('Ajouter un traitement'))
  await name.fill('Semintra')
  const fold = page.getByText('Type, dates, repas, note')
  await fold.click()
  await page.getByLabel('Dernier jour').fill('2020-01-01')
  await fold.click()
  await press(page.getByRole('button', { name: 'Ajouter', exact: true }))
  // The fold of the wrong field opens.
  await expect(page.getByLabel('Dernier jour')).toBeFocused()
  await page.getByLabel('Dernier jour').fill('')
  await press(page.getByRole('button', { name: 'Ajouter', exact: true }))
  await expect(button('Arrêter Semintra')).toBeVisible()
  await expect(screen).toBeFocused()

  await ownerApi.share(cat)
  await page.goto(`/share-test/${cat}`)
  const revoke = button(/^Révoquer le lien créé le/)
  await press(revoke)
  await expect(revoke).toBeDisabled()
  await expect(revoke).toBeFocused()
})
