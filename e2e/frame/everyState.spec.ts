import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { lettersOf } from '../support/letters'
import { linksOutsideLists } from '../support/linksOutsideLists'
import { overflowingElements } from '../support/overflowingElements'
import { overlappingTexts } from '../support/overlappingTexts'
import { OwnerApi } from '../support/ownerApi'
import { ownerStates } from '../support/ownerStates'
import { publicStates } from '../support/publicStates'
import { layOut, nextFrame, openState, type State } from '../support/state'
import { createStateCats } from '../support/stateCats'

// Checks every route in each of its states: on a phone in both themes, on wide and the narrowest
// screens, and with larger letters. No automatic check fails, each state has a title (WCAG 2.2,
// 2.4.2), and no content is cut, overlaps other content or needs sideways scrolling (product/pages
// 1.4; WCAG 2.2, 1.4.4, 1.4.10). A screen has 12 links at most outside of lists (product/pages
// 3.2). Two halves run in parallel.

const longName = 'Archibaldthéodoreconstantinopolitain'

async function look(
  page: Page,
  setLetters: (px: number) => Promise<void>,
  state: State,
): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  await openState(page, state)
  await page.evaluate(layOut)
  const layoutFaults = await accessibilityFaults(page)
  if ((await page.title()) === 'NéphroChat') layoutFaults.push('no title of its own')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(nextFrame)
  layoutFaults.push(
    ...(await accessibilityFaults(page, ['color-contrast'])).map((what) => `dark: ${what}`),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  for (const { width, px, percent } of views) {
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate(enlarge, 100)
    await setLetters(px)
    await page.evaluate(enlarge, percent)
    await page.evaluate(drawnAt, { width, px: (px * percent) / 100 })
    const view = `${px} px, ${percent} % on ${width}`
    if (px === 16) layoutFaults.push(...tooMany(await page.evaluate(linksOutsideLists), width))
    layoutFaults.push(
      ...(await page.evaluate(overflowingElements)).map((what) => `${view}: ${what}`),
      ...(await page.evaluate(overlappingTexts)).map((what) => `${view}: ${what}`),
    )
  }
  await page.evaluate(enlarge, 100)
  await setLetters(16)
  await page.context().setOffline(false)
  return layoutFaults.map((fault) => `${state.name}, ${fault}`)
}

/** Screens' widths in px, the browser's letters in px, and the page's in percent of these. */
const views = [
  { width: 1280, px: 16, percent: 100 },
  { width: 768, px: 16, percent: 100 },
  { width: 320, px: 16, percent: 100 },
  { width: 320, px: 20, percent: 100 },
  { width: 320, px: 32, percent: 100 },
  { width: 768, px: 16, percent: 200 },
  { width: 1280, px: 16, percent: 200 },
]

const maxLinks = 12

const tooMany = (links: string[], width: number) =>
  links.length > maxLinks ? [`${links.length} links on ${width}: ${links.join(', ')}`] : []

/** Runs in the page: enlarges its letters as a user's style sheet does. */
const enlarge = (percent: number) => {
  document.documentElement.style.fontSize = `${percent}%`
}

/**
 * Runs in the page: waits for the frame after the one in which the page has this width and these
 * letters. The browser acknowledges both before, and then the listeners of widths draw parts again.
 */
async function drawnAt({ width, px }: { width: number; px: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const letters = () => parseFloat(getComputedStyle(document.documentElement).fontSize)
  do await frame()
  while (window.innerWidth !== width || Math.round(letters()) !== px)
  await frame()
}

for (const half of [0, 1]) {
  test(`all pages, in each of their states (${half + 1} of 2)`, async ({ page, request }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const setLetters = await lettersOf(page)
    const ownerApi = await OwnerApi.register(request)
    const all = await createStateCats(ownerApi, longName)
    const inHalf = (_: State, index: number) => index % 2 === half
    const faults = []
    for (const state of publicStates(all).filter(inHalf))
      faults.push(...(await look(page, setLetters, state)))
    await ownerApi.signInOn(page)
    await page.evaluate(() => localStorage.setItem('analytics-consent', 'refused'))
    for (const state of ownerStates(all).filter(inHalf))
      faults.push(...(await look(page, setLetters, state)))
    expect(faults).toEqual([])
  })
}
