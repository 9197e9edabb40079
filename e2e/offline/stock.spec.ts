import type { Page } from '@playwright/test'
import { addDays, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectQueued, expectSent, pendingList } from '../support/phoneTest'
import { zone } from '../support/zone'

// A stock is started, doses and a renewal are noted without a network, and each counts once (product/stock 1.3, 5.3).

test.use({ serviceWorkers: 'allow', timezoneId: zone, viewport: { width: 360, height: 740 } })

const today = () => dayIn(new Date(), zone)
const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  amount: 1,
  unit: 'tablet',
  plan: { kind: 'days', everyDays: 1, times: ['00:05', '23:55'] },
}

const counting = test.extend<{
  ownerApi: OwnerApi
  cat: string
  stock: () => Promise<{ level: number; daysLeft: number; changes: { amount: number }[] }>
}>({
  ownerApi: async ({ request }, use) => await use(await OwnerApi.register(request)),
  cat: async ({ ownerApi, page }, use) => {
    const cat = await ownerApi.addCat('Mina')
    await ownerApi.addEntry(cat, 0, fine)
    const firstDay = addDays(today(), -3)
    await ownerApi.post(`/api/animals/${cat}/treatments`, { ...semintra, firstDay })
    await ownerApi.signInOn(page)
    await use(cat)
  },
  stock: async ({ ownerApi, cat }, use) => {
    await use(async () => (await ownerApi.get<never[]>(`/api/animals/${cat}/stocks`))[0]!)
  },
})

const dialog = (page: Page) => page.getByRole('dialog')
/** Submits the dialog, and waits until the page is alone: an open dialog also shows what is left. */
async function submit(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name }).click()
  await expect(dialog(page)).toBeHidden()
}
const left = (page: Page, words: string) => page.getByText(words, { exact: true })

counting(
  'a stock that is started, doses and a renewal without a network, and each once with it',
  async ({ page, context, cat, stock }) => {
    await page.goto(`/care/${cat}`)
    await page.getByRole('button', { name: 'Suivre le stock : Semintra' }).click()
    await dialog(page).getByLabel('Il en reste').fill('18')
    await submit(page, 'Suivre ce stock')
    await expect(left(page, 'Reste 9 jours (18 doses)')).toBeVisible()
    for (const list of ['"recentDoses"', 'animals(first:100)']) await waitUntilPersisted(page, list)

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Semintra, 00:05 : donné' }).click()
    await expectQueued(page)
    await expect(left(page, 'Reste 9 jours (17 doses)')).toBeVisible()
    await page.getByRole('button', { name: 'Semintra, 23:55 : donné' }).click()
    await expect(left(page, 'Reste 8 jours (16 doses)')).toBeVisible()
    await page.getByRole('button', { name: 'Semintra, 23:55 : annuler' }).click()
    await expect(left(page, 'Reste 9 jours (17 doses)')).toBeVisible()

    await page.getByRole('button', { name: 'Stock : Semintra' }).click()
    await dialog(page).getByText('Corriger', { exact: true }).first().click()
    await dialog(page).getByLabel('Il en reste (doses)').fill('13')
    await submit(page, 'Corriger')
    await expect(left(page, 'Reste 7 jours (13 doses)')).toBeVisible()
    await page.goto('/home')
    await page.getByRole('link', { name: 'Semintra : reste 7 jours' }).click()
    await page.getByRole('button', { name: 'Renouvelé : Semintra' }).click()
    await dialog(page).getByLabel('Combien (doses)').fill('30')
    await submit(page, 'Enregistrer')
    await expect(left(page, 'Reste 22 jours (43 doses)')).toBeVisible()
    await page.getByRole('button', { name: /en attente d’envoi/ }).click()
    await expect(pendingList(page)).toContainText('Semintra : corrigé, −4 doses')
    await expect(pendingList(page)).toContainText('Semintra : renouvelé, +30 doses')
    await page.keyboard.press('Escape')
    expect(await stock()).toMatchObject({ level: 18, changes: [{ amount: 18 }] })

    await context.setOffline(false)
    await expectSent(page)
    await expect.poll(stock).toMatchObject({ level: 43, daysLeft: 22 })
    await page.reload()
    await expect(left(page, 'Reste 22 jours (43 doses)')).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('link', { name: 'Soins du jour : 1 sur 2' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Semintra/ })).toHaveCount(0)
  },
)
