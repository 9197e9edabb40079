import { expect, type Page } from '@playwright/test'

export interface State {
  name: string
  path: string
  shows: string | RegExp
  arrange?: (page: Page) => Promise<unknown>
}

/** The cats with these states, by id, and their links by token. */
export interface StateCats {
  /** Red today, with earlier days and laboratory results. */
  sickCat: string
  /** The last entry is five days old. */
  outdatedCat: string
  /** It has neither an entry nor a link. */
  freshCat: string
  /**
   * It has treatments, fluids among them, a vet's proposal, an entry of yesterday and none
   * of today.
   */
  treatedCat: string
  rememberedCat: string
  sickLink: string
  freshLink: string
  treatedLink: string
  codedLink: string
}

export const click = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click()
export const threeMonths = (page: Page) => page.getByRole('radio', { name: '90 jours' }).check()

export async function openState(
  page: Page,
  { path, shows, arrange }: Omit<State, 'name'>,
): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1, main h2').first()).toBeVisible()
  await arrange?.(page)
  await expect(page.getByText(shows).first()).toBeVisible()
}

/**
 * Runs in the page: waits for the frame that draws the page at its new width. The listeners of media
 * queries run in it, and the parts that depend on them are drawn again.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** Runs in the page: waits until a picture of it shows the last change. */
export const waitUntilDrawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
  )

/**
 * Runs in the page: lays out the parts far down, which are lazy until they are near the view
 * (RecordBody.css.ts).
 */
export const layOut = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
