import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fine, Household, urgent, worse } from './household'
import { ownerStates, publicStates, reach, type State } from './states'

// Every route in each of its states, for who has set larger letters in the browser: on a narrow phone nothing is cut and
// nothing scrolls sideways (product/pages 1.4; WCAG 2.2, 1.4.4 and 1.4.10).

const longName = 'Archibaldthéodoreconstantinopolitain'

async function statesOf(request: APIRequestContext): Promise<{ household: Household; states: State[] }> {
  const household = await Household.register(request)
  const [sick, silent, fresh] = [await household.addCat(longName, { breed: longName }), await household.addCat('Pacha', { gender: 'male' }), await household.addCat('Zoé')]
  for (let day = 3; day > 0; day -= 1) await household.addEntry(sick, day, worse)
  await household.addEntry(sick, 0, { ...urgent, note: longName.repeat(3) })
  await household.addEntry(silent, 5, fine)
  const [sickLink, freshLink] = [await household.share(sick), await household.share(fresh)]
  return { household, states: ownerStates({ sick, silent, fresh, sickLink, freshLink }) }
}

/** Runs in the page: what of its words and controls does not stand between the screen's sides, or is cut by what holds it. */
function misfits(): string[] {
  const room = document.documentElement.clientWidth
  const found = new Set<string>()
  const told = (element: Element) => `${element.tagName.toLowerCase()} '${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}'`
  const isOff = (element: Element) => element.closest('[inert]') !== null || !element.checkVisibility({ visibilityProperty: true })
  const holders = (element: Element) => {
    const all: { box: DOMRect; x: string; y: string; scrollsSideways: boolean }[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX: x, overflowY: y, clipPath, position } = getComputedStyle(at)
      // Words for the ear alone.
      if (clipPath === 'inset(50%)') return null
      if (x !== 'visible') all.push({ box: at.getBoundingClientRect(), x, y, scrollsSideways: at.scrollWidth > at.clientWidth + 1 && x !== 'clip' })
      if (position === 'fixed') break
    }
    return all
  }
  const judge = (element: Element, rects: Iterable<DOMRect>) => {
    if (isOff(element)) return
    const around = holders(element)
    if (!around) return
    for (const rect of rects) {
      if (rect.width <= 1 || rect.height <= 1 || rect.bottom < 0) continue
      if (rect.left < -1 || rect.right > room + 1) found.add(`${told(element)} beyond the screen: ${Math.round(rect.left)} to ${Math.round(rect.right)}`)
      for (const { box, x, y, scrollsSideways } of around) {
        if (rect.left < box.left - 1 || rect.right > box.right + 1) found.add(`${told(element)} ${scrollsSideways && x !== 'hidden' ? 'scrolls sideways' : 'is cut'}`)
        if ((y === 'hidden' || y === 'clip') && rect.bottom > box.bottom + 2) found.add(`${told(element)} is cut below`)
      }
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.textContent?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    judge(text.parentElement!, range.getClientRects())
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) judge(control, [control.getBoundingClientRect()])
  const wide = document.documentElement.scrollWidth
  if (wide > room) found.add(`the page is ${wide} px wide`)
  return [...found]
}

async function look(page: Page, state: State): Promise<string[]> {
  try { await reach(page, state) } catch (error) { return [`${state.name}: NOT REACHED ${String(error).slice(0, 300)}`] }
  const found = await page.evaluate(misfits)
  if (process.env.SHOT) await page.screenshot({ path: `/tmp/shots/${process.env.SHOT}-${state.name.replace(/\W+/g, '_')}.png`, fullPage: false })
  await page.context().setOffline(false)
  return found.map((what) => `${state.name}: ${what}`)
}

for (const letters of (process.env.LETTERS ?? '20,32').split(',').map(Number)) {
  for (const width of (process.env.WIDTHS ?? '320').split(',').map(Number)) {
  test(`letters of ${letters} px on ${width}`, async ({ playwright, baseURL, request }) => {
    test.setTimeout(600_000)
    const launched = test.info().project.use.launchOptions!
    const browser = await playwright.chromium.launch({ ...launched, args: [...launched.args!, `--blink-settings=defaultFontSize=${letters}`] })
    const page = await browser.newPage({ baseURL, locale: 'fr-FR', reducedMotion: 'reduce', viewport: { width, height: 640 }, serviceWorkers: 'block' })
    page.setDefaultTimeout(6000)
    const { household, states } = await statesOf(request)
    const faults = []
    for (const state of publicStates) faults.push(...(await look(page, state)))
    await household.signInOn(page)
    await page.evaluate(() => localStorage.setItem('analytics-consent', 'refused'))
    for (const state of states) faults.push(...(await look(page, state)))
    await browser.close()
    expect(faults).toEqual([])
  })
  }
}
