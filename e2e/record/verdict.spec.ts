import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'

// The verdict is the first text after 'Confirmer', without scrolling on a small phone
// (product/pages 5.2, 5.7).

test.use({ viewport: { width: 360, height: 640 } })

const verdict = (page: Page) => page.getByRole('region', { name: 'Bilan du jour' })

/** Expects the element whole on the screen, without scrolling. */
async function expectInSight(page: Page, ...places: Locator[]): Promise<void> {
  // The page before keeps its scroll position until the next one is rendered.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const place of places) {
    const { y, height } = (await place.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(640)
  }
}

async function begin(page: Page, ownerApi: OwnerApi, cat: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.goto(`/quick-entry/${cat}`)
}

test('green: one sentence, the days noted of the month, and until tomorrow', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await begin(page, ownerApi, cat)
  await answer(page, calmDay)
  const green = verdict(page)
  await expect(green).toContainText('Rien d’inhabituel aujourd’hui pour Mina.')
  await expect(green).toContainText('1er jour noté du mois. À demain')
  await expectInSight(page, green)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await expect(page.getByText('Les indicateurs sont au vert.')).toBeVisible()
  await expect(green).toHaveCount(0)
})

test('worse for a day: the questions of tomorrow, and no tile to be confirmed is called stable', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await begin(page, ownerApi, cat)
  await answer(page, { ...calmDay, vomiting: 1 })
  await expect(verdict(page)).toContainText('À regarder demain')
  expect(await ownerApi.entries(cat)).toHaveLength(2)
  await expect(verdict(page)).toContainText('Vomissements')
  await expectInSight(page, verdict(page))
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Vomissements', exact: true }) })
  await expect(tile).toContainText('À confirmer')
  await expect(tile).not.toContainText('Stable')
  await page.goto('/home')
  await expect(
    page.getByRole('list', { name: 'Indicateurs de la dernière saisie' }).getByText('À confirmer'),
  ).toHaveCount(1)
})

test('red: the advice, the vet and the urgent signs, also when the analysis is opened later', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await begin(page, ownerApi, cat)
  await answer(page, {
    ...calmDay,
    appetite: 'Rien (0 %)',
    energy: 'Très abattue',
    urinationSigns: ['Efforts pour uriner'],
  })
  const red = verdict(page)
  await expect(red).toContainText('Urgent : consultez un vétérinaire aujourd’hui')
  await expectInSight(
    page,
    red.getByLabel('Téléphone du vétérinaire de Mina'),
    red.getByRole('link', { name: 'Signes d’urgence' }),
  )
  await red.getByLabel('Téléphone du vétérinaire de Mina').fill('01 42 00 00 00')
  await red.getByRole('button', { name: 'Ajouter le numéro' }).click()
  const call = red.getByRole('link', { name: 'Appeler mon vétérinaire' })
  await expect(call).toHaveAttribute('href', 'tel:0142000000')
  await page.goto('/home')
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await expectInSight(page, red, call, red.getByRole('link', { name: 'Signes d’urgence' }))
})

test('a red watch hides the notices as a red alert does, from the owner', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let daysAgo = 8; daysAgo > 0; daysAgo -= 1) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.addEntry(cat, 0, {
    ...fine,
    quickHydrationValue: 'less',
    appetite: 2,
    vomiting: 1,
    lethargy: 2,
  })
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${cat}`)
  await expect(verdict(page)).toContainText('Plusieurs signes le même jour')
  await expect(page.getByRole('heading', { name: 'À confirmer' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'À confirmer' })).toHaveCount(4)
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await expect(page.getByRole('heading', { name: 'À confirmer' })).toBeVisible()
})
