import type { Page } from '@playwright/test'
import { addDays, dayIn, dayMonth } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { failAt, restoreServer, runBeforeResponse } from '../support/operationFaults'
import { answer, calmDay } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectQueued, expectSent, pendingList } from '../support/phoneTest'
import { refusal } from '../support/refusal'
import { zone, zoneOfAnotherDay } from '../support/zone'

// A dose is noted, shown, deleted and sent without a network, as a weighing is (product/offline
// 1.9).

test.use({ serviceWorkers: 'allow', timezoneId: zone })

const today = () => dayIn(new Date(), zone)
const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  amount: 2.5,
  unit: 'ml',
  plan: { kind: 'days', everyDays: 1, times: ['00:05', '23:55'] },
}

/** Waits until the device stores all data of /care and of home. */
async function openCare(page: Page, cat: string): Promise<void> {
  await page.goto(`/care/${cat}`)
  await expect(page.getByRole('button', { name: 'Semintra, 00:05 : donné' })).toBeVisible()
  for (const list of ['doses(first:150)', 'animals(first:100)'])
    await waitUntilPersisted(page, list)
}

const given = (page: Page) => page.getByRole('button', { name: 'Semintra, 00:05 : donné' })
const taken = (page: Page) => page.getByRole('button', { name: 'Semintra, 00:05 : annuler' })
const row = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText('00:05', { exact: true }) })

const dosing = test.extend<{ ownerApi: OwnerApi; cat: string; doses: () => Promise<string[]> }>({
  ownerApi: async ({ request }, use) => await use(await OwnerApi.register(request)),
  cat: async ({ ownerApi, page }, use) => {
    const cat = await ownerApi.addCat('Mina')
    await ownerApi.addEntry(cat, 0, fine)
    await ownerApi.post(`/api/animals/${cat}/treatments`, {
      ...semintra,
      firstDay: addDays(today(), -3),
    })
    await ownerApi.signInOn(page)
    await use(cat)
  },
  doses: async ({ ownerApi, cat }, use) => {
    await use(async () =>
      (
        await ownerApi.get<{ time: string | null; outcome: string }[]>(`/api/animals/${cat}/doses`)
      ).map(({ time, outcome }) => `${time} ${outcome}`),
    )
  },
})

dosing(
  'a dose noted without a network is shown as given at once, survives a restart, is counted on home, and is sent once',
  async ({ page, context, cat, doses }) => {
    await openCare(page, cat)
    await context.setOffline(true)
    await given(page).click()
    await expectQueued(page)
    await expect(row(page)).toContainText('Donné à')
    await expect(row(page)).toContainText('En attente d’envoi')
    await page.getByRole('button', { name: 'Semintra, 23:55 : sauté' }).click()
    await page.getByRole('button', { name: '2 prises en attente d’envoi' }).click()
    await expect(pendingList(page)).toContainText('Semintra, 00:05 : donné')
    await expect(pendingList(page)).toContainText('Semintra, 23:55 : sauté')
    await page.goto('/home')
    await page.getByRole('link', { name: 'Soins du jour : 2 sur 2' }).click()
    await expect(row(page)).toContainText('En attente d’envoi')
    expect(await doses()).toEqual([])
    await context.setOffline(false)
    await expectSent(page)
    expect((await doses()).toSorted()).toEqual(['00:05 given', '23:55 skipped'])
    await page.reload()
    await expect(row(page)).toContainText(/Donné à \d\d:\d\d par /)
  },
)

dosing(
  'a dose deleted before it was sent is never sent; deleted later, the deletion is sent when the network is back',
  async ({ page, context, cat, doses }) => {
    await openCare(page, cat)
    await context.setOffline(true)
    await given(page).click()
    await expectQueued(page)
    await taken(page).click()
    await expect(given(page)).toBeVisible()
    await expectSent(page)
    await context.setOffline(false)
    await given(page).click()
    await expect.poll(doses).toEqual(['00:05 given'])
    await context.setOffline(true)
    await taken(page).click()
    await expect(given(page)).toBeVisible()
    await expect(page.getByText('1 annulation en attente d’envoi')).toBeVisible()
    await page.reload()
    await expect(given(page)).toBeVisible()
    await context.setOffline(false)
    await expectSent(page)
    await expect.poll(doses).toEqual([])
  },
)

dosing(
  'fluids noted without a network pre-fill the perfusion question, and open doses lead to the care page after it',
  async ({ page, context, ownerApi, cat }) => {
    const fluids = { kind: 'fluids', name: 'NaCl', plan: { kind: 'needed' }, firstDay: today() }
    await ownerApi.post(`/api/animals/${cat}/treatments`, fluids)
    const [{ id }] = await ownerApi.get<[{ id: string }]>(`/api/animals/${cat}/measurements`)
    await ownerApi.remove(`/api/animals/${cat}/measurements/${id}`)
    await openCare(page, cat)
    await failAt(page, 'useNoteDoseMutation')
    await page.getByRole('button', { name: 'NaCl, Si besoin : donné' }).click()
    await page.getByLabel('Volume (mL)').fill('100')
    await page.getByRole('button', { name: 'Donné', exact: true }).click()
    await expect(refusal(page, 'Erreur')).toBeVisible()
    await expect(page.getByLabel('Volume (mL)')).toHaveValue('100')
    await restoreServer(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Donné', exact: true }).click()
    await expectQueued(page)
    await expect(page.getByLabel('Volume (mL)')).toHaveCount(0)
    await page.goto(`/quick-entry/${cat}`)
    await expect(page.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
    await context.setOffline(false)
    await expectSent(page)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Oui', exact: true })).toBeChecked()
    await answer(page, calmDay)
    await page.waitForURL('**/analysis/*')
    await page.getByRole('link', { name: 'Soins du jour : 0 sur 2' }).click()
    await given(page).click()
    await expect(row(page)).toContainText('Donné à')
    const [entry] = await ownerApi.get<[{ subcutaneousPerfusion: string }]>(
      `/api/animals/${cat}/measurements`,
    )
    expect(entry.subcutaneousPerfusion).toBe('yes')
  },
)

dosing(
  '‘Vu, merci’ is queued too: put aside on the device at once, and on the server when the network is back',
  async ({ page, context, ownerApi, cat }) => {
    await ownerApi.addEntry(cat, 0, { ...fine, quickHydrationValue: 'less', appetite: 2 })
    await page.goto(`/analysis/${cat}`)
    const thanks = page.getByRole('button', { name: 'Vu, merci' })
    await expect(thanks).toHaveCount(1)
    await waitUntilPersisted(page, 'weightCurve')
    await context.setOffline(true)
    await thanks.click()
    await expectQueued(page)
    await expect(page.getByText(/Vu, mis de côté jusqu’au/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Vu, mis de côté jusqu’au/)).toBeVisible()
    const activeWatches = () => ownerApi.get<{ level: string }[]>(`/api/animals/${cat}/watches`)
    expect(await activeWatches()).toHaveLength(1)
    await context.setOffline(false)
    await expectSent(page)
    await expect.poll(activeWatches).toHaveLength(0)
    const timeZone = zoneOfAnotherDay()
    await ownerApi.moveTo(timeZone)
    await page.reload()
    const until = dayMonth(addDays(dayIn(new Date(), timeZone), 1))
    await expect(page.getByText(`Vu, mis de côté jusqu’au ${until}.`)).toBeVisible()
  },
)

dosing(
  'a dose’s response that arrives after the one of a later change does not take that change off the page',
  async ({ page, cat }) => {
    await openCare(page, cat)
    const stopped = page.getByText(/^Du .+ au /)
    const responseArrived = await runBeforeResponse(page, 'useNoteDoseMutation', async () => {
      await page.getByRole('button', { name: 'Arrêter Semintra' }).click()
      await page.getByRole('button', { name: 'Arrêter le traitement' }).click()
      await expect(stopped).toBeVisible()
    })
    await given(page).click()
    await responseArrived()
    await expectSent(page)
    await expect(taken(page)).toBeVisible()
    await expect(stopped).toBeVisible()
  },
)
