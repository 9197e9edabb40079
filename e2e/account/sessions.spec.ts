import { expect, test } from '../support/fixtures'
import { linkTo } from '../support/outbox'
import { signIn } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { expectSent, isSave, openQuestionnaire, saveOffline } from '../support/phoneTest'

test('a password reset on another device keeps the phone’s offline entry; devices sign out', async ({
  page: phone,
  context,
  browser,
  request,
  installation: { dataDir },
}) => {
  const ownerApi = await OwnerApi.register(request)
  const { owner } = ownerApi
  const cat = await ownerApi.addCat('Minette')
  await ownerApi.signInOn(phone)
  await openQuestionnaire(phone, cat)
  await context.setOffline(true)
  await saveOffline(phone, 'Sans réseau.')

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
  await phone.waitForURL('**/login')
  await phone.getByLabel('Email').fill(chosen.email)
  await phone.getByLabel('Mot de passe', { exact: true }).fill(chosen.password)
  const sent = phone.waitForResponse((response) => isSave(response.request()))
  await phone.getByRole('button', { name: 'Se connecter' }).click()
  // The sign-in returns to the page that the session ended on.
  await phone.waitForURL('**/analysis/**')
  expect((await sent).ok()).toBe(true)
  await expectSent(phone)
  await laptop.reload()
  await expect(
    laptop.getByRole('link', { name: 'Reprendre le questionnaire du jour' }),
  ).toBeVisible()

  await laptop.goto('/settings/sessions')
  const sessions = laptop.getByRole('region', { name: 'Connexion' })
  await expect(sessions.getByText('2 appareils connectés')).toBeVisible()
  await expect(sessions.getByText('Utilisé aujourd’hui, sur le même réseau')).toBeVisible()
  await sessions.getByRole('button', { name: /^Mettre fin/ }).click()
  await expect(laptop.getByRole('status').filter({ hasText: 'Session terminée' })).toBeVisible()
  await expect(sessions.getByText('Un appareil connecté')).toBeVisible()
  await phone.goto('/settings')
  await phone.waitForURL('**/login')
})

test('a device whose clock is days ahead shows that it was used today', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000)
  await page.goto('/settings/sessions')
  const device = page.getByRole('listitem').filter({ hasText: '(cet appareil)' })
  await expect(device.getByText('Utilisé aujourd’hui')).toBeVisible()
})
