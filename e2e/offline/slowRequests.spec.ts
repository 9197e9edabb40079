import { codeOf } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { holdAt } from '../support/operationFaults'
import { OwnerApi } from '../support/ownerApi'
import { isHistoryPersisted } from '../support/phoneTest'

// The screen during slow requests (product/pages 3.7, 3.8). A second press has no effect.

test('a message is shown while the app starts, loads the viewer and leads to the sign-in', async ({
  page,
  request,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  let releaseLogin = () => {}
  const heldLogin = new Promise<void>((resolve) => (releaseLogin = resolve))
  await page.route(codeOf('screens/login/LoginScreen.tsx'), (route) =>
    heldLogin.then(() => route.continue()),
  )
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(page.getByText('Initialisation...')).toBeVisible()
  release()
  await expect(page.getByText('Redirection vers la page de connexion...')).toBeVisible()
  releaseLogin()
  await page.waitForURL('**/login')
  await expect(page.getByRole('link', { name: 'Découvrir' })).toHaveAttribute(
    'href',
    '/onboarding-intro',
  )

  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  const respond = await holdAt(page, 'viewerQuery')
  // Only this screen's query has the devices: the data for a start without a network does not.
  const respondToScreen = await holdAt(page, 'SettingsSessionsScreenQuery')
  await page.goto('/settings/sessions')
  await expect(page.getByText('Vérification de l’authentification...')).toBeVisible()
  respond()
  await expect(page.getByText('Chargement...')).toBeVisible()
  respondToScreen()
  await expect(page.getByText('cet appareil')).toBeVisible()
})

test('a button shows its progress while a cat is added, changed, shared or deleted, and the account', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  const sent: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''),
  )

  let respond = await holdAt(page, 'useCreateAnimalMutation')
  await page.goto('/add-animal')
  await expect(
    page.getByRole('link', { name: 'Annuler' }).or(page.getByRole('button', { name: 'Annuler' })),
  ).toBeVisible()
  await page.getByLabel('Nom du chat').fill('Mina')
  await page.getByLabel('Poids (kg)').fill('4,2')
  await page.getByRole('button', { name: 'Ajouter le chat' }).dblclick()
  await expect(page.getByRole('button', { name: 'Ajout...' })).toBeVisible()
  respond()
  await page.waitForURL('**/home')
  expect(sent.filter((body) => body.includes('Mina'))).toHaveLength(1)

  respond = await holdAt(page, 'useUpdateAnimalMutation')
  await page.getByRole('link', { name: 'Profil' }).click()
  await page.getByLabel('Âge (années)').fill('11')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByRole('button', { name: 'Sauvegarde...' })).toBeVisible()
  respond()
  await expect(page.getByRole('button', { name: 'Sauvegarder' })).toBeVisible()
  await page.getByRole('link', { name: 'Accueil', exact: true }).click()

  respond = await holdAt(page, 'useCreateShareLinkMutation')
  await page.getByRole('button', { name: 'Partager' }).click()
  const sharing = page.getByRole('dialog', { name: 'Partager Mina' })
  await expect(sharing).toContainText(
    'Le lien est sécurisé, expire après 72 heures et peut être révoqué à tout moment.',
  )
  await sharing.getByRole('button', { name: 'Créer un lien de partage' }).click()
  await expect(sharing.getByRole('button', { name: 'Création...' })).toBeVisible()
  respond()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sharing.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'URL copiée' })).toContainText(
    'Le lien a été copié dans le presse-papiers.',
  )
  const mail = await sharing.getByRole('link', { name: 'Ouvrir l’email' }).getAttribute('href')
  expect(decodeURIComponent(mail!)).toContain('subject=Suivi de santé de mon chat')
  await expect(sharing.getByRole('link', { name: 'Prévisualiser' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await sharing.getByRole('button', { name: 'Fermer', exact: true }).click()
  await page.getByRole('button', { name: 'Partager' }).click()
  // Closing the dialog has cleared the link.
  await expect(sharing.getByRole('button', { name: 'Créer un lien de partage' })).toBeVisible()
  await sharing.getByRole('button', { name: 'Fermer', exact: true }).click()

  respond = await holdAt(page, 'useDeleteAnimalMutation')
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const deleting = page.getByRole('dialog', { name: 'Supprimer Mina' })
  await expect(deleting.getByRole('button', { name: 'Annuler' })).toBeVisible()
  await deleting.getByRole('button', { name: 'Supprimer' }).click()
  await expect(deleting.getByRole('button', { name: 'Suppression...' })).toBeVisible()
  respond()
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()

  respond = await holdAt(page, 'useDeleteAccountMutation')
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await page.getByRole('link', { name: 'Confidentialité & données' }).click()
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' })
  await expect(dialog).toContainText(
    'Êtes-vous sûr de vouloir supprimer votre compte ? Cette action est irréversible.',
  )
  await dialog.getByLabel('Votre mot de passe').fill(ownerApi.owner.password)
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Suppression en cours')).toBeVisible()
  await expect(page.getByText('Veuillez patienter pendant le traitement...')).toBeVisible()
  respond()
  await expect(page.getByRole('link', { name: 'Commencer le suivi' }).first()).toBeVisible()
})

test('a session that ended while the dashboard was open requires a sign-in', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
  // A pending request of the page would end the session before the reload, which would then be a
  // visitor's.
  await expect.poll(() => page.evaluate(isHistoryPersisted, 0)).toBe(true)
  await ownerApi.signOut()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Connexion requise' })).toBeVisible()
  await expect(page.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
})
