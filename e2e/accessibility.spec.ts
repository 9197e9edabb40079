import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cast } from './cast'
import { expect, test } from './fixtures'
import { Household } from './household'
import { ownerStates, publicStates, reach, type State } from './states'

// Every route in each of its states, in both themes, on a phone: no fault that a program can find, nothing wider than
// 320 px (WCAG 2.2, 1.4.10: 400 % zoom of a desk's screen).

async function look(page: Page, state: State): Promise<string[]> {
  const { name } = state
  await reach(page, state)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().setOffline(false)
  return width > 320 ? [...faults, `${name}: ${width} px wide at 320`] : faults
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all pages, in each of their states (${colorScheme})`, async ({ page, request }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const household = await Household.register(request)
    const all = await cast(household, 'Mina')
    const faults = []
    for (const state of publicStates(all)) faults.push(...(await look(page, state)))
    await household.signInOn(page)
    for (const state of ownerStates(all)) faults.push(...(await look(page, state)))
    expect(faults).toEqual([])
  })
}
