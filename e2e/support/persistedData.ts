import { expect, type Page } from '@playwright/test'

/** Waits until the app starts without a network and has stored data with this text. */
export async function waitUntilPersisted(page: Page, text: string): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    // Its only later state is 'redundant'.
    if (active?.state !== 'activating') return
    await new Promise((resolve) => {
      active.addEventListener('statechange', resolve, { once: true })
    })
  })
  await expect.poll(() => page.evaluate(isPersisted, ['kept', text] as const)).toBe(true)
}

export const waitUntilDeleted = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(isPersisted, ['kept', text] as const)).toBe(false)

/** A tap is stored after the page is painted. */
export const waitUntilAnswerPersisted = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(isPersisted, ['answers', text] as const)).toBe(true)

export const waitUntilAnswerDeleted = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(isPersisted, ['answers', text] as const)).toBe(false)

/** Runs in the page: returns whether the app has stored this text. */
export async function isPersisted([store, text]: readonly [
  store: string,
  text: string,
]): Promise<boolean> {
  const database = `nephrochat-${store}`
  // Opening the database before the app does would create an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(store).objectStore(store).getAll()
      // Records are stored as JSON.
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
