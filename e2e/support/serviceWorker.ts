import type { Page } from '@playwright/test'

/** Waits until the worker is active and this page is its client. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
