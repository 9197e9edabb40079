import { expect, test } from '../support/fixtures'

test('the page of the REST calls is rendered and sends a call', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'NéphroChat' })).toBeVisible()
  await page.locator('[id^="operations-"][id$="-getHealth"] .opblock-summary-control').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table')).toContainText('"database": "ok"')
  const save = page.locator('[id^="operations-"][id$="-postAnimalsIdMeasurements"]')
  await save.locator('.opblock-summary-control').click()
  await expect(save).toContainText('quickHydrationValue')
  expect(errors).toEqual([])
})
