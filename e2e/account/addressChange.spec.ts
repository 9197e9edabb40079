import { expect, test } from '../support/fixtures'
import { linkTo } from '../support/outbox'
import { newTestUser, register, signIn } from '../support/owner'

test('another address requires the password, is valid once confirmed, and the old one can restore itself', async ({
  page,
  installation: { dataDir },
}) => {
  const owner = newTestUser('Zoé')
  const { email } = owner
  const newEmail = `nouvelle-${email}`
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await register(page, owner)
  await page.goto(await linkTo('verify-email', email, dataDir))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()

  await page.goto('/settings/profile')
  const identity = page.getByRole('region', { name: 'Informations personnelles' })
  const save = identity.getByRole('button', { name: 'Sauvegarder les modifications' })
  await expect(identity.getByLabel('Mot de passe actuel')).toBeHidden()
  await identity.getByLabel('Email').fill(newEmail)
  await identity.getByLabel('Mot de passe actuel').fill('ce n’est pas lui')
  await save.click()
  await expect(identity.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
    'Mot de passe actuel incorrect',
  )
  await identity.getByLabel('Mot de passe actuel').fill(owner.password)
  await save.click()
  await expect(
    identity.getByText(`Un email avec un lien valable 24 heures a été envoyé à ${newEmail}.`),
  ).toBeVisible()
  await expect(identity.getByLabel('Email')).toHaveValue(email)
  await linkTo('verify-email', newEmail, dataDir)
  await identity.getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(identity.getByText('Adresse confirmée')).toBeVisible()

  await identity.getByLabel('Email').fill(newEmail)
  await identity.getByLabel('Mot de passe actuel').fill(owner.password)
  await save.click()
  const proof = await linkTo('verify-email', newEmail, dataDir, 2)
  await page.goto(proof)
  // The app removes the token from the address. A reload of the tab still has it.
  expect(page.url()).not.toContain('token')
  await page.reload()
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Cette adresse remplace l’ancienne.')).toBeVisible()
  await page.goto('/settings/profile')
  await expect(identity.getByLabel('Email')).toHaveValue(newEmail)

  await page.goto(await linkTo('restore-email', email, dataDir))
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Reprendre mon compte' }).click()
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase à moi')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase à moi')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible()
  await signIn(page, { ...owner, password: 'une phrase à moi' })
  await page.goto('/settings/profile')
  await expect(identity.getByLabel('Email')).toHaveValue(email)
  // Only the documents themselves are requested with a token in their address.
  expect(requestedUrls.filter((url) => url.includes('token='))).toHaveLength(3)
})
