import { expect, type Page } from '@playwright/test'

/**
 * Returns a function that sets the browser's default font size, as its settings do. A change of the
 * view's size undoes it, and so does a picture of the full page.
 */
export async function lettersOf(page: Page): Promise<(px: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  return async (px) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: px } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`)
  }
}
