import type { Page, Response } from '@playwright/test'
import { fileOf } from './builtCode'
import { expect } from './fixtures'
import { operationOf } from './operationFaults'
import { waitUntilDrawn } from './state'

/** Waits until the page has loaded the code of these lazy modules, or these chunks. */
export const waitForCode = (page: Page, ...modules: string[]) =>
  waitForFiles(page, modules.map(fileOf))

export const waitForFiles = (page: Page, files: string[]) =>
  expect.poll(() => page.evaluate(hasFiles, files)).toBe(true)

/** Runs in the page. */
const hasFiles = (files: string[]) =>
  files.every(
    (path) => performance.getEntriesByName(`${window.location.origin}/${path}`).length > 0,
  )

/** Returns the next response with a cat's record: of the analysis, or of the data for use without a network. */
export const recordResponse = (page: Page): Promise<Response> =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      // Responses to a page that is left have no body.
      (await response.text().catch(() => '')).includes('"weightCurve"'),
  )

/** Returns the next response to this operation. */
export const responseTo = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && operationOf(response.request()) === operation,
  )

/**
 * Opens a signed-in user's page, and waits until its banners are mounted and drawn. The last of
 * them sends this query.
 */
export async function openWithBanners(page: Page, open: () => Promise<unknown>): Promise<void> {
  const response = responseTo(page, 'useFeedbackIsDueQuery')
  await open()
  await (await response).finished()
  await page.evaluate(waitUntilDrawn)
}

/** Opens a page and waits until it has fetched the record for use without a network. */
export async function openWithRecord(page: Page, path: string): Promise<void> {
  const record = recordResponse(page)
  await page.goto(path)
  await record
}
