import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { failAt, holdAt, restoreServer } from '../support/operationFaults'
import { fine, OwnerApi } from '../support/ownerApi'
import { refusal } from '../support/refusal'

// Messages for failed requests (product/pages 6.2). Failures lose no typed text.

async function ownerApi(page: Page, request: APIRequestContext) {
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  await owner.signInOn(page)
  return { owner, cat }
}

test('a cat that cannot be added, changed or deleted shows a message', async ({
  page,
  request,
}) => {
  const { cat } = await ownerApi(page, request)
  await failAt(page, 'useCreateAnimalMutation')
  await page.goto('/add-animal')
  await page.getByLabel('Nom du chat').fill('Zoé')
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await expect(refusal(page, 'Erreur')).toContainText(
    'Impossible d’ajouter le chat. Veuillez réessayer.',
  )
  await expect(page.getByLabel('Nom du chat')).toHaveValue('Zoé')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Chat ajouté' })).toBeVisible()

  await failAt(page, 'useUpdateAnimalMutation')
  await page.goto(`/animals/${cat}`)
  await page.getByLabel('Nom', { exact: true }).fill('')
  await page.getByLabel('Poids (kg)').fill('')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveAccessibleDescription('Nom requis')
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Poids (kg)')).toHaveAccessibleDescription('Poids requis')
  await expect(page.getByLabel('Âge (années)')).toHaveAccessibleDescription(
    "L'âge doit être un nombre entier positif",
  )
  await page.getByLabel('Nom', { exact: true }).fill('Minou')
  await page.getByLabel('Âge (années)').fill('12')
  await page.getByLabel('Poids (kg)').fill('4,4')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de mettre à jour l’animal.')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Minou')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Animal mis à jour' })).toContainText(
    'Les informations ont été sauvegardées.',
  )

  await failAt(page, 'useDeleteAnimalMutation')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer Minou' })
  await expect(dialog).toContainText('Cette action est irréversible.')
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(refusal(page, 'Erreur')).toContainText(
    'Impossible de supprimer l’animal. Veuillez réessayer.',
  )
  await restoreServer(page)
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Animal supprimé' })).toContainText(
    'Minou',
  )
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
})

test('an entry that cannot be saved or changed keeps its answers', async ({ page, request }) => {
  const { owner, cat } = await ownerApi(page, request)
  await owner.addEntry(cat, 0, fine)
  const confirm = async () => {
    for (let step = 1; step < 5; step += 1)
      await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByLabel('Observations').fill('A ronronné.')
    await page.getByRole('button', { name: 'Confirmer' }).click()
  }
  await failAt(page, 'useUpdateMeasurementMutation')
  await page.goto(`/quick-entry/${cat}`)
  await confirm()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de modifier la mesure.')
  await expect(page.getByText('Erreur inconnue. Vos réponses sont toujours là.')).toBeVisible()
  await expect(page.getByLabel('Observations')).toHaveValue('A ronronné.')

  const other = await owner.addCat('Zoé')
  await failAt(page, 'useCreateMeasurementMutation')
  await page.goto(`/quick-entry/${other}#etape-5`)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(refusal(page, 'Champs requis')).toContainText(
    'Veuillez remplir tous les champs avant de continuer.',
  )
  await page.getByRole('radio', { name: 'Comme d’habitude', exact: true }).check()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  // The message leads to the first missing answer.
  await expect(refusal(page, 'Formulaire incomplet')).toContainText(
    'Veuillez remplir tous les champs requis avant de terminer l’évaluation.',
  )
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  const previous = page.getByRole('button', { name: 'Précédent' })
  await expect(previous).toBeDisabled()
  await page.getByRole('radio', { name: 'Comme d’habitude', exact: true }).check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await previous.click()
  await expect(page.getByRole('radio', { name: 'Comme d’habitude', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('radio', { name: 'Toute sa ration (100 %)' }).check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: '−' }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible d’enregistrer la mesure.')
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'Sauvegarder (hors ligne)' })).toBeVisible()
  await page.getByRole('button', { name: 'Sauvegarder (hors ligne)' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sauvegardé hors ligne' })).toBeVisible()
})

test('a link that cannot be created, copied or revoked shows a message', async ({
  page,
  request,
}) => {
  const { owner, cat } = await ownerApi(page, request)
  await failAt(page, 'useCreateShareLinkMutation')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Partager' }).click()
  await page.getByRole('button', { name: 'Créer un lien de partage' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de créer le lien de partage.')
  await page.goto(`/share/${cat}`)
  await page.getByRole('button', { name: 'Générer un lien sécurisé' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de générer le lien de partage.')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Générer un lien sécurisé' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lien généré' })).toContainText(
    '72 heures',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible()
  // Over plain http the browser has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de copier le lien.')

  await owner.share(cat)
  await failAt(page, 'useRevokeShareLinkMutation')
  await page.getByRole('link', { name: 'Gérer les liens' }).click()
  await expect(page.getByText('Actif')).toHaveCount(2)
  await page.getByRole('button', { name: 'Révoquer' }).first().click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de révoquer le lien de partage.')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Révoquer' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Lien révoqué' })).toBeVisible()
  await expect(page.getByText('Révoqué', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Révoquer' }).first()).toBeDisabled()
})

test('questions for the visit that cannot be removed stay in their fields', async ({
  page,
  request,
}) => {
  const { owner, cat } = await ownerApi(page, request)
  await owner.setVisitQuestions(cat, ['Peut-on baisser la dose ?', 'Et le poulet ?'])
  await failAt(page, 'useSetVisitQuestionsMutation')
  await page.goto(`/share/${cat}`)
  await page.getByRole('button', { name: 'Effacer les questions' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible d’enregistrer les questions.')
  await expect(page.getByLabel('Question 1')).toHaveValue('Peut-on baisser la dose ?')
  await expect(page.getByLabel('Question 2')).toHaveValue('Et le poulet ?')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Effacer les questions' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Questions effacées' })).toBeVisible()
  await expect(page.getByLabel('Question 1')).toHaveValue('')
  await expect(page.getByLabel('Question 2')).toBeHidden()
})

test('a PDF export that fails shows the reason', async ({ page, request }) => {
  const { owner, cat } = await ownerApi(page, request)
  await page.goto(`/analysis/${cat}`)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Données insuffisantes pour générer le PDF.')

  await owner.addEntry(cat, 0, fine)
  const link = await owner.share(cat)
  // The test has no printer, and no second window.
  await page.addInitScript(() => {
    window.print = () => {
      throw new Error('no printer')
    }
    window.open = () => null
  })
  // The sheet waits for care and results, so that the first toast stays until it was seen.
  const respond = await holdAt(page, 'loadDetailsOwnerQuery')
  await page.goto(`/analysis/${cat}`)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Impression lancée' })).toBeVisible()
  respond()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de générer le PDF.')
  await page.goto(`/shared/${link}`)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(refusal(page, 'Erreur')).toContainText(
    'Impossible de générer le PDF. Veuillez réessayer.',
  )
})

test('a screen that fails shows a message, and can be reloaded', async ({ page, request }) => {
  await ownerApi(page, request)
  await failAt(page, 'HomeScreenQuery')
  await page.goto('/home')
  await expect(
    page.getByRole('heading', { name: 'Oups ! Une erreur s’est produite' }),
  ).toBeVisible()
  await expect(
    page.getByText('Quelque chose s’est mal passé. Essayez de recharger la page.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
  await restoreServer(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
})
