import { codeOf } from '../support/builtCode'
import { expect, test } from '../support/fixtures'
import { holdAt } from '../support/operationFaults'
import { fine, OwnerApi, timeAgo } from '../support/ownerApi'
import { openSection } from '../support/sections'
import { expectOneA4Sheet, expectWholeSheet, type PrintedRecord, readers } from '../support/sheet'

// The ways to print a sheet, from the owner's screen and from the vet's (product/pages 5.6).
// print.spec.ts tests its content.

let owner: OwnerApi
let cat: PrintedRecord
test.beforeAll(async ({ installation, playwright }) => {
  owner = await OwnerApi.register(
    await playwright.request.newContext({ baseURL: installation.url }),
  )
  const uuid = await owner.addCat('Mina')
  for (let day = 6; day >= 0; day -= 1) await owner.addEntry(uuid, day, fine)
  cat = { uuid, token: await owner.share(uuid) }
})

/** Records in the page that printing was requested: a browser without a screen has no dialog. */
const countPrints = () => {
  window.print = () =>
    document.documentElement.setAttribute(
      'data-prints',
      String(Number(document.documentElement.getAttribute('data-prints')) + 1),
    )
}

test('printing waits for care and results', async ({ page }) => {
  await page.addInitScript(countPrints)
  const respond = await holdAt(page, 'loadDetailsOwnerQuery')
  await page.clock.install()
  await readers.owner(page, cat, owner)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  // The dialog would have opened after a second.
  await page.clock.runFor(5_000)
  await expect(page.locator('html')).not.toHaveAttribute('data-prints')
  respond()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
})

test('a page that the user opens meanwhile is not printed', async ({ page }) => {
  await page.addInitScript(countPrints)
  const respond = await holdAt(page, 'loadDetailsOwnerQuery')
  await page.clock.install()
  await readers.owner(page, cat, owner)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await page.clock.runFor(5_000)
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('heading', { name: 'Mon Chat' })).toBeVisible()
  const response = page.waitForResponse('**/graphql')
  respond()
  await (await response).finished()
  await page.clock.runFor(1_000)
  await expect(page.locator('html')).not.toHaveAttribute('data-prints')
})

test('the vet’s button opens the sheet in a window of its own, prints it, and closes it when that is done', async ({
  page,
}) => {
  await page.context().addInitScript(countPrints)
  // The test's own rendering of the PDF does not end the vet's printing.
  await page
    .context()
    .addInitScript(() =>
      window.addEventListener(
        'afterprint',
        (event) => event.isTrusted && event.stopImmediatePropagation(),
      ),
    )
  await readers.vet(page, cat)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  const paper = await opening
  await expect(page.getByRole('status').filter({ hasText: 'Impression lancée' })).toBeVisible()
  await expect(paper.locator('html')).toHaveAttribute('data-prints', '1')
  await expect(page.locator('html')).not.toHaveAttribute('data-prints')
  expect(await paper.title()).toContain('Suivi — Mina')
  await expectOneA4Sheet(paper)
  await paper.emulateMedia({ media: 'print' })
  await expectWholeSheet(paper.locator('body > article'), '7 jours renseignés sur 7')
  const closed = paper.waitForEvent('close')
  await paper.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
  await closed
})

test('a window that is left open closes by itself after 30 seconds', async ({ page }) => {
  await page.context().addInitScript(countPrints)
  await page.clock.install()
  await readers.vet(page, cat)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  const paper = await opening
  await page.clock.fastForward(20_000)
  await expect(paper.locator('html')).toHaveAttribute('data-prints', '1')
  const closed = paper.waitForEvent('close')
  await page.clock.fastForward(10_000)
  await closed
})

test('if no window may open, the vet gets a message', async ({ page }) => {
  await page.addInitScript(() => void (window.open = () => null))
  await readers.vet(page, cat)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Impossible de générer le PDF. Veuillez réessayer.' }),
  ).toBeVisible()
})

test('a sheet whose code fails shows a message, and leaves no window open', async ({ page }) => {
  await page.route(codeOf('rest'), (route) => route.abort())
  await readers.vet(page, cat)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  const paper = await opening
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Impossible de générer le PDF. Veuillez réessayer.' }),
  ).toBeVisible()
  await expect.poll(() => paper.isClosed()).toBe(true)
})

test('the owner prints from the analysis, and the share screen’s report leads there', async ({
  page,
}) => {
  await page.addInitScript(countPrints)
  await readers.owner(page, cat, owner)
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Impression lancée' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await page.goto(`/share/${cat.uuid}`)
  await page.getByRole('button', { name: 'PDF médical' }).click()
  await page.waitForURL(`**/analysis/${cat.uuid}`)
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
})

test('a weighing on the page is in the printed comparison', async ({ page }) => {
  const uuid = await owner.addCat('Mina')
  await owner.addEntry(uuid, 0, fine)
  await owner.post(`/api/animals/${uuid}/weights`, { weight: '4.3', date: timeAgo(40) })
  await page.addInitScript(countPrints)
  await readers.owner(page, { uuid, token: await owner.share(uuid) }, owner)
  await openSection(page, 'Poids')
  await page.getByRole('button', { name: 'Ajouter une pesée' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Poids (kg)').fill('4,1')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Exporter PDF' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/4,3\skg le .*, 4,1\skg le/)).toBeVisible()
})

test('without an entry there is no sheet', async ({ page }) => {
  const uuid = await owner.addCat('Nouvelle')
  const empty = { uuid, token: await owner.share(uuid) }
  for (const open of Object.values(readers)) {
    await open(page, empty, owner)
    await page.getByRole('button', { name: 'Exporter PDF' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Données insuffisantes pour générer le PDF.' }),
    ).toBeVisible()
  }
})
