import { expect, type Page } from '@playwright/test'

/** Waits until the app starts without a network, and knows what has this text there. */
export async function untilKept(page: Page, text: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isKept, text)).toBe(true)
}

export const untilForgotten = (page: Page, text: string) => expect.poll(() => page.evaluate(isKept, text)).toBe(false)

async function isKept(text: string): Promise<boolean> {
  // To open it before the app does would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'nephrochat-kept')) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open('nephrochat-kept')
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('kept').objectStore('kept').getAll()
      reading.addEventListener('success', () => resolve(JSON.stringify(reading.result).includes(text)))
    })
  })
}
