import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility'
import { addCare } from '../support/addCare'
import { createDailyEntries } from '../support/dailyEntries'
import { expect, test } from '../support/fixtures'
import { fine, type OwnerApi, worse } from '../support/ownerApi'
import { openJournal, openSection } from '../support/sections'
import { zone } from '../support/zone'

// The vet's report of treatments, perfusions and results (product/care 3, product/labs 3.2).

test.describe.configure({ mode: 'default' })

let owner: OwnerApi
let cat: string
let link: { id: string; token: string }

test.beforeAll(async ({ signInAsAdmin }) => {
  test.setTimeout(120_000)
  owner = await signInAsAdmin()
  cat = await owner.addCat('Mina')
  await createDailyEntries(
    owner,
    cat,
    30,
    (day) => (day > 8 ? worse : fine),
    (day) => (day % 10 === 9 ? '4.2' : null),
  )
  await addCare(owner, cat, 3)
  link = await owner.post(`/api/animals/${cat}/share`)
})

const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('treatments, perfusions and results are readable aloud, for vet and owner', async ({
  page,
}) => {
  for (const reader of ['vet', 'owner']) {
    if (reader === 'owner') await owner.signInOn(page)
    await page.goto(reader === 'vet' ? `/shared/${link.token}` : `/analysis/${cat}`)
    await openSection(page, 'Soins')
    const care = part(page, 'Soins')
    await expect(care.getByText('Traitement 1 : 2,5 mL, tous les jours à 00:05')).toBeVisible()
    await expect(care.getByText('5 sur 7, 1 refusée, 1 sans réponse')).toBeVisible()
    await expect(care.getByText('0 sur 7, 7 sans réponse')).toHaveCount(2)
    await expect(care.getByText('200 mL, 2 jours avec perfusion')).toBeVisible()
    await expect(care.getByText('Ringer lactate : début, si besoin')).toBeVisible()
    await openSection(page, 'Analyses')
    const labs = part(page, 'Analyses')
    await expect(labs.getByRole('row').nth(1)).toHaveText(
      /^Créatinine212 µmol\/L↗ en hausse195,5 µmol\/L180 µmol\/L$/,
    )
    await expect(labs.getByText('Laboratoire du Parc, à jeun')).toHaveCount(3)
    await expect(labs.getByText('Stade IRIS 2. Indicatif')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voir les soins' })).toHaveCount(
      reader === 'owner' ? 1 : 0,
    )
  }
})

test('a mark of the line shows its text: by the arrow keys, and by a tap on a phone', async ({
  page,
  browser,
  installation,
}) => {
  await page.goto(`/shared/${link.token}`)
  await openSection(page, 'Avant et après')
  const line = page.getByRole('slider', { name: /^Changements, résultats/ })
  await line.focus()
  const startWords = /Traitement 1 : début, 2,5 mL, tous les jours à 00:05/
  for (let marks = 0; marks < 40; marks += 1) {
    if (startWords.test((await line.getAttribute('aria-valuetext'))!.replaceAll('\u00a0', ' ')))
      break
    await page.keyboard.press('ArrowLeft')
  }
  await expect(line.getByText('Traitement 1 : début, 2,5 mL, tous les jours à 00:05')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line.getByText('Touchez un repère pour lire ce jour.')).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: zone,
  })
  const phone = await context.newPage()
  await phone.goto(`${installation.url}/shared/${link.token}`)
  await openSection(phone, 'Avant et après')
  const small = phone.getByRole('slider', { name: /^Changements, résultats/ })
  // The line begins with the oldest result, 64 days ago. The one of 34 days ago is a little left of
  // its middle.
  const { width } = (await small.boundingBox())!
  await small.tap({ position: { x: (width * 30.5) / 65, y: 30 } })
  await expect(small.getByText(/Créatinine.195,5.µmol\/L/)).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await accessibilityFaults(phone)).toEqual([])
  await context.close()
})

test('a record without care shows none of it, and a revoked link shows no data', async ({
  page,
  request,
}) => {
  const other = await owner.addCat('Zoé')
  await owner.addEntry(other, 0, fine)
  await page.goto(`/shared/${await owner.share(other)}`)
  await openJournal(page)
  await expect(page.getByRole('table', { name: 'Journal & Événements' })).toBeVisible()
  for (const title of ['Soins', 'Analyses', 'Avant et après'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)

  await owner.remove(`/api/share/${link.id}`)
  const query =
    'query ($token: String!) { sharedAnimal(token: $token) { careReport { running { name } } labResults { day } } }'
  const response = await (
    await request.post('/graphql', { data: { query, variables: { token: link.token } } })
  ).json()
  expect([response.data, response.errors[0].extensions.code]).toEqual([null, 'NOT_FOUND'])
})
