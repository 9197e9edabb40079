import { expect, type Page } from '@playwright/test'

/** Waits until the worker is active and this page is its client. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Looks for a new version. Chromium refuses an update while it still stores the registration. */
export const updateWorker = (page: Page) =>
  expect(() =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update())),
  ).toPass()
