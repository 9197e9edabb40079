import type { Page } from '@playwright/test'
import { addDays, dayIn, longDate } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { answer, calmDay } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'
import { zone } from '../support/zone'

// The edits after the questionnaire: an addition to today in a dialog, and a forgotten day
// (product/entries 6).

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

async function home(page: Page, ownerApi: OwnerApi): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /questionnaire/ })).toBeVisible()
}

const additions = (page: Page) => page.getByRole('dialog', { name: 'Ajouter à aujourd’hui' })

async function openAdditions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter à aujourd’hui' }).tap()
}

test('an addition to today is an edit of its entry like any other', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await home(page, ownerApi)
  await expect(page.getByRole('button', { name: 'Ajouter à aujourd’hui' })).toHaveCount(0)
  await ownerApi.addEntry(cat, 0, { ...fine, note: 'Calme.' })
  await page.reload()
  const add = async (what: string, last: string) => {
    await openAdditions(page)
    await additions(page).getByRole('link', { name: what }).tap()
    await page.getByRole('button', { name: last, exact: true }).tap()
    await page.waitForURL('**/home')
  }
  await add('+1 vomissement', 'Ajouter un vomissement')
  await add('+1 vomissement', 'Ajouter un vomissement')
  await add('Selles', 'Selles molles ou liquides')
  await add('Perfusion', 'Ajouter la perfusion')
  await openAdditions(page)
  await additions(page).getByRole('link', { name: 'Note' }).tap()
  await page.getByLabel('Observations du jour').fill('Calme. Puis moins.')
  await page.getByRole('button', { name: 'Enregistrer' }).tap()
  await page.waitForURL('**/home')
  await expect(page.getByRole('list', { name: 'Indicateurs de la dernière saisie' })).toContainText(
    'À surveiller',
  )
  const entries = await ownerApi.entries(cat)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    ...fine,
    vomiting: 2,
    stool: 'soft',
    subcutaneousPerfusion: 'yes',
    urination: 5,
    note: 'Calme. Puis moins.',
    revisions: 5,
  })
  await openAdditions(page)
  await additions(page).getByRole('button', { name: 'Pesée' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).tap()
  await expect(page.getByText('Pesée ajoutée')).toBeVisible()
})

test('without a network an addition waits, and is sent once', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await home(page, ownerApi)
  await openAdditions(page)
  await additions(page).getByRole('link', { name: '+1 vomissement' }).tap()
  const add = page.getByRole('button', { name: 'Ajouter un vomissement' })
  await expect(add).toBeVisible()
  await waitForCode(page, 'pending')
  await context.setOffline(true)
  await add.tap()
  await page.waitForURL('**/home')
  await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible()
  expect((await ownerApi.entries(cat))[0]).toMatchObject({ vomiting: 0, revisions: 0 })
  await context.setOffline(false)
  await expect
    .poll(async () => await ownerApi.entries(cat))
    .toMatchObject([{ vomiting: 1, revisions: 1 }])
})

test('a forgotten day is added from the history, and marked', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const daysAgo of [0, 1, 3]) await ownerApi.addEntry(cat, daysAgo, fine)
  await home(page, ownerApi)
  await page.goto(`/history/${cat}`)
  await page.getByRole('button', { name: 'Ajouter un jour oublié' }).tap()
  const days = page.getByRole('dialog', { name: 'Ajouter un jour oublié' }).getByRole('link')
  await expect(days).toHaveCount(5)
  const forgotten = addDays(dayIn(new Date(), zone), -2)
  await days.filter({ hasText: new RegExp(longDate(forgotten), 'i') }).tap()
  await expect(page.getByRole('button', { name: 'Comme hier' })).toHaveCount(0)
  await answer(page, { ...calmDay, appetite: 'Rien (0 %)' })
  await page.waitForURL('**/history/*')
  await expect(page.getByText(/^ajouté le/)).toHaveCount(1)
  const entries = await ownerApi.entries(cat)
  expect(entries.map(({ day }) => day)).toContain(forgotten)
  const alerts = await ownerApi.get<{ alertId: string; date: string }[]>('/api/alerts')
  expect(
    alerts.filter(
      ({ alertId, date }) => alertId === 'appetite-refusal' && dayIn(date, zone) === forgotten,
    ),
  ).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Ajouter un jour oublié' }).tap()
  await expect(days).toHaveCount(4)
})
