import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fine, Household, urgent, worse } from './household'
import { ownerStates, publicStates, reach, type State } from './states'

// Every route in each of its states, in both themes, on a phone: no fault that a program can find, nothing wider than
// 320 px (WCAG 2.2, 1.4.10: 400 % zoom of a desk's screen).

async function privateStates(request: APIRequestContext): Promise<{ household: Household; states: State[] }> {
  const household = await Household.register(request)
  const [sick, silent, fresh] = [await household.addCat('Mina'), await household.addCat('Pacha', { gender: 'male' }), await household.addCat('Zoé')]
  for (let day = 12; day > 0; day -= 1) await household.addEntry(sick, day, day % 3 ? fine : worse)
  await household.addEntry(sick, 0, urgent)
  await household.addEntry(silent, 5, fine)
  for (const [day, value] of [['2025-01-10', '22'], ['2025-03-10', '24']]) await household.post(`/api/animals/${sick}/labs`, { day, values: [{ quantity: 'creatinine', value, unit: 'mg/L' }] })
  const [sickLink, freshLink] = [await household.share(sick), await household.share(fresh)]
  return { household, states: ownerStates({ sick, silent, fresh, sickLink, freshLink }) }
}

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
  test(`public pages, in each of their states (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const faults = []
    for (const state of publicStates) faults.push(...(await look(page, state)))
    expect(faults).toEqual([])
  })

  test(`the screens of an owner and of her vet, in each of their states (${colorScheme})`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { household, states } = await privateStates(request)
    await household.signInOn(page)
    const faults = []
    for (const state of states) faults.push(...(await look(page, state)))
    expect(faults).toEqual([])
  })
}
