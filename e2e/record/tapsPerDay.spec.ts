import type { Locator, Page } from '@playwright/test'
import { dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { openQuestionnaire } from '../support/phoneTest'
import { zone } from '../support/zone'

// A year of daily use: three taps for a quiet day, nine at most for a full one, few for the rest (product/entries
// 5.6, 5.8 to 5.11).

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

class Thumb {
  taps = 0
  constructor(private readonly page: Page) {}

  async tap(...what: Locator[]): Promise<void> {
    for (const one of what) {
      await one.tap()
      this.taps += 1
    }
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true })
  radio = (name: string) => this.page.getByRole('radio', { name, exact: true })
}

async function home(page: Page, ownerApi: OwnerApi): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /questionnaire/ })).toBeVisible()
}

const begin = (page: Page) => page.getByRole('link', { name: 'Répondre au questionnaire de suivi' })
const yesterday = {
  ...fine,
  vomiting: 1,
  urinationSigns: { bloodVisible: true },
  stool: 'hard',
  subcutaneousPerfusion: 'yes',
  urination: 5,
  note: 'Hier.',
}

test('a quiet day is three taps: yesterday’s five answers, and none of its signs', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, yesterday)
  await home(page, ownerApi)
  const thumb = new Thumb(page)
  await thumb.tap(begin(page), thumb.button('Comme hier'))
  await expect(page.getByRole('button', { name: /Urination 3 fois/ })).toBeVisible()
  expect(await ownerApi.entries(cat)).toHaveLength(1)
  await thumb.tap(thumb.button('Confirmer'))
  await page.waitForURL('**/analysis/*')
  expect(thumb.taps).toBe(3)
  const [today] = await ownerApi.entries(cat)
  const { urinationSigns, urinationBallSize, stool, subcutaneousPerfusion, note, ...five } =
    today as unknown as typeof yesterday
  expect(five).toMatchObject({
    quickHydrationValue: 'normal',
    appetite: 4,
    vomiting: 1,
    urination: 3,
    lethargy: 3,
  })
  expect([
    urinationSigns.bloodVisible,
    urinationBallSize,
    stool,
    subcutaneousPerfusion,
    note,
  ]).toEqual([false, null, null, null, null])
})

test('a weighing and a link for the vet are three taps, a dose is two', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2' })
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    amount: 2.5,
    unit: 'ml',
    plan: { kind: 'days', everyDays: 1, times: ['00:05'] },
    firstDay: dayIn(new Date(), zone),
  })
  const tapsOf = async (...what: (Locator | RegExp)[]) => {
    await page.goto('/home')
    const thumb = new Thumb(page)
    for (const one of what)
      await thumb.tap(one instanceof RegExp ? page.getByRole('button', { name: one }).last() : one)
    return thumb.taps
  }
  await home(page, ownerApi)
  expect(await tapsOf(/^Ajouter à/, /^Pesée/, /^Enregistrer/)).toBe(3)
  await expect(page.getByText('Pesée ajoutée')).toBeVisible()
  const care = page.getByRole('link', { name: 'Soins du jour : 0 sur 1' })
  // The last line of 'À faire' has no rule of its own above that of the actions.
  await page.goto('/home')
  await expect(page.getByRole('listitem').filter({ has: care })).toHaveCSS(
    'border-bottom-width',
    '0px',
  )
  expect(await tapsOf(care, /^Semintra, 00:05 : donné/)).toBe(2)
  await expect(page.getByText(/^Donné à /)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  expect(await tapsOf(/^Partager/, /^Créer un lien/, /^Copier/)).toBe(3)
  await expect(page.getByText('URL copiée')).toBeVisible()
})

test('an answer of yesterday can be changed with a tap; unseen ones are questions again', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, { ...fine, urination: null })
  await home(page, ownerApi)
  const thumb = new Thumb(page)
  await thumb.tap(
    begin(page),
    thumb.button('Comme hier'),
    page.getByRole('button', { name: /Appétit/ }),
    thumb.radio('La moitié ou plus (50–75 %)'),
  )
  await expect(page.getByRole('button', { name: /Appétit 50–75 %/ })).toBeVisible()
  await thumb.tap(thumb.button('Confirmer'))
  await expect(page.getByText('Combien de fois Mina a-t-elle uriné')).toBeVisible()
  await thumb.tap(thumb.button('4'))
  // Two quick taps on one place would be a double tap, which confirms nothing.
  await thumb.button('Valider').press('Enter')
  await thumb.tap(thumb.button('Confirmer'))
  await page.waitForURL('**/analysis/*')
  expect((await ownerApi.entries(cat))[0]).toMatchObject({ appetite: 3, urination: 4 })
})

/** Until the next frame the page keeps the scroll offset, and so the height, of the step before. */
const expectNoScrolling = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)

test('a full day is nine taps, with a vomiting too, and its third and fourth steps fit on the screen', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await home(page, ownerApi)
  const thumb = new Thumb(page)
  await thumb.tap(begin(page))
  await expect(page.getByText('ces dernières 24 heures')).toBeVisible()
  await thumb.tap(thumb.radio('Moins que d’habitude'), thumb.button('Suivant'))
  await thumb.tap(thumb.radio('Un quart (25 %)'))
  await expect(page.getByText('Étape 3 sur 5')).toBeVisible()
  await expectNoScrolling(page)
  await thumb.tap(thumb.button('1'))
  await expect(page.getByText('Étape 4 sur 5')).toBeVisible()
  await expectNoScrolling(page)
  const heights = await page
    .locator('form button, form label')
    .evaluateAll((controls) =>
      controls.map((control) => Math.round(control.getBoundingClientRect().height)),
    )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await thumb.tap(thumb.button('3'), thumb.button('Suivant'))
  await thumb.tap(thumb.radio('Moins active'), thumb.button('Confirmer'))
  await page.waitForURL('**/analysis/*')
  expect(thumb.taps).toBe(9)
  expect((await ownerApi.entries(cat))[0]).toMatchObject({
    quickHydrationValue: 'less',
    appetite: 2,
    vomiting: 1,
    urination: 3,
    lethargy: 2,
  })
})

test('by keyboard and by mouse the steps do not advance by themselves', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await home(page, ownerApi)
  await page.goto(`/quick-entry/${cat}#etape-2`)
  const step = (number: number) => expect(page.getByText(`Étape ${number} sur 5`)).toBeVisible()
  await step(2)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /moitié/ })).toBeChecked()
  await step(2)
  await page.getByRole('radio', { name: /Toute sa ration/ }).click()
  await step(2)
  await page.getByRole('radio', { name: /Toute sa ration/ }).tap()
  await step(3)
})

test('"Pas vu" is an answer without evidence, which the tile shows', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await home(page, ownerApi)
  await page.goto(`/quick-entry/${cat}#etape-4`)
  await page.getByRole('button', { name: 'Pas vu', exact: true }).click()
  await page.goto(`/quick-entry/${cat}#etape-1`)
  const thumb = new Thumb(page)
  await thumb.tap(
    thumb.radio('Comme d’habitude'),
    thumb.button('Suivant'),
    thumb.radio('Toute sa ration (100 %)'),
    thumb.button('Pas vu'),
  )
  await expect(thumb.button('Pas vu')).toHaveAttribute('aria-pressed', 'true')
  await thumb.tap(
    thumb.button('Suivant'),
    thumb.radio('Comme d’habitude'),
    thumb.button('Confirmer'),
  )
  await page.waitForURL('**/analysis/*')
  for (const name of ['Vomissements', 'Urination']) {
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    ).toContainText('Non renseigné')
  }
  expect((await ownerApi.entries(cat))[0]).toMatchObject({ vomiting: null, urination: null })
})

test('without a network a quiet day is three taps too, sent once when it is back', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await home(page, ownerApi)
  await openQuestionnaire(page, cat, () => begin(page).tap())
  await context.setOffline(true)
  const thumb = new Thumb(page)
  await thumb.tap(thumb.button('Comme hier'), thumb.button('Sauvegarder (hors ligne)'))
  await expect(page.getByRole('region', { name: 'Bilan du jour' })).toContainText(
    'Rien d’inhabituel',
  )
  expect(await ownerApi.entries(cat)).toHaveLength(1)
  await context.setOffline(false)
  await expect
    .poll(async () =>
      (await ownerApi.entries(cat)).map(({ isOfflineGenerated }) => isOfflineGenerated),
    )
    .toEqual([true, false])
})
