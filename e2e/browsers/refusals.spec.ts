import { fine, OwnerApi, urgent } from '../support/ownerApi'
import { test } from './fixtures'
import { answer, signIn } from './owner'

test('in a private window a day is answered and read', async ({ openBrowser, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  const page = await openBrowser({ isPrivate: true })
  await signIn(page, ownerApi)
  await page.press('link', 'Répondre au questionnaire de suivi')
  await answer(page, 3)
  await page.expectText('3 vomissements ou plus')
})

test('a browser that stores nothing shows the vet’s page and the sign-in', async ({
  openBrowser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await ownerApi.addEntry(cat, 0, urgent)
  const page = await openBrowser({ refusesStorage: true })
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await page.expectText('Suivi — Mina')
  await page.expectText('Urgent')
  await page.goto('/login')
  await page.expectText('Se souvenir de moi')
})
