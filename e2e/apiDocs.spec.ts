import { expect, test } from './fixtures'

declare global {
  interface Window {
    violations: string[]
  }
}

test('the page of the REST calls: rendered, tried out, and nothing that the Content-Security-Policy refuses', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      window.violations.push([violatedDirective, blockedURI, sourceFile, lineNumber].join(' ')),
    )
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'NéphroChat' })).toBeVisible()
  await page.locator('#operations-health-getHealth .opblock-summary-control').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table')).toContainText('"database": "ok"')
  await page.locator('#operations-animals-postAnimalsIdMeasurements .opblock-summary-control').click()
  await expect(page.locator('#operations-animals-postAnimalsIdMeasurements')).toContainText('quickHydrationValue')
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(errors).toEqual([])
})
