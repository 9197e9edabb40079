import { expect, type Page } from '@playwright/test'

/** Opens a section of a record, unless it is open because it is not calm. */
export async function openSection(page: Page, title: string): Promise<void> {
  const section = page
    .locator('main details')
    .filter({ has: page.locator('summary').getByRole('heading', { name: title, exact: true }) })
  await expect(async () => {
    if ((await section.getAttribute('open')) === null)
      await section.locator('summary').first().click()
    await expect(section).toHaveAttribute('open')
  }).toPass()
}
export const openJournal = (page: Page) => openSection(page, 'Journal & Événements')
