import { expect, type Locator, type Page } from '@playwright/test'
import type { Household } from './household'

/** A printed record, and the token of its link. */
export interface Printed {
  uuid: string
  token: string
}

/** The two readers of a record, and the place of its sheet. */
export const readers = {
  owner: async (page: Page, { uuid }: Printed, owner: Household) => {
    await owner.signInOn(page)
    await page.goto(`/analysis/${uuid}`)
  },
  vet: async (page: Page, { token }: Printed) => void (await page.goto(`/shared/${token}`)),
}

/** Chromium writes its objects uncompressed: each page is an object of that type. */
async function pagesOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  )
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  const sizes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? []
  expect(sizes.length).toBeGreaterThan(0)
  return pages.map((_, index) => sizes[index] ?? sizes[0]!)
}

export async function isOneA4Page(page: Page) {
  const pages = await pagesOf(page)
  expect(pages).toHaveLength(1)
  const [width = 0, height = 0] = pages[0]!
    .match(/[\d.]+/g)!
    .slice(2)
    .map(Number)
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
}

/** Expects that the sheet's content is visible and within its page. */
export async function isWhole(sheet: Locator, days: string, period = 30) {
  for (const title of [
    'Indicateurs',
    'Alertes',
    `${period} derniers jours`,
    'Poids',
    'Journal & Événements',
  ]) {
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(sheet.getByText(/^Document généré le \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
  await expect(sheet.getByText(/^du \d+\S* \p{L}+ \d{4} au /u)).toBeVisible()
  await expect(sheet.getByText(days).first()).toBeVisible()
  await expect(sheet.getByText(/ne remplacent pas un examen vétérinaire/)).toBeVisible()
  for (const tile of ['Hydratation', 'Appétit', 'Vomissements', 'Urination', 'Énergie']) {
    await expect(sheet.getByRole('heading', { name: tile, exact: true }).locator('..')).toHaveText(
      /Stable|À confirmer|À surveiller|Urgent|Non renseigné/,
    )
  }
  const overflowing = await sheet.evaluate((article) => {
    const page = article.getBoundingClientRect()
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < page.left - 1 ||
      right > page.right + 1 ||
      top < page.top - 1 ||
      bottom > page.bottom + 1
    // The journal's older rows and the last lines to write on have a box that hides rows without
    // room.
    const isLetGo = (part: Element | null): boolean =>
      part !== null &&
      part !== article &&
      (getComputedStyle(part).overflow === 'hidden' || isLetGo(part.parentElement))
    return [...article.querySelectorAll('*')]
      .filter((part) => !isLetGo(part.parentElement) && isOut(part.getBoundingClientRect()))
      .map((part) => part.outerHTML.slice(0, 120))
  })
  expect(overflowing).toEqual([])
}
