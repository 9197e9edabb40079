import type { APIRequestContext, Page } from '@playwright/test'
import { codeOf } from './builtCode'
import { expect, test } from './fixtures'
import { fine, Household } from './household'

// A part of a page whose code the network keeps never takes the page with it. No worker: it would have the code.
test.use({ serviceWorkers: 'block' })

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Connexion impossible' })
const trouble = (page: Page) => page.getByRole('heading', { name: /Une erreur s.est produite/ })

async function enter(page: Page, request: APIRequestContext): Promise<string> {
  const house = await Household.register(request)
  const cat = await house.addCat('Mina')
  await house.addEntry(cat, 0, fine)
  await house.signInOn(page)
  return cat
}

test('a dialog that cannot come says so, and comes at the next tap with a network', async ({ page, request }) => {
  const cat = await enter(page, request)
  const dialogs = [
    { path: `/animals/${cat}`, button: 'Modifier', dialog: 'Modifier la photo de profil' },
    { path: `/animals/${cat}`, button: /^Supprimer la pesée/, dialog: 'Supprimer la pesée' },
    { path: `/analysis/${cat}`, button: 'Partager au vétérinaire', dialog: 'Partager Mina' },
  ]
  for (const { path, button, dialog } of dialogs) {
    await page.goto(path)
    const opens = page.getByRole('button', { name: button, exact: true })
    await expect(opens).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
    await page.context().setOffline(true)
    await opens.click()
    await expect(refusal(page)).toBeVisible()
    await expect(trouble(page)).toBeHidden()
    await page.context().setOffline(false)
    await opens.click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  }
})

test('the weight curve leaves its place empty, and comes with the network', async ({ page, request }) => {
  const cat = await enter(page, request)
  const curve = codeOf('rest')
  await page.route(curve, (route) => route.abort())
  await page.goto(`/animals/${cat}`)
  // The page was loaded anew, once, for code that an older build might have named; meanwhile there may be no document.
  await expect(async () => expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type))).toEqual(['reload'])).toPass()
  await expect(page.getByRole('list', { name: 'Pesées' }).getByRole('listitem')).toHaveCount(1)
  await expect(trouble(page)).toBeHidden()
  const table = page.getByRole('table', { name: 'Pesées des 12 derniers mois' })
  await expect(table).toBeHidden()
  await page.unroute(curve)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(table).toBeAttached()
})
