import { OwnerApi } from '../support/ownerApi'
import { isPersisted } from '../support/persistedData'
import { expect, test } from './fixtures'
import { answer, signIn } from './owner'

test('without a server the worker starts the app, which stores an entry and sends it once afterwards', async ({
  openBrowser,
  installation,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  const page = await openBrowser()
  await signIn(page, ownerApi)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.until(() => page.evaluate(isPersisted, ['kept', 'weightCurve']), 'the stored record')

  await installation.stop()
  await page.goto('/home')
  await page.expectText(/Données du \d\d\/\d\d \d\d:\d\d/)
  await page.press('link', 'Répondre au questionnaire de suivi')
  await answer(page, 3)
  await page.expectText('3 vomissements ou plus')
  await page.goto('/home')
  await page.expectText('1 saisie en attente d’envoi')

  await installation.start()
  // An open page tries again later; its next start tries at once.
  await page.goto('/home')
  // The app repeats a failed try after 30 s.
  await expect.poll(() => ownerApi.entries(cat), { timeout: 45_000 }).toHaveLength(1)
  await page.expectNoText('1 saisie en attente d’envoi')
})
