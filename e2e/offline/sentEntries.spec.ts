import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { openWithRecord } from '../support/loadedPage'
import { answer, calmDay } from '../support/owner'
import { fine } from '../support/ownerApi'
import {
  expectSent,
  isSave,
  isHistoryPersisted,
  openQuestionnaire,
  saveOffline,
  phoneTest,
} from '../support/phoneTest'
import { openJournal } from '../support/sections'

// A sent entry stays on the screen, in every tab and on every page, whichever tab sent it and
// whatever the network does next.

/** Records in the page whether the text disappears from now on. */
async function watchText(page: Page, text: string): Promise<() => Promise<boolean>> {
  await expect(page.getByText(text).first()).toBeVisible()
  await page.evaluate((text) => {
    const root = document.documentElement
    const check = () => {
      if (!document.body.textContent.includes(text)) root.dataset['takenBack'] = text
    }
    new MutationObserver(check).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  }, text)
  return () => page.evaluate(() => document.documentElement.dataset['takenBack'] === undefined)
}

/** Returns whether the device has no unsent entry left. */
const hasNoUnsentEntry = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      )
    const db = await resultOf(indexedDB.open('nephrochat'))
    const count = await resultOf(
      db.transaction('measurementDrafts').objectStore('measurementDrafts').count(),
    )
    db.close()
    return count === 0
  })

phoneTest(
  'one tab sends while others are open: none of them removes the entry again',
  async ({ phone }) => {
    const { context, page, cat } = phone
    const [home, journal] = [await context.newPage(), await context.newPage()]
    await openWithRecord(home, '/home')
    await openWithRecord(journal, `/analysis/${cat}`)
    await context.setOffline(true)
    await saveOffline(page, 'Trois onglets.')
    const done = await watchText(home, 'Saisie du jour faite')
    const noted = await watchText(journal, "aujourd'hui à")
    await context.setOffline(false)
    for (const tab of [page, home, journal]) await expectSent(tab)
    await expect.poll(() => hasNoUnsentEntry(page)).toBe(true)
    expect([await done(), await noted()]).toEqual([true, true])
    await expect(home.getByText('Saisie du jour faite')).toBeVisible()
    await expect(journal.getByText("aujourd'hui à").first()).toBeVisible()
  },
)

phoneTest(
  'the network is lost right after sending: the history keeps the entry, sent out of the queue or at once',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await page.goto(`/history/${cat}`)
    await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
    await expect.poll(() => page.evaluate(isHistoryPersisted, 1)).toBe(true)
    await openQuestionnaire(page, cat)
    await context.setOffline(true)
    await saveOffline(page, 'Puis plus rien.')
    await openJournal(page)
    await page.getByRole('link', { name: 'Voir plus' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Puis plus rien.' })
    await expect(row).toContainText('En attente d’envoi')
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.fallback() : route.abort(),
    )
    await context.setOffline(false)
    await expectSent(page)
    await expect(row).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Suivi' }).click()
    await openJournal(page)
    await page.getByRole('link', { name: 'Voir plus' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('link', { name: /^Corriger/ }).click()
    await answer(page, { ...calmDay, note: 'Corrigée entre deux réseaux.' })
    await openJournal(page)
    await page.getByRole('link', { name: 'Voir plus' }).click()
    await expect(
      page.getByRole('row').filter({ hasText: 'Corrigée entre deux réseaux.' }),
    ).toBeVisible()
  },
)
