import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { linkTo } from '../support/outbox'
import { newTestUser, register, signIn } from '../support/owner'

const password = 'une phrase de passe'

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

test('register, confirm the address, reset the password, sign in again, delete the account', async ({
  page,
  installation: { dataDir },
}) => {
  const owner = newTestUser('Zoé')
  const { email } = owner

  await register(page, owner)

  const proof = await linkTo('verify-email', email, dataDir)
  await page.goto('/settings/profile')
  await expect(page.getByText('Adresse à confirmer')).toBeVisible()
  await page.goto(proof)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeFocused()
  // Users open mails twice.
  await page.goto(proof)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Cette adresse email est déjà confirmée.')).toBeVisible()
  await page.goto('/settings/profile')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()

  await page.getByLabel('Prénom').fill('Zoélie')
  await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profil mis à jour' })).toBeVisible()
  await page.goto('/settings/data')
  expect(JSON.parse(await downloaded(page, 'Télécharger mes données'))).toMatchObject({
    user: { email, firstName: 'Zoélie' },
  })
  expect(await downloaded(page, 'Télécharger les tableaux (.zip)')).toContain('pesees.csv')

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Identifiants incorrects' })
  await expect(refused).toBeVisible()
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  // The page before has a field of that name too.
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Si cette adresse email est associée à un compte')).toBeVisible()
  await expect(refused).toBeHidden()
  const reset = await linkTo('reset-password', email, dataDir)
  await page.goto(reset)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible()
  await page.waitForURL('**/login')

  await page.goto(reset)
  await page.getByLabel('Mot de passe', { exact: true }).fill('encore un autre')
  await page.getByLabel('Confirmer le mot de passe').fill('encore un autre')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(
    page.getByText('Ce lien de réinitialisation est invalide ou a expiré.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()

  await signIn(page, { ...owner, password })
  await page.goto('/settings/profile')
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoélie')
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Êtes-vous sûr de vouloir supprimer votre compte ? Cette action est irréversible.',
  )
  const passwordField = dialog.getByLabel('Votre mot de passe')
  await passwordField.fill('pas le bon')
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(passwordField).toHaveAccessibleDescription('Mot de passe actuel incorrect')
  await passwordField.fill(password)
  await expect(passwordField).not.toHaveAccessibleDescription(/incorrect/)
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Suppression en cours' })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects')
})
