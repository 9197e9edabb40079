import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures'

// What a visitor sees first, in both themes; the screens behind the sign-in are looked at by their own journeys.
for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/', '/login', '/legal-notice', '/shared/unknown'])
    test(`${path} has no accessibility fault that a program can find (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
    })
