import { OwnerApi } from '../support/ownerApi'
import { isPersisted } from '../support/persistedData'
import { expect, test } from './fixtures'
import { signIn } from './owner'

test('the address of a weighing opens its sheet, also without a server, and writes at a tap only', async ({
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
  await page.goto('/noter/pesee')
  await page.expectPath(new RegExp(`^/noter/pesee/${cat}$`))
  await page.expectText('Peser Mistigri')
  await page.fill('Poids (kg)', '3,8')
  await page.press('button', 'Enregistrer')
  await page.expectText('1 pesée en attente d’envoi')
  // The closed sheet leads home, which would end a navigation that had begun.
  await page.expectPath(/^\/home$/)
  await page.goto('/noter/questionnaire')
  await page.expectText('Étape 1 sur 5')

  await installation.start()
  await page.goto('/home')
  const weights = () => ownerApi.get<{ weight: string }[]>(`/api/animals/${cat}/weights`)
  // The app repeats a failed try after 30 s.
  await expect
    .poll(async () => (await weights()).map(({ weight }) => weight), { timeout: 45_000 })
    .toEqual(['3.8', '4.2'])
  await page.expectNoText('1 pesée en attente d’envoi')
})
