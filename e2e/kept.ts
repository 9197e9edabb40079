import { expect, type Page } from '@playwright/test'

/** Waits until the app starts without a network, and knows what has this text there. */
export async function untilKept(page: Page, text: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isKept, ['kept', text] as const)).toBe(true)
}

export const untilForgotten = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(isKept, ['kept', text] as const)).toBe(false)

/** A tap is kept once the page is painted. */
export const untilAnswerKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(isKept, ['answers', text] as const)).toBe(true)

async function isKept([store, text]: readonly [store: string, text: string]): Promise<boolean> {
  const database = `nephrochat-${store}`
  // To open it before the app does would make an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(store).objectStore(store).getAll()
      // Records are kept as JSON already.
      reading.addEventListener('success', () =>
        resolve(
          reading.result.some((row: { records?: string }) =>
            (row.records ?? JSON.stringify(row)).includes(text),
          ),
        ),
      )
    })
  })
}
