import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForWorker } from './serviceWorker'

export interface SharedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Visits a page, so that the worker handles what is shared afterwards. */
export async function installWorker(page: Page): Promise<void> {
  await page.goto('/legal-notice')
  await waitForWorker(page)
}

/**
 * Shares with the app as the system does, by the manifest's share_target: a navigation that is a
 * multipart POST. Any site can send the same form, so this page is of no site.
 */
export async function shareWith(
  page: Page,
  address: string,
  { files = [], ...texts }: { files?: SharedFile[]; title?: string; text?: string; url?: string },
): Promise<void> {
  await page.goto('about:blank')
  const fields = Object.keys(texts).map((name) => `<textarea name="${name}"></textarea>`)
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${address}/recevoir">
      ${fields.join('')}<input type="file" name="files" multiple>
    </form>`,
  )
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
  await page.locator('input').setInputFiles(files)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL(/\/(recevoir|import|login)/)
}

/** Returns a photo of this colour as an app of photos would share it. */
export async function photoFile(background = '#c08040'): Promise<SharedFile> {
  const create = { width: 600, height: 800, channels: 3, background } as const
  return {
    name: 'IMG_2026.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  }
}

export const textFile = (name: string, mimeType: string, content: string): SharedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** Runs in the page: returns the number of received items that wait. */
export const countReceived = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('nephrochat-received')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('items').objectStore('items').count()
      counting.addEventListener('success', () => resolve(counting.result))
    })
  })
