import { expect, test } from '../support/fixtures'
import { failAt, restoreServer } from '../support/operationFaults'
import { fillRegistration, newTestUser } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { refusal } from '../support/refusal'

// Messages for failed requests about an account (product/pages 6.2). Failures lose no typed text.

test('a sign-in whose account cannot be read shows a message', async ({ page, request }) => {
  const { owner } = await OwnerApi.register(request)
  await failAt(page, 'viewerQuery')
  await page.goto('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(refusal(page, 'Erreur de connexion')).toContainText(
    'Votre compte n’a pas pu être lu. Veuillez réessayer.',
  )
  await expect(page.getByText('Connexion réussie')).toBeHidden()
})

test('a profile that is not saved and a refused sign-in show messages and lose no text', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  await failAt(page, 'useUpdateProfileMutation')
  await page.goto('/settings/profile')
  await expect(page.getByRole('heading', { name: 'Informations personnelles' })).toBeVisible()
  await page.getByLabel('Prénom').fill('Léonie')
  await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de mettre à jour le profil.')
  await expect(page.getByLabel('Prénom')).toHaveValue('Léonie')
  await restoreServer(page)
  await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profil mis à jour' })).toContainText(
    'Vos informations ont été sauvegardées.',
  )
  await page.goto('/settings/sessions')
  await page.getByRole('button', { name: 'Déconnecter tous les appareils' }).click()
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/login')

  await page.goto('/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Mot de passe requis',
  )
  await expect(refusal(page, 'Erreur de connexion')).toContainText('Email invalide')
  await page.getByLabel('Email').fill(ownerApi.owner.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('un autre mot de passe')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(refusal(page, 'Erreur de connexion')).toContainText('Identifiants incorrects')
  await expect(page.getByLabel('Email')).toHaveValue(ownerApi.owner.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(ownerApi.owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie' })).toContainText(
    'Bienvenue',
  )
})

test('a failed registration and a failed reset show messages', async ({ page }) => {
  const testUser = newTestUser()
  const { email } = testUser
  await failAt(page, 'useRegisterMutation')
  await fillRegistration(page, testUser)
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(refusal(page, 'Erreur d’inscription')).toContainText('Une erreur s’est produite')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await restoreServer(page)
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Inscription réussie' })).toBeVisible()

  await failAt(page, 'useForgotPasswordMutation')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('léa')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Adresse email invalide')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Une erreur inattendue s’est produite')
  await page.goto('/reset-password')
  await expect(refusal(page, 'Erreur')).toContainText('Token de réinitialisation manquant')
  await page.goto('/reset-password?token=inconnu')
  await page.getByLabel('Mot de passe', { exact: true }).fill('court')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    /Le mot de passe doit contenir au moins 8 caractères/,
  )
  await expect(page.getByLabel('Confirmer le mot de passe')).toHaveAccessibleDescription(
    'Les mots de passe ne correspondent pas',
  )
})
