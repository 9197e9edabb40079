import type { Page } from '@playwright/test'

/** Returns the toast of a refusal with this title. */
export const refusal = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('alert')
    .filter({ hasText: title })
