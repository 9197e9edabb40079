import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { holdAt, sendTwice } from '../support/operationFaults'
import { newTestUser } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'

// A page that the user opens during a request stays open after the response. A browser may send a request twice.

const settings = (page: Page) => page.getByRole('heading', { name: 'Paramètres', level: 1 })

/** Sends the response, and waits until its toast is shown and a next page would have been loaded. */
async function expectToStay(page: Page, respond: () => void, toast: string) {
  await expect(settings(page)).toBeVisible()
  respond()
  await expect(page.getByText(toast)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(settings(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/settings')
}

test('a user who has gone back while a cat is deleted stays there', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await page.getByRole('link', { name: 'Profil' }).click()
  await page.getByRole('button', { name: 'Supprimer Mina' }).click()
  const respond = await holdAt(page, 'useDeleteAnimalMutation')
  const dialog = page.getByRole('dialog', { name: 'Supprimer Mina' })
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Suppression...' })).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expectToStay(page, respond, 'Animal supprimé')
})

test('a helper who has opened another page while leaving a circle stays there', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const { link } = await ownerApi.post<{ link: string }>(`/api/animals/${cat}/circle/invitations`, {
    role: 'carer',
  })
  const carer = await OwnerApi.register(request, newTestUser('Camille'))
  await carer.signInOn(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await expect(page.getByRole('article')).toContainText('Mina')
  await page.goto(`/circle/${cat}`)
  await page.getByRole('button', { name: 'Quitter ce cercle' }).click()
  const respond = await holdAt(page, 'useLeaveCircleMutation')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Quitter', exact: true }).click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await expectToStay(page, respond, 'Cercle quitté')
})

test('a reminder ticked while the reminders are saved stays ticked', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto(`/reminders/${cat}`)
  const stocks = page.getByLabel('Les stocks')
  await stocks.setChecked(false)
  const respond = await holdAt(page, 'useSetRemindersMutation')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await stocks.check()
  respond()
  await expect(page.getByRole('status').filter({ hasText: 'Rappels enregistrés' })).toBeVisible()
  await expect(page.getByText('Aucun rappel pour l’instant')).toBeHidden()
  await expect(stocks).toBeChecked()

  await page.getByRole('button', { name: 'Tout arrêter' }).click()
  await expect(page.getByText('Aucun rappel pour l’instant')).toBeVisible()
  await expect(stocks).not.toBeChecked()
})

test('a link and a token that are shown once are shown although the user presses Escape', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  const dialog = page.getByRole('dialog')
  await page.goto(`/circle/${cat}`)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  let respond = await holdAt(page, 'useInviteMutation')
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Invitation...' })).toBeVisible()
  await page.keyboard.press('Escape')
  respond()
  await expect(dialog.getByLabel('Lien d’invitation')).toHaveValue(/\/invitation\//)

  await page.goto('/settings/tools')
  await page.getByRole('button', { name: 'Créer un accès' }).click()
  await dialog.getByLabel('Pour quel outil').fill('Balance')
  await dialog.getByLabel('Votre mot de passe').fill(ownerApi.owner.password)
  respond = await holdAt(page, 'useCreateTokenMutation')
  await dialog.getByRole('button', { name: 'Créer l’accès' }).click()
  await expect(dialog.getByRole('button', { name: 'Création...' })).toBeVisible()
  await page.keyboard.press('Escape')
  respond()
  await expect(dialog.getByLabel('Accès', { exact: true })).not.toHaveValue('')
})

test('a deletion that the browser repeats is done', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const daysAgo of [1, 2]) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.signInOn(page)
  await page.goto(`/history/${cat}`)
  const buttons = page.getByRole('button', { name: /^Supprimer la saisie du/ })
  await buttons.first().click()
  await sendTwice(page, 'useDeleteMeasurementMutation')
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true })
  await remove.click()
  await expect(page.getByText('Saisie supprimée')).toBeVisible()
  await expect(buttons).toHaveCount(1)
  await expect(page.getByRole('row').getByRole('link', { name: /^Corriger/ })).toBeFocused()

  await page.goto(`/animals/${cat}`)
  await page.getByRole('button', { name: 'Supprimer Mina' }).click()
  await sendTwice(page, 'useDeleteAnimalMutation')
  await remove.click()
  await expect(page.getByText('Animal supprimé')).toBeVisible()
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
})
