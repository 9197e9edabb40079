import type { BrowserContext, Page, Request } from '@playwright/test'
import { codeOfPage } from './builtCode'
import { expect, test } from './fixtures'
import { recordResponse, waitForCode, waitForFiles } from './loadedPage'
import { answer, calmDay } from './owner'
import { OwnerApi } from './ownerApi'
import { zone } from './zone'

/** A phone with Mina's questionnaire open, and access to the server's data of the owner. */
interface Phone {
  context: BrowserContext
  page: Page
  ownerApi: OwnerApi
  cat: string
}

export const phoneTest = test.extend<{ phone: Phone }>({
  phone: async ({ browser, baseURL, request }, use) => {
    const ownerApi = await OwnerApi.register(request)
    const cat = await ownerApi.addCat('Mina')
    const phone = await openPhone(
      await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR', timezoneId: zone }),
      ownerApi,
      cat,
    )
    await use(phone)
    await phone.context.close()
  },
})

export async function openPhone(
  context: BrowserContext,
  ownerApi: OwnerApi,
  cat: string,
): Promise<Phone> {
  const page = await context.newPage()
  await ownerApi.signInOn(page)
  await openQuestionnaire(page, cat)
  return { context, page, ownerApi, cat }
}

/**
 * Opens the questionnaire, and waits for the response and the code of the analysis and for the
 * mirror's code. A page without a service worker shows no journal if the network is lost earlier.
 */
export async function openQuestionnaire(
  page: Page,
  cat: string,
  open: () => Promise<unknown> = () => page.goto(`/quick-entry/${cat}`),
): Promise<void> {
  const record = recordResponse(page)
  await open()
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  await record
  await waitForFiles(page, codeOfPage('/analysis/:animalId'))
  await waitForCode(page, ...offlineCode)
  // The toaster's code has loaded.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
}

/** The code of the record's lower parts, and that of pending changes and responses offline. */
const offlineCode = ['rest', 'pending']

/** Saves these answers and this note, and waits until the app confirms that it has stored them. */
export async function saveOffline(page: Page, note: string): Promise<void> {
  await answer(page, { ...calmDay, note }, 'Sauvegarder (hors ligne)')
  await expectQueued(page)
}

/**
 * Waits until the app has left the questionnaire: its step back through the history aborts any
 * other navigation.
 */
export async function expectQueued(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Sauvegardé hors ligne' })).toBeVisible()
  await expect(page).not.toHaveURL(/\/quick-entry/)
}
export const expectPending = (page: Page) =>
  expect(page.getByText('1 saisie en attente d’envoi')).toBeVisible()
const pendingWords = /en attente d’envoi/i
export const expectSent = (page: Page) => expect(page.getByText(pendingWords)).toHaveCount(0)
export const pendingList = (page: Page) => page.getByRole('dialog', { name: 'Saisies en attente' })

/** Presses 'Synchroniser', unless the app itself has sent the visible pending entries meanwhile. */
export const synchronise = (page: Page) =>
  expect(async () => {
    if ((await page.getByText(pendingWords).count()) === 0) return
    await page.getByRole('button', { name: 'Synchroniser' }).click({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })

/** Returns whether the request sends an entry, at once or out of the queue. */
export function isSave(request: Request): boolean {
  return request.url().endsWith('/graphql') && /"appetite":/.test(request.postData() ?? '')
}

/** Lets the server execute requests, and drops its responses. */
export async function cutResponses(
  context: BrowserContext,
  meanwhile = async () => {},
): Promise<void> {
  await context.route('**/graphql', async (route) => {
    if (!isSave(route.request())) return await route.fallback()
    await route.fetch()
    await meanwhile()
    await route.abort().catch(() => {})
  })
}

export async function expectOnce(
  { ownerApi, cat }: Phone,
  note: string,
  revisions = 0,
): Promise<void> {
  await expect
    .poll(async () =>
      (await ownerApi.entries(cat)).map((entry) => ({
        note: entry.note,
        revisions: entry.revisions,
      })),
    )
    .toEqual([{ note, revisions }])
}

/**
 * Runs in the page: returns whether the app has stored a cat's history, with this many entries, for
 * use without a network.
 */
export async function isHistoryPersisted(entries: number): Promise<boolean> {
  // Opening the database before the app does would create an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'nephrochat-kept')) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open('nephrochat-kept')
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('kept').objectStore('kept').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        // The key that Relay gives the last edge, or the connection.
        resolve(
          JSON.stringify(reading.result).includes(
            entries ? `measurements(first:32):edges:${entries - 1}` : 'measurements(first:32)',
          ),
        )
      })
    })
  })
}
