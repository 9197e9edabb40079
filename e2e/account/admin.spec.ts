import { addDays, dayIn } from '../../shared/base/time'
import { accessibilityFaults } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { failAt, restoreServer } from '../support/operationFaults'
import { linkTo } from '../support/outbox'
import { addCat, answer, calmDay, newTestUser, register } from '../support/owner'
import { zone } from '../support/zone'

test('the admin confirms the address, sets another day, and resets it', async ({
  page,
  installation,
}) => {
  const admin = newTestUser('Ada')
  await installation.restart({ ADMIN_EMAIL: admin.email })
  await register(page, admin)
  await addCat(page, 'Grisette')

  await page.goto('/admin')
  await expect(page.getByText('Votre adresse email n’est pas encore confirmée')).toBeVisible()
  await page.goto(await linkTo('verify-email', admin.email, installation.dataDir))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByText('Non défini')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réinitialiser' })).toBeHidden()

  expect(await accessibilityFaults(page)).toEqual([])

  const apply = page.getByRole('button', { name: 'Appliquer l’Override' })
  await apply.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Date requise' })).toContainText(
    'Veuillez sélectionner une date.',
  )
  await expect(page.locator('th').first()).toHaveText(/^lu$/i)
  await page.getByRole('button', { name: 'Aller au mois précédent' }).click()
  await page.getByRole('gridcell').getByRole('button', { name: / 15 / }).first().click()
  await apply.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Heure requise' })).toContainText(
    'Veuillez saisir une heure.',
  )
  await expect(page.getByLabel('Heure')).toBeFocused()
  await page.getByLabel('Heure').fill('8h30')
  await apply.click()
  await expect(page.getByRole('status').filter({ hasText: 'Date modifiée' })).toBeVisible()
  const lastMonth = addDays(`${dayIn(new Date(), zone).slice(0, 7)}-01`, -1).slice(5, 7)
  await expect(page.getByText(`Mode test : 15/${lastMonth} 08:30`)).toBeVisible()

  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await page
    .getByRole('link', { name: /questionnaire/i })
    .first()
    .click()
  await answer(page, calmDay)
  await page.waitForURL('**/analysis/**')
  await expect(page.locator(`time[datetime*="-${lastMonth}-15"]`).first()).toBeVisible()

  await page.goto('/admin')
  await failAt(page, 'useTimeOverrideSetMutation')
  await page.getByRole('button', { name: 'Appliquer l’Override' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
    'Impossible de définir l’override de date.',
  )
  await failAt(page, 'useTimeOverrideClearMutation')
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
    'Impossible de supprimer l’override de date.',
  )
  await restoreServer(page)
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Date réinitialisée' })).toBeVisible()
  await expect(page.getByText('Mode test')).toBeHidden()
})

test('other users cannot open the page', async ({ page }) => {
  await register(page, newTestUser('Eve'))
  await page.goto('/admin')
  await page.waitForURL('**/home')
  await expect(page.getByRole('alert').filter({ hasText: 'Accès refusé' })).toContainText(
    'Vous n’avez pas accès à cette page.',
  )
  await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden()
})
