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

/**
 * Waits until the tabs have sent no request for two seconds. Chromium starts a worker that it is
 * replacing again for a request, and does not stop an idle worker while Playwright debugs it.
 */
export async function waitUntilQuiet(...tabs: Page[]): Promise<void> {
  let changedAt = Date.now()
  const changed = () => void (changedAt = Date.now())
  for (const tab of tabs) tab.on('request', changed).on('requestfinished', changed)
  await expect.poll(() => Date.now() - changedAt, { timeout: 60_000 }).toBeGreaterThan(2_000)
  for (const tab of tabs) tab.off('request', changed).off('requestfinished', changed)
}
