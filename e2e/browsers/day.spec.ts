import { newTestUser } from '../support/owner'
import { expect, test } from './fixtures'
import { addCat, answer, register } from './owner'

test('an owner’s day: five answers, a weighing, a dose, a link for the vet', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await register(page, newTestUser())
  await addCat(page, 'Mistigri')
  await page.press('link', 'Répondre au questionnaire de suivi')
  await answer(page, 3)
  await page.expectPath(/^\/analysis\//)
  await page.expectText('3 vomissements ou plus')
  const cat = (await page.evaluate(() => location.pathname)).split('/').at(-1)!

  await page.press('summary', /^Poids/)
  await page.press('button', 'Ajouter une pesée')
  await page.fill('Poids (kg)', '3,8')
  await page.press('button', 'Enregistrer')
  await page.expectText(/3,8 kg le/)

  await page.goto(`/care/${cat}`)
  await page.press('button', 'Ajouter un traitement')
  await page.fill('Nom du traitement', 'Semintra')
  await page.fill('Dose', '2,5')
  await page.fill('Unité', 'mL')
  await page.fill('Heures', '0h05')
  await page.press('button', 'Ajouter')
  await page.press('button', 'Semintra, 00:05 : donné')
  await page.expectText(/Donné à \d\d:\d\d par/)

  await page.goto(`/share/${cat}`)
  await page.press('button', 'Générer un lien sécurisé')
  await page.expectText('Copier le lien')
  const link = await page.evaluate(
    () => [...document.querySelectorAll('input')].find(({ value }) => /shared/.test(value))!.value,
  )

  const vet = await openBrowser()
  await vet.goto(link)
  await vet.expectText('Suivi — Mistigri')
  await vet.expectText('3 vomissements ou plus')
  await vet.expectText('3,8 kg')

  await page.goto('/settings')
  await page.press('button', 'Se déconnecter')
  await page.expectPath(/^\/$/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
