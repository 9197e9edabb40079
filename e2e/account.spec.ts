import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './fixtures'
import { person, register, signIn } from './owner'

const password = 'une phrase de passe'

/** The link of the mail to this address that leads to the page; the newest, once there are so many of them. */
async function linkTo(page: string, email: string, dataDir: string, count = 1): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const links = outbox(dataDir)
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => new RegExp(`href="([^"]+${page}[^"]+)"`).exec(mail)?.[1] ?? [])
    if (links.length >= count) return links.at(-1)!
    await wait(100)
  }
  throw new Error(`No mail to ${email} leads to ${page}`)
}

function outbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  // The first mail makes the folder.
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, '').replaceAll('=3D', '='))
}

test('register, prove the address, lose the password, find back in, leave for good', async ({ page, installation: { dataDir } }) => {
  const owner = person('Zoé')
  const { email } = owner
  const violations: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))

  await register(page, owner)

  const proof = await linkTo('verify-email', email, dataDir)
  await page.goto('/settings')
  await expect(page.getByText('Adresse à confirmer')).toBeVisible()
  await page.goto(proof)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeFocused()
  await page.goto('/settings')
  await expect(page.getByText('Adresse confirmée')).toBeVisible()

  await page.getByLabel('Prénom').fill('Zoélie')
  await page.getByRole('button', { name: 'Sauvegarder les modifications' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profil mis à jour' })).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Si cette adresse email est associée à un compte')).toBeVisible()
  const reset = await linkTo('reset-password', email, dataDir)
  await page.goto(reset)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible()
  await page.waitForURL('**/login', { timeout: 10_000 })

  await page.goto(reset)
  await page.getByLabel('Mot de passe', { exact: true }).fill('encore un autre')
  await page.getByLabel('Confirmer le mot de passe').fill('encore un autre')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Ce lien de réinitialisation est invalide ou a expiré.')).toBeVisible()
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()

  await signIn(page, { ...owner, password })
  await page.goto('/settings')
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoélie')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Êtes-vous sûr de vouloir supprimer votre compte ? Cette action est irréversible.')
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Suppression en cours' })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects')
  expect(violations).toEqual([])
})
