import type { Route } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { isHistoryPersisted, phoneTest } from '../support/phoneTest'

// The server refuses a whole query ('Requête trop complexe'), as it may for another build. The
// response has no data.

const fields = Array.from({ length: 510 }, (_, index) => `a${index}: email`).join(' ')
/** Replaces the page's query by one that the server really refuses. */
const refuse = (route: Route) =>
  route.continue({
    postData: JSON.stringify({ query: `{ viewer { ${fields} } animal(uuid: "x") { name } }` }),
  })

phoneTest(
  'a refused query is served from the device, and removes nothing from it',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await page.reload()
    await expect.poll(() => page.evaluate(isHistoryPersisted, 1)).toBe(true)
    await context.route('**/graphql', refuse)
    const storedNotice = page.getByText(/Données du \d\d\/\d\d \d\d:\d\d/)
    for (const path of [`/analysis/${cat}`, '/home', `/history/${cat}`]) {
      await page.goto(path)
      await expect(page.getByText('Mina').first()).toBeVisible()
      await expect(storedNotice).toBeVisible()
    }
    await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
    await context.unroute('**/graphql')
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
    await expect(storedNotice).toHaveCount(0)
  },
)

test('if the device has no data, the refusal is shown', async ({ page, context, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await context.route('**/graphql', refuse)
  await page.goto(`/analysis/${cat}`)
  await expect(
    page.getByRole('heading', { name: 'Oups ! Une erreur s’est produite' }),
  ).toBeVisible()
  await context.unroute('**/graphql')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
})
