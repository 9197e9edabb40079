import type { Page } from '@playwright/test'
import { dateInWords, dayIn, dayMonth, longDate } from '../../shared/base/time'
import { accessibilityFaults } from '../support/accessibility'
import { createDailyEntries } from '../support/dailyEntries'
import { expect, test } from '../support/fixtures'
import { timeAgo, fine, type OwnerApi } from '../support/ownerApi'
import { openJournal, openSection } from '../support/sections'
import { zone } from '../support/zone'

// The page for a vet who has never seen the cat: the important facts first, in words
// (product/sharing 4).

test.describe.configure({ mode: 'default' })

let owner: OwnerApi
const links: Record<string, string> = {}

const vomits = { ...fine, vomiting: 1 }
/** Twenty days with vomiting, with the most on one of them, and four forgotten days. */
const season = (day: number) =>
  day === 12
    ? { ...fine, vomiting: 3, note: 'Après le poulet.' }
    : day > 12 && day <= 31
      ? vomits
      : [50, 51, 60, 61].includes(day)
        ? null
        : fine

test.beforeAll(async ({ signInAsAdmin }) => {
  test.setTimeout(240_000)
  owner = await signInAsAdmin()
  links['une saisie'] = await shareCat('Mina', 1, () => fine)
  links['90 jours'] = await shareCat('Zoé', 90, () => fine)
  links['vingt jours'] = await shareCat('Pacha', 90, season, (day) =>
    day === 89 ? '4.2' : day === 0 ? '3.99' : null,
  )
  links['des trous'] = await shareCat('Isis', 40, (day) =>
    day % 3 === 0 ? { ...fine, lethargy: 1, stool: day % 2 ? 'none' : 'normal' } : null,
  )
})

const cats: Record<string, string> = {}

async function shareCat(
  name: string,
  days: number,
  answers: (day: number) => object | null,
  weightOf?: (day: number) => string | null,
): Promise<string> {
  const cat = await owner.addCat(name)
  await createDailyEntries(owner, cat, days, answers, weightOf)
  cats[name] = cat
  return `/shared/${await owner.share(cat)}`
}

const dayAgo = (days: number) => dayIn(timeAgo(days), zone)
const choose = (page: Page, period: 30 | 90) =>
  page.getByRole('radio', { name: `${period} jours` }).check()

test('one sentence on top summarises the last 90 days', async ({ page }) => {
  await page.goto(links['vingt jours']!)
  const worst = dayMonth(dayAgo(12))
  await expect(
    page
      .locator('main p', {
        hasText: `90 jours : poids −5 %, vomissements 20 jours (3 au plus, le ${worst})`,
      })
      .first(),
  ).toContainText('86 jours renseignés sur 90.')
  await page.goto(links['une saisie']!)
  await expect(
    page
      .getByText(
        `Depuis le ${dayMonth(dayAgo(0))} : poids 4,2 kg, une seule pesée, aucun vomissement, 1 jour renseigné sur 1.`,
      )
      .first(),
  ).toBeVisible()
  await page.goto(links['90 jours']!)
  await expect(
    page.getByText('aucun vomissement, 90 jours renseignés sur 90.').first(),
  ).toBeVisible()
})

test('the vet’s page begins with the owner’s questions, and with the changes since a visit', async ({
  page,
  browser,
  installation,
}) => {
  await owner.signInOn(page)
  await page.goto(`/share/${cats['Pacha']}`)
  await page.getByLabel('Question 1').fill('Peut-on baisser la dose ?')
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  await page.getByLabel('Question 2').fill('<b>Et le poulet ?</b>')
  await page.getByRole('button', { name: 'Enregistrer les questions' }).click()
  await expect(page.getByText('Questions enregistrées', { exact: true })).toBeVisible()

  const vet = await browser.newPage({ locale: 'fr-FR', timezoneId: zone })
  await vet.goto(installation.url + links['vingt jours']!)
  await expect(vet.locator('main h2').first()).toHaveText('Questions pour cette visite')
  await expect(vet.getByRole('listitem').filter({ hasText: '<b>Et le poulet ?</b>' })).toBeVisible()
  await expect(
    vet.getByRole('heading', { name: `Depuis le début du carnet, le ${dateInWords(dayAgo(89))}` }),
  ).toBeVisible()
  await vet.getByLabel('Comparer depuis le').fill(dayAgo(20))
  const changes = vet
    .locator('section')
    .filter({ has: vet.getByRole('heading', { name: `Depuis le ${dateInWords(dayAgo(20))}` }) })
  await expect(changes.getByText('20 jours renseignés sur 20 (avant : 20 sur 20)')).toBeVisible()
  await expect(changes.getByText(/^4,2.kg le \S+, 3,99.kg le \S+ \(−5.%\)$/)).toBeVisible()
  await expect(changes.getByText(/3 vomissements ou plus .le/)).toBeVisible()
  await vet.emulateMedia({ media: 'print' })
  const sheet = vet.locator('body > article')
  await expect(
    sheet.getByRole('heading', { name: `Depuis le ${dateInWords(dayAgo(20))}` }),
  ).toBeVisible()
  await expect(sheet.getByText('Question 1 : Peut-on baisser la dose ?')).toBeVisible()
  await vet.close()

  await page.getByRole('button', { name: 'Effacer les questions' }).click()
  await expect(page.getByText('Questions effacées', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Question 1')).toHaveValue('')
})

test('each red and amber day of the chosen period has its date, its values and its note', async ({
  page,
}) => {
  await page.goto(links['vingt jours']!)
  await openSection(page, 'Évolution')
  await openJournal(page)
  const events = page.getByRole('heading', { name: /^Jours urgents ou à surveiller/ }).locator('..')
  await expect(events.getByRole('heading')).toHaveText(/30.derniers jours.: 18/)
  await choose(page, 90)
  await expect(events.getByRole('heading')).toHaveText(/90.derniers jours.: 19/)
  const worst = events.getByRole('listitem').filter({ hasText: longDate(dayAgo(12)) })
  await expect(worst).toContainText('Vomissements : 3 vomissements')
  await expect(worst).toContainText('Après le poulet.')
  await page.goto(links['90 jours']!)
  await openJournal(page)
  await expect(events.getByRole('heading')).toHaveText(/: 0$/)
})

test('energy is described in words, and a vet gets no advice', async ({ page }) => {
  await page.goto(links['des trous']!)
  await openJournal(page)
  await expect(page.getByRole('table', { name: 'Journal & Événements' })).toContainText(
    'Très abattue',
  )
  await expect(page.getByText('Jours urgents ou à surveiller')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('/5')
  await expect(page.locator('main')).not.toContainText(
    /votre vétérinaire|Consultez|parle[sz]?[ -]en/i,
  )
  await expect(
    page.getByText('Selles en 30 jours : 5 jours sans, sur 10 renseignés.'),
  ).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('body > article')
  await expect(sheet.getByText('Selles en 30 jours')).toBeVisible()
  await expect(sheet).not.toContainText(/\/5\b|votre vétérinaire/)
})

test('a square shows its day: under a mouse, by the arrow keys, and by a tap', async ({
  page,
  browser,
  installation,
}) => {
  await page.goto(links['vingt jours']!)
  await openSection(page, 'Évolution')
  const strip = page.getByRole('slider', { name: 'Vomissements, jour par jour' })
  const worst = `${longDate(dayAgo(12)).slice(0, -5)} · Urgent · 3 vomissements`
  await strip.scrollIntoViewIfNeeded()
  const lines = strip.locator('svg')
  await expect(lines).toHaveCount(1)
  const box = (await lines.first().boundingBox())!
  await lines.first().hover({ position: { x: (box.width * 17.5) / 30, y: 5 } })
  await expect(strip.getByText(worst)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(strip.getByText(worst)).toHaveCount(0)

  await page.getByRole('radio', { name: '30 jours' }).focus()
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(strip).toBeFocused()
  await expect(strip).toHaveAttribute(
    'aria-valuetext',
    `${longDate(dayAgo(0)).slice(0, -5)} · Stable`,
  )
  for (let days = 0; days < 12; days += 1) await page.keyboard.press('ArrowLeft')
  await expect(strip).toHaveAttribute('aria-valuetext', worst)
  await expect(strip.getByText(worst)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(strip).toHaveAttribute('aria-valuenow', '1')
  await page.keyboard.press('Escape')
  await expect(strip.locator('p')).toHaveCount(0)

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: zone,
  })
  const phone = await context.newPage()
  await phone.goto(installation.url + links['vingt jours']!)
  await openSection(phone, 'Évolution')
  const small = phone.getByRole('slider', { name: 'Vomissements, jour par jour' })
  await small.scrollIntoViewIfNeeded()
  // A line has 14 days: 17 days before the worst one are a line and three squares.
  await expect(small.locator('svg')).toHaveCount(3)
  const line = (await small.locator('svg').nth(1).boundingBox())!
  await small
    .locator('svg')
    .nth(1)
    .tap({ position: { x: (line.width * 3.5) / 14, y: line.height / 2 } })
  await expect(small.getByText(worst)).toBeVisible()
  expect(await accessibilityFaults(phone)).toEqual([])
  await context.close()
})

test('Évolution begins with the first entry', async ({ page }) => {
  const strip = page.getByRole('slider', { name: 'Énergie, jour par jour' })
  await page.goto(links['une saisie']!)
  await openSection(page, 'Évolution')
  await expect(strip).toHaveAttribute('aria-valuemax', '1')
  await page.goto(links['des trous']!)
  await openSection(page, 'Évolution')
  await choose(page, 90)
  await expect(strip).toHaveAttribute('aria-valuemax', '40')
})
