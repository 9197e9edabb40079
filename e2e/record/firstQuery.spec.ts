import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeOf } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { holdAt } from '../support/operationFaults'
import { fine, OwnerApi } from '../support/ownerApi'

// The document's first script (web/first.ts) sends the first screen's query before the app has
// loaded. Service workers are blocked, because one would have the code.
test.use({ serviceWorkers: 'block' })

const documents = JSON.parse(
  readFileSync(new URL('../../web/__generated__/persistedQueries.json', import.meta.url), 'utf8'),
) as Record<string, string>

/**
 * Opens a page whose app does not load until `release` is called. `operations` lists the operations that
 * were sent.
 */
async function open(page: Page, path: string) {
  const operations: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    const { id } = request.postDataJSON() as { id: string }
    operations.push(/\w+ (\w+)/.exec(documents[id]!)![1]!)
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(codeOf('start'), async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { operations, release }
}

/** Imitates a token that is 15 minutes old: its own time has passed, and the server refuses it. */
const age = (page: Page) =>
  page.evaluate(() => {
    const [head, body, signature] = localStorage.getItem('accessToken')!.split('.')
    const claims: object = JSON.parse(atob(body!.replaceAll('-', '+').replaceAll('_', '/')))
    localStorage.setItem(
      'accessToken',
      [head, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'),
    )
  })

test('home, its portrait and the viewer are requested before the app has loaded, and once', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.addPhoto(cat)
  await ownerApi.signInOn(page)
  const portrait = page.waitForRequest(/\/photos\//)
  const { operations, release: arrive } = await open(page, '/home')
  await expect.poll(() => operations.toSorted()).toEqual(['HomeScreenQuery', 'viewerQuery'])
  // The queries of the next pages are sent too.
  await portrait
  arrive()
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajouter un chat' })).toBeVisible()
  expect(
    operations.filter((name) => name === 'HomeScreenQuery' || name === 'viewerQuery'),
  ).toHaveLength(2)
})

test('home whose response arrives before the session’s is shown as soon as both are there', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mistigri')
  await ownerApi.signInOn(page)
  const release = await holdAt(page, 'viewerQuery')
  const screen = page.waitForResponse('**/graphql')
  await page.goto('/home')
  await (await screen).finished()
  await expect(page.getByText('Chargement...')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
})

test('an expired token is renewed first, once for both', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  await ownerApi.signInOn(page)
  await age(page)
  const { operations, release: arrive } = await open(page, `/analysis/${cat}`)
  await expect
    .poll(() => operations.toSorted())
    .toEqual(['AnalysisScreenQuery', 'refreshMutation', 'viewerQuery'])
  arrive()
  await expect(page.getByRole('heading', { name: 'Mistigri' }).first()).toBeVisible()
  expect(operations.filter((name) => name === 'refreshMutation')).toHaveLength(1)
})

test('a session that ends before the app has loaded leaves no data', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  await age(page)
  await page.evaluate(() => localStorage.setItem('refreshToken', 'unknown'))
  const { release: arrive } = await open(page, '/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  arrive()
  await expect(page.getByRole('heading', { name: 'Connexion requise' })).toBeVisible()
})

test('a visitor sends no query', async ({ page }) => {
  const { operations, release: arrive } = await open(page, '/home')
  arrive()
  await expect(page.getByRole('link', { name: 'Commencer le suivi' })).toBeVisible()
  expect(operations).toEqual([])
})
