import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fine, Household } from './household'
import { answer, calmDay } from './owner'

test.use({ serviceWorkers: 'allow' })

/** One visit of the home screen with a network, long enough for the app to keep what it needs without one. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open('nephrochat-kept')
          opening.onerror = () => reject(new Error('no database'))
          opening.onsuccess = () => {
            if (!opening.result.objectStoreNames.contains('kept')) return resolve(false)
            const reading = opening.result.transaction('kept').objectStore('kept').getAll()
            reading.onsuccess = () => resolve(JSON.stringify(reading.result).includes('weightCurve'))
          }
        }),
    )
  await expect.poll(kept).toBe(true)
}

test('after one visit the app starts without a network: the cats, the questionnaire, the analysis of what waits', async ({ page, context, request }) => {
  const household = await Household.register(request)
  const cat = await household.addCat('Mistigri')
  await household.addEntry(cat, 1, { ...fine, lethargy: 2 })
  await household.signInOn(page)
  await visitOnce(page)

  await context.setOffline(true)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
  await expect(page.getByText(/^Hors ligne · Données du \d\d\/\d\d \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Pas encore de saisie aujourd’hui')).toBeVisible()

  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await answer(page, { ...calmDay, vomiting: 3, note: 'Dans la cave.' }, 'Sauvegarder (hors ligne)')
  await page.waitForURL('**/analysis/*')
  await expect(page.getByRole('status').filter({ hasText: 'Sauvegardé hors ligne' })).toBeVisible()
})
