import { inflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { brokenWords } from './brokenWords'
import type { OwnerApi } from './ownerApi'

/** A printed record, and the token of its link. */
export interface PrintedRecord {
  uuid: string
  token: string
}

/** The two readers of a record, and the place of its sheet. */
export const readers = {
  owner: async (page: Page, { uuid }: PrintedRecord, owner: OwnerApi) => {
    await owner.signInOn(page)
    await page.goto(`/analysis/${uuid}`)
  },
  vet: async (page: Page, { token }: PrintedRecord) => void (await page.goto(`/shared/${token}`)),
}

/**
 * Each page is an object of that type. Firefox writes objects into compressed streams. Their last
 * byte may be that of a line's end, so that the line's end is left to zlib, which ignores it.
 */
export function expectOneA4Page(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const streams = text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g)
  const objects = [...streams].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')))
  const all = [text, ...objects.map((one) => one.toString('latin1'))].join('\n')
  expect(all.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  const [width = 0, height = 0] = /\/MediaBox\s*\[([^\]]*)\]/
    .exec(all)![1]!
    .match(/[\d.]+/g)!
    .slice(2)
    .map(Number)
  // Firefox rounds up.
  expect(Math.abs(width - 595.3)).toBeLessThan(1)
  expect(Math.abs(height - 841.9)).toBeLessThan(1)
}

export const expectOneA4Sheet = async (page: Page) =>
  expectOneA4Page(await page.pdf({ preferCSSPageSize: true, printBackground: true }))

/** Expects that the sheet's content is visible and within its page. */
export async function expectWholeSheet(sheet: Locator, days: string, period = 30) {
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
    const isOutsidePage = ({ left, right, top, bottom }: DOMRect) =>
      left < page.left - 1 ||
      right > page.right + 1 ||
      top < page.top - 1 ||
      bottom > page.bottom + 1
    // The journal's older rows and the last lines to write on have a box that hides rows without
    // room.
    const isInClippingBox = (part: Element | null): boolean =>
      part !== null &&
      part !== article &&
      (getComputedStyle(part).overflow === 'hidden' || isInClippingBox(part.parentElement))
    return [...article.querySelectorAll('*')]
      .filter(
        (part) =>
          !isInClippingBox(part.parentElement) && isOutsidePage(part.getBoundingClientRect()),
      )
      .map((part) => part.outerHTML.slice(0, 120))
  })
  expect(overflowing).toEqual([])
  expect(await sheet.page().evaluate(brokenWords)).toEqual([])
}
