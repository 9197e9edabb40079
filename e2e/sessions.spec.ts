import { expect, test } from './fixtures'
import { linkTo } from './outbox'
import { addCat, answer, calmDay, person, register, signIn } from './owner'

test('confirmed on a laptop that is not signed in: a new password is chosen there, what the phone noted offline waits for it, and each device can be signed out', async ({
  page: phone,
  context,
  browser,
  installation: { dataDir },
}) => {
  const owner = person('Zoé')
  await register(phone, owner)
  await addCat(phone, 'Minette')
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await phone.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await context.setOffline(true)
  await answer(phone, { ...calmDay, note: 'Sans réseau.' })
  await phone.waitForURL('**/home')

  const laptop = await (await browser.newContext()).newPage()
  await laptop.goto(await linkTo('verify-email', owner.email, dataDir))
  await expect(laptop.getByRole('link', { name: 'connectez-vous d’abord' })).toBeVisible()
  await laptop.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(laptop.getByText(/Votre adresse email est confirmée\. Par sécurité/)).toBeVisible()
  const chosen = { ...owner, password: 'une phrase à moi' }
  await laptop.getByLabel('Mot de passe', { exact: true }).fill(chosen.password)
  await laptop.getByLabel('Confirmer le mot de passe').fill(chosen.password)
  await laptop.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(laptop.getByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible()
  await signIn(laptop, chosen)

  await context.setOffline(false)
  await expect(phone.getByText('Connexion requise')).toBeVisible()
  await signIn(phone, chosen)
  await expect(
    phone.getByRole('link', { name: 'Reprendre le questionnaire du jour' }),
  ).toBeVisible()

  await laptop.goto('/settings')
  const sessions = laptop.getByRole('region', { name: 'Connexion' })
  await sessions.getByText('2 appareils connectés').click()
  await expect(sessions.getByText('Utilisé aujourd’hui, sur le même réseau')).toBeVisible()
  await sessions.getByRole('button', { name: /^Mettre fin/ }).click()
  await expect(laptop.getByRole('status').filter({ hasText: 'Session terminée' })).toBeVisible()
  await expect(sessions.getByText('Un appareil connecté')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Connexion requise')).toBeVisible()
})
