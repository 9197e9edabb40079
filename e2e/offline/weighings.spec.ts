import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { timeAgo, fine } from '../support/ownerApi'
import {
  expectQueued,
  expectSent,
  openPhone,
  phoneTest,
  synchronise,
  pendingList,
} from '../support/phoneTest'
import { openSection } from '../support/sections'
import { zone } from '../support/zone'

// A weighing is stored and sent like an entry: exactly once, whatever the network did.

const isWeighing = (request: Request) =>
  request.url().endsWith('/graphql') && /"weight":"\d/.test(request.postData() ?? '')

async function openAnalysis(page: Page, cat: string): Promise<void> {
  await page.goto(`/analysis/${cat}`)
  await openSection(page, 'Poids')
  await expect(page.getByText('4,2 kg le')).toBeVisible()
  await waitForCode(page, 'record/weight/WeighDialog.tsx')
}

async function weigh(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une pesée' }).click()
  const dialog = page.getByRole('dialog', { name: 'Peser Mina' })
  await dialog.getByLabel('Poids (kg)').fill(typed)
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

const swallowResponses = (context: BrowserContext) =>
  context.route('**/graphql', async (route) => {
    if (!isWeighing(route.request())) return await route.fallback()
    await route.fetch()
    await route.abort()
  })

const weighing = phoneTest.extend<{ weights: () => Promise<string[]> }>({
  phone: async ({ phone }, use) => {
    const { page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, fine)
    await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2', date: timeAgo(20) })
    await openAnalysis(page, cat)
    await use(phone)
  },
  weights: async ({ phone: { ownerApi, cat } }, use) => {
    await use(async () =>
      (await ownerApi.get<{ weight: string }[]>(`/api/animals/${cat}/weights`)).map(
        ({ weight }) => weight,
      ),
    )
  },
})

weighing(
  'the response is lost: a deletion warns that the server may have the weighing, which is sent again and is one',
  async ({ phone, weights }) => {
    const { context, page } = phone
    await swallowResponses(context)
    await weigh(page, '4,1')
    await expectQueued(page)
    await expect.poll(weights).toEqual(['4.1', '4.2', '4.2'])
    await page.getByRole('button', { name: '1 pesée en attente d’envoi' }).click()
    await pendingList(page).getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(pendingList(page)).toContainText('Le serveur a peut-être déjà enregistré')
    await pendingList(page).getByRole('button', { name: 'Annuler' }).click()
    await pendingList(page).getByRole('button', { name: 'Fermer', exact: true }).click()
    await context.unroute('**/graphql')
    await synchronise(page)
    await expectSent(page)
    await expect.poll(weights).toEqual(['4.1', '4.2', '4.2'])
  },
)

weighing(
  'two phones without a network: both weighings are kept',
  async ({ phone, weights, browser, baseURL }) => {
    const { context, page, ownerApi, cat } = phone
    const other = await openPhone(
      await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR', timezoneId: zone }),
      ownerApi,
      cat,
    )
    await openAnalysis(other.page, cat)
    for (const [phones, typed] of [
      [phone, '4,1'],
      [other, '4,0'],
    ] as const) {
      await phones.context.setOffline(true)
      await weigh(phones.page, typed)
      await expectQueued(phones.page)
    }
    for (const one of [context, other.context]) await one.setOffline(false)
    await expectSent(page)
    await expectSent(other.page)
    expect((await weights()).toSorted()).toEqual(['4.0', '4.1', '4.2', '4.2'])
    await other.context.close()
  },
)

weighing(
  'a full device shows a message, and keeps the typed number',
  async ({ phone, weights }) => {
    const { context, page } = phone
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await weigh(page, '4,1')
    const dialog = page.getByRole('dialog', { name: 'Peser Mina' })
    await expect(
      dialog.getByText(
        'La mémoire de cet appareil est pleine. Libérez de la place, puis réessayez.',
      ),
    ).toBeVisible()
    await expect(dialog.getByLabel('Poids (kg)')).toHaveValue('4,1')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect.poll(weights).toEqual(['4.1', '4.2', '4.2'])
  },
)

weighing('a weighing of the wrong cat is deleted before it leaves', async ({ phone, weights }) => {
  const { context, page } = phone
  await context.setOffline(true)
  await weigh(page, '4,1')
  await page.getByRole('button', { name: '1 pesée en attente d’envoi' }).click()
  await expect(pendingList(page)).toContainText('Pesée : 4,1 kg')
  const remove = pendingList(page).getByRole('button', { name: 'Supprimer', exact: true })
  await remove.click()
  await expect(pendingList(page)).toContainText('Elle ne sera pas envoyée.')
  await remove.click()
  await expectSent(page)
  await expect(page.getByText('4,2 kg le')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('4,2 kg le')).toBeVisible()
  expect(await weights()).toEqual(['4.2', '4.2'])
})
