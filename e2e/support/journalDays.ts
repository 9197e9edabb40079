import type { Locator, Page } from '@playwright/test'

/** Returns the days of the journal or of a month on a phone, newest first. */
export const journalDays = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Journal & Événements|Saisies d[e’])/ }).locator('> li')
