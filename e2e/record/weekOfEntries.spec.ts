import type { Browser, Page } from '@playwright/test'
import { addDays, dayIn, dayMonthYear } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { timeAgo, fine, type OwnerApi } from '../support/ownerApi'
import { expectSent } from '../support/phoneTest'
import { openSection } from '../support/sections'
import { zone } from '../support/zone'

// A week of care on a phone, and the vet's report of it (product/care, product/labs). The clock is
// the account's: 00:05 has always passed.

test.use({ serviceWorkers: 'allow', timezoneId: zone, viewport: { width: 360, height: 740 } })

const day = (daysAgo: number) => dayMonthYear(addDays(dayIn(new Date(), zone), -daysAgo))

async function addTreatment(
  page: Page,
  name: string,
  fields: Record<string, string>,
): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un traitement' }).click()
  await page.getByLabel('Nom du traitement').fill(name)
  await page.getByText('Type, dates, repas, note').click()
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByRole('list', { name: 'En cours' }).getByText(name)).toBeVisible()
}

const given = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, 00:05 : donné` })

async function give(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await given(page, name).click()
    await expect(page.getByRole('button', { name: `${name}, 00:05 : annuler` })).toBeVisible()
  }
}

async function perfuse(page: Page, ml: number, week: string): Promise<void> {
  await page.getByRole('button', { name: 'Ringer lactate, Si besoin : donné' }).click()
  await page.getByLabel('Volume (mL)').fill(String(ml))
  await page.getByRole('button', { name: 'Donné', exact: true }).click()
  await expect(page.getByText(`Perfusions des 7 derniers jours : ${week}`)).toBeVisible()
}

/** Notes one dose on two phones that do not synchronise in between. */
async function giveTwice(
  page: Page,
  browser: Browser,
  owner: OwnerApi,
  cat: string,
  baseURL: string,
): Promise<void> {
  const second = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    timezoneId: zone,
    serviceWorkers: 'allow',
  })
  const secondPhone = await second.newPage()
  await owner.signInOn(secondPhone)
  await secondPhone.goto(`/care/${cat}`)
  for (const phone of [page, secondPhone]) {
    await expect(given(phone, 'Semintra')).toBeVisible()
    // The network is disconnected only once the code that shows pending doses has loaded.
    await waitForCode(phone, 'pending')
    await phone.context().setOffline(true)
    await given(phone, 'Semintra').click()
    await expect(phone.getByText('En attente d’envoi', { exact: true })).toBeVisible()
  }
  const noted = async () => (await owner.get<object[]>(`/api/animals/${cat}/doses`)).length
  const before = await noted()
  for (const [place, phone] of [page, secondPhone].entries()) {
    await phone.context().setOffline(false)
    await expect.poll(noted).toBe(before + place + 1)
    await expectSent(phone)
  }
  await second.close()
}

test('the vet’s report has treatments, a change, forgotten and doubled doses, and results', async ({
  page,
  browser,
  baseURL,
  signInAsAdmin,
}) => {
  test.setTimeout(240_000)
  const owner = await signInAsAdmin()
  const cat = await owner.addCat('Mina')
  await owner.signInOn(page)
  const startDay = async (daysAgo: number) => {
    await owner.post('/api/admin/time-override', { date: timeAgo(daysAgo) })
    await owner.addEntry(cat, daysAgo, fine)
    await page.goto(`/care/${cat}`)
  }

  await startDay(7)
  await addTreatment(page, 'Semintra', { Dose: '2', Unité: 'mL', Heures: '0h05' })
  await addTreatment(page, 'Mirtazapine', {
    Dose: '1',
    Unité: 'comprimé',
    Quand: 'Moins souvent',
    'Tous les combien de jours': '2',
    Heures: '0h05',
  })
  await addTreatment(page, 'Ringer lactate', { Quand: 'Si besoin', 'Type de soin': 'Perfusion' })
  await give(page, 'Semintra', 'Mirtazapine')
  await startDay(6)
  await give(page, 'Semintra')
  await perfuse(page, 100, '100 mL, 1 jour')
  await startDay(5)
  await page.getByRole('button', { name: 'Changer Semintra' }).click()
  await page.getByRole('dialog').getByLabel('Dose', { exact: true }).fill('2,5')
  await page.getByRole('button', { name: 'Enregistrer le changement' }).click()
  await give(page, 'Semintra', 'Mirtazapine')
  // The pill of the fourth day has no note.
  await startDay(4)
  await perfuse(page, 120, '220 mL, 2 jours')
  await startDay(3)
  await expect(page.getByText('1 prise sans réponse ces derniers jours')).toBeVisible()
  await give(page, 'Semintra', 'Mirtazapine')
  await startDay(2)
  await give(page, 'Semintra')
  await perfuse(page, 100, '320 mL, 3 jours')
  await startDay(1)
  await giveTwice(page, browser, owner, cat, baseURL!)
  await page.getByRole('button', { name: 'Mirtazapine, 00:05 : sauté' }).click()
  await expect(page.getByRole('button', { name: 'Mirtazapine, 00:05 : annuler' })).toBeVisible()

  await startDay(0)
  await give(page, 'Semintra')
  await page.getByRole('link', { name: 'Analyses' }).click()
  await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
  for (const [quantity, value, unit] of [
    ['Créatinine', '24', 'mg/L'],
    ['Urée', '0,61', 'g/L'],
    ['Phosphore', '45', 'mg/L'],
  ] as const) {
    await page.getByLabel(quantity, { exact: true }).fill(value)
    await page.getByLabel(`Unité, ${quantity}`).selectOption(unit)
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Créatinine 24 mg/L, Urée 0,61 g/L, Phosphore 45 mg/L')).toBeVisible()

  await page.goto(`/shared/${await owner.share(cat)}`)
  const part = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(page.getByText(/^Dose notée deux fois/).first()).toBeVisible()
  await openSection(page, 'Soins')
  const care = part('Soins')
  await expect(care.getByText('Semintra : 2,5 mL, tous les jours à 00:05')).toBeVisible()
  await expect(
    care.getByText(`Depuis le ${day(7)}, à cette dose depuis le ${day(5)}`),
  ).toBeVisible()
  // The day on which the treatment was added does not count.
  await expect(care.getByText('5 sur 6, 1 sans réponse')).toBeVisible()
  await expect(care.getByText('Mirtazapine : 1 comprimé, tous les 2 jours à 00:05')).toBeVisible()
  await expect(care.getByText('2 sur 3, 1 sautée')).toBeVisible()
  await expect(care.getByText('Semintra : 2 mL → 2,5 mL')).toBeVisible()
  await expect(care.getByText('Donné 3 fois en 8 jours')).toBeVisible()
  await expect(care.getByText('320 mL, 3 jours avec perfusion')).toBeVisible()
  await openSection(page, 'Analyses')
  const labs = part('Analyses')
  for (const row of ['Créatinine24 mg/L', 'Urée0,61 g/L', 'Phosphore45 mg/L'])
    await expect(labs.getByRole('row').filter({ hasText: row })).toHaveCount(1)
  await expect(
    labs.getByText('Stade non calculé : il faut deux résultats à 14 jours d’écart au moins.'),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
