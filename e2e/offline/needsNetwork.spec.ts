import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { timeAgo, fine, OwnerApi } from '../support/ownerApi'

// Actions that need the server are explained without a network, and work again with one, without a
// reload.

/**
 * Expects that without a network `action` is disabled and `what` explains it, and that it is
 * enabled with a network.
 */
async function expectNeedsNetwork(
  context: BrowserContext,
  page: Page,
  { what, action }: { what: string; action: Locator },
): Promise<void> {
  const notice = page
    .getByRole('status')
    .filter({ hasText: `${what} a besoin du réseau. Réessayez quand il sera revenu.` })
  await expect(action.first()).toBeEnabled()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expect
    .poll(async () => (await action.all()).length === 0 || (await action.first().isDisabled()))
    .toBe(true)
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(action.first()).toBeEnabled()
}

test('the history’s actions need the network', async ({ page, context, signInAsAdmin }) => {
  // The admin's clock advances by months: entries are 30 days old at most.
  const ownerApi = await signInAsAdmin()
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.post('/api/admin/time-override', { date: timeAgo(20) })
  for (let daysAgo = 20; daysAgo < 34; daysAgo += 1) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.post('/api/admin/time-override', { date: timeAgo(0) })
  for (let daysAgo = 0; daysAgo < 20; daysAgo += 1) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.addEntry(cat, 0, { ...fine, note: 'Corrigée.' })
  await ownerApi.signInOn(page)

  await page.goto(`/history/${cat}`)
  const corrections = page.getByRole('link', { name: /^Corriger la saisie/ })
  await expect(corrections).toHaveCount(31)
  const moreButton = page.getByRole('button', { name: 'Voir plus' })
  await expectNeedsNetwork(context, page, { what: 'La suite de l’historique', action: moreButton })
  await moreButton.click()
  await expect(corrections).toHaveCount(34)

  const row = page.getByRole('row').filter({ hasText: 'Corrigée.' })
  await context.setOffline(true)
  await row.getByRole('button', { name: /^modifiée/ }).click()
  const versions = page.getByRole('dialog', { name: 'Versions précédentes' })
  await expect(versions).toContainText('L’affichage des versions précédentes a besoin du réseau.')
  await context.setOffline(false)
  await expect(versions.getByRole('listitem')).toHaveCount(1)
  await versions.getByRole('button', { name: 'Fermer', exact: true }).click()

  await row.getByRole('button', { name: /^Supprimer la saisie/ }).click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true })
  await expectNeedsNetwork(context, page, { what: 'La suppression d’une saisie', action: remove })
  await remove.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saisie supprimée' })).toBeVisible()
  await expect(corrections).toHaveCount(33)
})

test('the settings’ actions need the network', async ({ page, context, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/settings/profile')
  await page.getByLabel('Prénom').fill('Léonie')
  // The whole page shows a single message.
  await context.setOffline(true)
  await expect(page.getByText(/besoin du réseau/)).toHaveCount(1)
  await context.setOffline(false)
  for (const [path, ...names] of [
    ['profile', 'Sauvegarder les modifications', 'Renvoyer l’email'],
    ['time-zone', 'Sauvegarder'],
    ['password', 'Changer le mot de passe'],
    ['sessions', 'Déconnecter tous les appareils'],
    ['tools', 'Créer un accès'],
    ['data', 'Télécharger mes données'],
  ] as const) {
    await page.goto(`/settings/${path}`)
    for (const name of names)
      await expectNeedsNetwork(context, page, { what: 'Cette page', action: button(name) })
  }
  await button('Supprimer mon compte').click()
  const dialog = page.getByRole('dialog')
  await expectNeedsNetwork(context, page, {
    what: 'La suppression du compte',
    action: dialog.getByRole('button', { name: 'Supprimer', exact: true }),
  })
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  const file = page.waitForEvent('download')
  await button('Télécharger les tableaux (.zip)').click()
  expect((await file).suggestedFilename()).toBe('nephrochat.zip')
})

test('a cat’s actions need the network', async ({ page, context, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.share(cat)
  await ownerApi.signInOn(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto(`/animals/${cat}`)
  await page.getByLabel('Race').fill('Chartreux')
  await expectNeedsNetwork(context, page, {
    what: 'La sauvegarde de la fiche',
    action: button('Sauvegarder'),
  })
  await expect(page.getByLabel('Race')).toHaveValue('Chartreux')
  await page.getByRole('button', { name: /^Supprimer la pesée/ }).click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true })
  await expectNeedsNetwork(context, page, { what: 'La suppression d’une pesée', action: remove })

  await page.goto(`/share/${cat}`)
  await expectNeedsNetwork(context, page, {
    what: 'La création d’un lien',
    action: button('Générer un lien sécurisé'),
  })
  await expectNeedsNetwork(context, page, {
    what: 'La création d’un lien',
    action: button('Email'),
  })

  await page.goto(`/share-test/${cat}`)
  await expectNeedsNetwork(context, page, {
    what: 'La révocation d’un lien',
    action: page.getByRole('button', { name: /^Révoquer/ }),
  })
  await page.getByRole('button', { name: /^Révoquer/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lien révoqué' })).toBeVisible()

  await page.goto('/home')
  await button('Plus').click()
  await button('Supprimer').click()
  await expectNeedsNetwork(context, page, { what: 'La suppression d’un chat', action: remove })
  await remove.click()
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
})
