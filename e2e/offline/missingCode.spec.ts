import type { APIRequestContext, Page, Route } from '@playwright/test'
import { codeOf } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { fine, OwnerApi } from '../support/ownerApi'
import { openJournal } from '../support/sections'

// If the network withholds the code of a part, the page itself still works. Service workers are
// blocked, because one would have the code.
test.use({ serviceWorkers: 'block' })

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Connexion impossible' })
const trouble = (page: Page) => page.getByRole('heading', { name: /Une erreur s.est produite/ })

async function enter(page: Page, request: APIRequestContext): Promise<string> {
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  await owner.addEntry(cat, 0, fine)
  await owner.signInOn(page)
  return cat
}

test('a dialog that cannot load shows a message, and opens at the next tap with a network', async ({
  page,
  request,
}) => {
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

test('the weight curve leaves its place empty and typed text unchanged, and loads with the network', async ({
  page,
  request,
}) => {
  const cat = await enter(page, request)
  const curve = codeOf('rest')
  const breed = page.getByLabel('Race')
  const held = await hold(page, curve)
  await page.goto(`/animals/${cat}`)
  await breed.fill('Chartreux')
  await held.begun
  const refuse = async (route: Route) => await route.abort()
  await page.route(curve, refuse)
  // The request fails while the browser reports a network again, before there is a response.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await held.fail()
  await expect(page.getByRole('list', { name: 'Pesées' }).getByRole('listitem')).toHaveCount(1)
  const table = page.getByRole('table', { name: 'Pesées des 12 derniers mois' })
  await expect(table).toBeHidden()
  await page.unroute(curve, refuse)
  await expect(table).toBeAttached()
  await expect(breed).toHaveValue('Chartreux')
  await expect(trouble(page)).toBeHidden()
})

test('if the server no longer has this build, the newer one is offered, and no typed text is lost', async ({
  page,
  request,
}) => {
  const cat = await enter(page, request)
  // A new version is offered after the question about cookies (product/pages 3.10).
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  const newer = page.getByRole('heading', { name: 'Une nouvelle version est disponible' })
  const breed = page.getByLabel('Race')
  await page.goto(`/animals/${cat}`)
  await breed.fill('Chartreux')
  await expect(page.getByRole('table', { name: 'Pesées des 12 derniers mois' })).toBeAttached()
  // The code that offers a new version loads after the page.
  await waitForCode(page, 'news')
  await page.route(/\/assets\/[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(refusal(page)).toBeVisible()
  await expect(newer).toBeVisible()
  await expect(breed).toHaveValue('Chartreux')
  await page.unroute(/\/assets\/[\w-]+\.js/)
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect(breed).toHaveValue('')
  await expect(newer).toBeHidden()
})

test('a page whose code fails on an unstable network opens where the tap led', async ({
  page,
  request,
}) => {
  const cat = await enter(page, request)
  await page.goto(`/analysis/${cat}`)
  await openJournal(page)
  const held = await hold(page, codeOf('screens/history/HistoryScreen.tsx'))
  await page.getByRole('link', { name: 'Voir plus' }).click()
  await held.begun
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await Promise.all([page.waitForEvent('load'), held.fail()])
  await expect(page).toHaveURL(`/history/${cat}`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
})

test('a page whose code is missing without a network shows this, and opens when the network returns', async ({
  page,
  request,
}) => {
  const cat = await enter(page, request)
  await page.goto(`/analysis/${cat}`)
  await openJournal(page)
  const held = await hold(page, codeOf('screens/history/HistoryScreen.tsx'))
  await page.getByRole('link', { name: 'Voir plus' }).click()
  await held.begun
  await page.context().setOffline(true)
  await held.fail()
  await expect(page.getByRole('heading', { name: 'Cette page a besoin du réseau' })).toBeVisible()
  await expect(trouble(page)).toBeHidden()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(`/history/${cat}`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
})

/** Holds the requests for `code` until they fail. Later requests get a response. */
async function hold(
  page: Page,
  code: string,
): Promise<{ begun: Promise<void>; fail: () => Promise<void> }> {
  const held: Route[] = []
  let failed = false
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  await page.route(code, async (route) => {
    if (failed) return await route.continue()
    held.push(route)
    begin()
  })
  const fail = async () => {
    await begun
    failed = true
    await Promise.all(held.map(async (route) => await route.abort()))
  }
  return { begun, fail }
}
