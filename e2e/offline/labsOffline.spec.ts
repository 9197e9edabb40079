import type { Page } from '@playwright/test'
import { addDays, dateInWords, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectQueued, expectSent, pendingList } from '../support/phoneTest'
import { zone } from '../support/zone'

// A laboratory result is added, corrected and deleted without a network (product/offline 1.10).

test.use({ serviceWorkers: 'allow', timezoneId: zone, viewport: { width: 360, height: 740 } })

const day = (daysAgo: number) => addDays(dayIn(new Date(), zone), -daysAgo)
const creatinine = (value: string) => ({ quantity: 'creatinine', value, unit: 'mg/L' })

const labsTest = test.extend<{ ownerApi: OwnerApi; cat: string; results: () => Promise<string[]> }>(
  {
    ownerApi: async ({ request }, use) => await use(await OwnerApi.register(request)),
    cat: async ({ ownerApi, page }, use) => {
      const cat = await ownerApi.addCat('Mina')
      await ownerApi.post(`/api/animals/${cat}/labs`, {
        day: day(30),
        laboratory: 'Labo du Parc',
        values: [creatinine('22')],
      })
      await ownerApi.signInOn(page)
      await use(cat)
    },
    results: async ({ ownerApi, cat }, use) => {
      await use(async () =>
        (
          await ownerApi.get<{ day: string; values: { value: string }[] }[]>(
            `/api/animals/${cat}/labs`,
          )
        ).map((result) => `${result.day} ${result.values[0]!.value}`),
      )
    },
  },
)

async function openLabs(page: Page, cat: string): Promise<void> {
  await page.goto(`/labs/${cat}`)
  await expect(page.getByRole('button', { name: 'Ajouter des résultats' })).toBeVisible()
  await waitUntilPersisted(page, 'Labo du Parc')
}

const rows = (page: Page) => page.getByRole('list', { name: 'Résultats' }).getByRole('listitem')
const newest = (page: Page) => rows(page).first()
const button = (page: Page, what: 'Corriger' | 'Supprimer', daysAgo: number) =>
  page.getByRole('button', { name: `${what} les résultats du ${dateInWords(day(daysAgo))}` })

async function type(page: Page, value: string): Promise<void> {
  await page.getByLabel('Créatinine', { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tous les résultats' })).toBeVisible()
}

async function remove(page: Page, daysAgo: number): Promise<void> {
  await button(page, 'Supprimer', daysAgo).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(button(page, 'Supprimer', daysAgo)).toHaveCount(0)
}

labsTest(
  'a result typed without a network is shown with its stage, corrected in the queue, and sent once',
  async ({ page, context, cat, results }) => {
    await openLabs(page, cat)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
    await type(page, '24')
    await expectQueued(page)
    await expect(newest(page)).toContainText('Créatinine 24 mg/L')
    await expect(newest(page)).toContainText('En attente d’envoi')
    await expect(page.getByText('Stade IRIS 2. Indicatif')).toBeVisible()
    await page.reload()
    await button(page, 'Corriger', 0).click()
    await type(page, '21')
    await expect(newest(page)).toContainText('Créatinine 21 mg/L')
    await page.getByRole('button', { name: '1 analyse en attente d’envoi' }).click()
    await expect(pendingList(page)).toContainText('Analyses : Créatinine 21 mg/L')
    await page.getByRole('button', { name: 'Fermer la fenêtre' }).click()
    expect(await results()).toEqual([`${day(30)} 22`])
    await context.setOffline(false)
    await expectSent(page)
    await expect.poll(results).toEqual([`${day(0)} 21`, `${day(30)} 22`])
    await expect(newest(page)).not.toContainText('En attente')
  },
)

labsTest(
  'results on the server are corrected and deleted without a network; unsent ones are removed at once',
  async ({ page, context, ownerApi, cat, results }) => {
    await ownerApi.post(`/api/animals/${cat}/labs`, { day: day(60), values: [creatinine('20')] })
    await openLabs(page, cat)
    await context.setOffline(true)
    await button(page, 'Corriger', 30).click()
    await type(page, '23')
    await expect(newest(page)).toContainText('Créatinine 23 mg/L')
    await remove(page, 60)
    await expect(page.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
    await type(page, '30')
    await remove(page, 0)
    await expect(page.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await page.reload()
    await expect(newest(page)).toContainText('Créatinine 23 mg/L')
    await expect(rows(page)).toHaveCount(1)
    await context.setOffline(false)
    await expectSent(page)
    await expect.poll(results).toEqual([`${day(30)} 23`])
  },
)

labsTest(
  'a request whose response was lost does not restore a deleted result, and a refusal shows its reason',
  async ({ page, context, ownerApi, cat, results }) => {
    await openLabs(page, cat)
    // The server executes the request, and its response is lost.
    await context.route('**/graphql', async (route) => {
      if (!/"fasting"/.test(route.request().postData() ?? '')) return await route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
    await type(page, '24')
    await expectQueued(page)
    await context.setOffline(true)
    await context.unroute('**/graphql')
    expect(await results()).toHaveLength(2)
    const [{ id }] = await ownerApi.get<[{ id: string }]>(`/api/animals/${cat}/labs`)
    await ownerApi.remove(`/api/animals/${cat}/labs/${id}`)
    await context.setOffline(false)
    await page.getByRole('button', { name: '1 analyse n’a pas pu être envoyée' }).click()
    await expect(pendingList(page)).toContainText(
      'Refusée par le serveur : Ces résultats ont été supprimés',
    )
    expect(await results()).toEqual([`${day(30)} 22`])
  },
)
