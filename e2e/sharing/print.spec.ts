import type { Locator } from '@playwright/test'
import { addCare } from '../support/addCare'
import { createDailyEntries } from '../support/dailyEntries'
import { expect, test } from '../support/fixtures'
import { failAt, restoreServer } from '../support/operationFaults'
import { fine, type OwnerApi, urgent, worse } from '../support/ownerApi'
import { openSection } from '../support/sections'
import { expectOneA4Sheet, expectWholeSheet, type PrintedRecord, readers } from '../support/sheet'

// Every record prints as one A4 page, from the owner's screen and from the vet's (product/pages
// 5.6). It has the cat, the period, tiles, all alerts, strips, weights, the journal, the disclaimer
// and the number of filled days.

const longest =
  'Maximilien-Alexandre de la Grande Châtaigneraie du Bois Joli et des Prés Fleuris de Saint-Malo-sur-Mer'.slice(
    0,
    100,
  )
const note = 'Elle boude sa gamelle, se cache sous le lit et ne répond plus quand on l’appelle. '
  .repeat(4)
  .slice(0, 280)
const long = 'Suspension buvable de chlorhydrate de bénazépril et de spironolactone'
const everything = {
  ...urgent,
  note,
  vomiting: 4,
  vomitingType: { hairball: true, waterIntolerance: true, regurgitation: true },
  urination: 2,
  urinationBallSize: 'small',
  urinationSigns: { straining: true, bloodVisible: true, noUrination: true },
  quickHydrationValue: 'more',
}

test.describe.configure({ mode: 'default' })

let owner: OwnerApi
const cats: Record<string, PrintedRecord> = {}

test.beforeAll(async ({ signInAsAdmin }) => {
  test.setTimeout(240_000)
  owner = await signInAsAdmin()
  cats['1 jour'] = await createCatWithEntries('Mina', 1, () => fine)
  cats['7 jours'] = await createCatWithEntries('Pacha', 7, (day) => (day % 3 ? fine : worse))
  cats['90 jours'] = await createCatWithEntries('Zoé', 90, (day) => (day % 4 ? fine : worse))
  cats['400 jours'] = await createCatWithEntries('Mistigri', 400, (day) =>
    day % 5 ? fine : day % 2 ? worse : urgent,
  )
  cats['soigné'] = await createCatWithEntries('Léo', 90, (day) => (day % 4 ? fine : worse))
  await addCare(owner, cats['soigné'].uuid, 10, long)
  cats['tout à la fois'] = await createCatWithEntries(longest, 30, () => everything, {
    breed: longest,
    age: 17,
  })
  await addCare(owner, cats['tout à la fois'].uuid, 10)
  for (const cat of ['soigné', 'tout à la fois'])
    await owner.setVisitQuestions(
      cats[cat]!.uuid,
      [1, 2, 3].map(() => note.slice(0, 140)),
    )
})

/** Creates a cat with an entry a day, and a weighing every ten days. */
async function createCatWithEntries(
  name: string,
  days: number,
  answers: (day: number) => object,
  more: object = {},
): Promise<PrintedRecord> {
  const uuid = await owner.addCat(name, more)
  await createDailyEntries(owner, uuid, days, answers, (day) =>
    day % 10 === 9 ? (4 + day / 400).toFixed(1) : null,
  )
  return { uuid, token: await owner.share(uuid) }
}

/** The filled days of the last 30 and 90, and the least number of the journal's rows. */
const records: Record<string, [month: string, season: string, rows: number]> = {
  '1 jour': ['1 jour renseigné sur 1', '1 jour renseigné sur 1', 1],
  '7 jours': ['7 jours renseignés sur 7', '7 jours renseignés sur 7', 7],
  '90 jours': ['30 jours renseignés sur 30', '90 jours renseignés sur 90', 5],
  '400 jours': ['30 jours renseignés sur 30', '90 jours renseignés sur 90', 4],
  soigné: ['30 jours renseignés sur 30', '90 jours renseignés sur 90', 1],
  'tout à la fois': ['30 jours renseignés sur 30', '30 jours renseignés sur 30', 1],
}

for (const [reader, open] of Object.entries(readers)) {
  for (const [record, [month, season, rows]] of Object.entries(records)) {
    test(`${record}, printed by the ${reader}: one A4 page with all its parts, of 30 days and of 90`, async ({
      page,
    }) => {
      await open(page, cats[record]!, owner)
      await expect(page.getByRole('heading', { name: 'Indicateurs' })).toBeVisible()
      await page.setViewportSize({ width: 794, height: 1123 })
      await openSection(page, 'Évolution')
      for (const [period, days] of [
        [30, month],
        [90, season],
      ] as const) {
        await page.emulateMedia({ media: 'screen' })
        await page.getByRole('radio', { name: `${period} jours` }).check()
        await page.emulateMedia({ media: 'print' })
        // The sheet's code loads after the screen.
        const sheet = page.locator('body > article')
        await expectWholeSheet(sheet, days, period)
        await expect(page.locator('#root')).toBeHidden()
        expect(await wholeRows(sheet)).toBeGreaterThanOrEqual(rows)
        await expectOneA4Sheet(page)
      }
    })
  }
}

/** Counts the rows of the journal that are fully visible. None may be cut in part. */
async function wholeRows(sheet: Locator): Promise<number> {
  const rows = sheet.locator('li').filter({ hasText: /^J-?\d/ })
  const seen = await rows.evaluateAll((items) =>
    items.map((item) => {
      const [row, box] = [item.getBoundingClientRect(), item.parentElement!.getBoundingClientRect()]
      return row.left >= box.right - 1 ? 'left out' : row.bottom <= box.bottom + 1 ? 'whole' : 'cut'
    }),
  )
  expect(seen).not.toContain('cut')
  return seen.filter((how) => how === 'whole').length
}

test('red hides no amber on the sheet: it has every alert, and marks those that the owner does not see', async ({
  page,
}) => {
  await readers.owner(page, cats['tout à la fois']!, owner)
  await expect(page.getByText('Consulter votre vétérinaire').first()).toBeVisible()
  await expect(page.getByText("boit plus que d'habitude")).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const alerts = page
    .locator('body > article section')
    .filter({ has: page.getByRole('heading', { name: 'Alertes' }) })
  for (const words of [
    'refus de manger depuis plus de 24 h',
    "ne garde pas l'eau",
    '3 vomissements ou plus',
    'aucune urine',
    "efforts pour uriner et très peu d'urinations",
    'efforts pour uriner et petites boules',
    "sang visible et très peu d'urinations",
    'sang visible et petites boules',
    "très basse, avec un autre signe d'alerte",
    "boit plus que d'habitude, deux saisies de suite",
    'basse, deux saisies de suite',
  ])
    await expect(alerts.getByRole('listitem').filter({ hasText: words }).last()).toBeVisible()
  await expect(
    alerts.getByText('masqué au propriétaire sous l’alerte urgente').first(),
  ).toBeVisible()
})

for (const [reader, open] of Object.entries(readers)) {
  test(`care and results in short, printed by the ${reader}: empty parts have no title, long ones are counted`, async ({
    page,
  }) => {
    const sheet = page.locator('body > article')
    await open(page, cats['soigné']!, owner)
    await expect(page.getByRole('heading', { name: 'Soins', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(
      sheet
        .getByRole('listitem')
        .filter({ hasText: /5 sur 7/ })
        .filter({ hasText: `${long.slice(0, 39)}… : 2,5 mL, tous les jours à 00:05` }),
    ).toContainText('7 jours : 5 sur 7, 1 refusée, 1 sans réponse')
    await expect(
      sheet.getByText('Perfusions, 7 jours : 200 mL, 2 jours avec perfusion'),
    ).toBeVisible()
    await expect(sheet.getByText(/^et \d+ autres traitements$/).first()).toBeVisible()
    // The lines of the treatments have their first day.
    await expect(sheet.getByText('Changements')).toHaveCount(0)
    await expect(sheet.getByRole('row').filter({ hasText: 'Créatinine µmol/L' })).toHaveText(
      'Créatinine µmol/L212 ↗195,5180',
    )
    await expect(sheet.getByText(/^Stade/)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await open(page, cats['tout à la fois']!, owner)
    await expect(page.getByRole('heading', { name: 'Soins', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(/^et \d+ autres traitements$/).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await open(page, cats['7 jours']!, owner)
    await expect(page.getByRole('heading', { name: 'Poids' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
    for (const title of ['Soins', 'Analyses'])
      await expect(sheet.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    await expect(sheet.getByText('n’ont pas pu être lus')).toHaveCount(0)
  })
}

test('a sheet that could not load care and results shows a message', async ({ page }) => {
  await failAt(page, 'loadDetailsVetQuery')
  await readers.vet(page, cats['soigné']!)
  await expect(page.getByText('Les soins et les analyses n’ont pas pu être chargés.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(
    page
      .locator('body > article')
      .getByText('Soins et analyses : ils n’ont pas pu être lus pour ce document.'),
  ).toBeVisible()
  await expectOneA4Sheet(page)
  await page.emulateMedia({ media: 'screen' })
  await restoreServer(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Soins', exact: true })).toBeVisible()
})

test('paper is white in a dark room, and a status is a word and a shape', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await readers.vet(page, cats['7 jours']!)
  await expect(page.getByRole('heading', { name: 'Indicateurs' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('body > article')
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet).toHaveCSS('color', 'rgb(43, 36, 32)')
  const tiles = sheet
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Indicateurs' }) })
    .getByRole('listitem')
  await expect(tiles).toHaveCount(5)
  for (const tile of await tiles.all()) {
    await expect(tile.locator('svg').first()).toBeVisible()
    await expect(tile).toHaveText(/Stable|À confirmer|À surveiller|Urgent/)
  }
})
