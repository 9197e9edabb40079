import type { Page } from '@playwright/test'
import { addDays, dateInWords, dayIn, dayMonthUnlessOtherYear } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { OwnerApi } from '../support/ownerApi'
import { zone } from '../support/zone'

// Laboratory results, typed from their sheets (product/labs 4).

const day = (daysAgo: number) => addDays(dayIn(new Date(), zone), -daysAgo)

async function ownerApi(page: Page, request: Parameters<typeof OwnerApi.register>[0]) {
  await page.setViewportSize({ width: 360, height: 640 })
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  const sheet = (daysAgo: number, values: object[]) =>
    owner.post(`/api/animals/${cat}/labs`, { day: day(daysAgo), values })
  await owner.signInOn(page)
  return { owner, cat, sheet }
}

const type = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

test('a French laboratory’s sheets, a confirmation of a wrong unit, a correction, a deletion', async ({
  page,
  request,
}) => {
  const { cat } = await ownerApi(page, request)
  const firstDay = dayMonthUnlessOtherYear(day(30), day(2))
  await page.goto(`/care/${cat}`)
  await page.getByRole('link', { name: 'Mina a eu une prise de sang ?' }).click()
  await expect(page.getByText('Aucun résultat pour l’instant')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
  await save(page)
  await expect(page.getByLabel('Créatinine', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Créatinine', { exact: true })).toHaveAccessibleDescription(
    /Entrez au moins une valeur/,
  )
  await type(page, {
    'Jour du prélèvement': day(30),
    'Laboratoire ou clinique (facultatif)': 'Laboratoire du Parc',
    Créatinine: '22,4',
    Urée: '0,61',
    Phosphore: '45',
  })
  for (const [quantity, unit] of [
    ['Créatinine', 'mg/L'],
    ['Urée', 'g/L'],
    ['Phosphore', 'mg/L'],
  ])
    await page.getByLabel(`Unité, ${quantity}`).selectOption(unit!)
  await page.getByLabel('À jeun').selectOption('Oui')
  await save(page)
  await expect(page.getByText('22,4 mg/L').first()).toBeVisible()
  await expect(page.getByText('Repère : 8,03 à 24 mg/L')).toBeVisible()
  await expect(page.getByText('Laboratoire du Parc · à jeun')).toBeVisible()

  // The second sheet begins with the fields and units of the first. A probable mistake in the unit
  // requires one confirmation.
  await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
  await expect(page.getByLabel('Unité, Phosphore')).toHaveValue('mg/L')
  await type(page, { 'Jour du prélèvement': day(2), Créatinine: '24' })
  await page.getByLabel('Unité, Créatinine').selectOption('µmol/L')
  await save(page)
  await expect(
    page.getByText(
      'Créatinine : vous avez bien lu 24 µmol/L ? L’unité est-elle juste ? La ' +
        `valeur d’avant était de 22,4 mg/L le ${firstDay}`,
    ),
  ).toBeVisible()
  await page.getByLabel('Unité, Créatinine').selectOption('mg/L')
  await save(page)
  await expect(page.getByText(`22,4 le ${firstDay} : en hausse`)).toBeVisible()

  await page
    .getByRole('button', { name: `Corriger les résultats du ${dateInWords(day(2))}` })
    .click()
  await expect(page.getByLabel('Créatinine', { exact: true })).toHaveValue('24')
  await type(page, { Créatinine: '21' })
  await save(page)
  await expect(page.getByText(`22,4 le ${firstDay} : en baisse`)).toBeVisible()
  await page
    .getByRole('button', { name: `Supprimer les résultats du ${dateInWords(day(2))}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText(/: en baisse/)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Résultats' }).getByRole('listitem')).toHaveCount(1)
})

test('the vet’s stage replaces the computed one, until it is removed', async ({
  page,
  request,
}) => {
  const { cat } = await ownerApi(page, request)
  await page.goto(`/labs/${cat}`)
  await page.getByRole('button', { name: 'Noter le stade posé par le vétérinaire' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Stade IRIS').selectOption('Stade 3')
  await dialog.getByLabel('Sous-stade (facultatif)').fill('protéinurie limite')
  await dialog.getByLabel('Posé le').fill('2025-03-12')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    page.getByText('Stade 3 (protéinurie limite) posé par le vétérinaire, le 12 mars 2025.'),
  ).toBeVisible()
  await expect(page.getByText('Indicatif : le stade est posé par votre vétérinaire.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier le stade du vétérinaire' }).click()
  await dialog.getByRole('button', { name: 'Retirer ce stade' }).click()
  await expect(
    page.getByRole('button', { name: 'Noter le stade posé par le vétérinaire' }),
  ).toBeVisible()
})

test('two results that agree give a stage, a contradicting SDMA is mentioned', async ({
  page,
  request,
}) => {
  const { cat, sheet } = await ownerApi(page, request)
  const creatinine = { quantity: 'creatinine', value: '20', unit: 'mg/L' }
  await sheet(40, [creatinine])
  await page.goto(`/labs/${cat}`)
  await expect(
    page.getByText('Stade non calculé : il faut deux résultats à 14 jours d’écart au moins.'),
  ).toBeVisible()
  await sheet(20, [creatinine])
  await page.reload()
  await expect(
    page.getByText('Stade IRIS 2. Indicatif : le stade est posé par votre vétérinaire.'),
  ).toBeVisible()
  // The only quantity fills its card on a wide screen.
  await page.setViewportSize({ width: 1280, height: 800 })
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Derniers' }) })
  const curve = card.locator('svg', { has: page.locator('rect') })
  const [outer, inner] = [(await card.boundingBox())!, (await curve.boundingBox())!]
  expect(inner.width).toBeGreaterThan(0.9 * outer.width)
  await sheet(3, [creatinine, { quantity: 'sdma', value: '30', unit: 'µg/dL' }])
  await page.reload()
  await expect(
    page.getByText(
      'SDMA plus élevée que la créatinine ne le laisse attendre : à recontrôler dans 2 à 4 semaines.',
    ),
  ).toBeVisible()
})

test('the laboratory’s own range is first, and a value to show today is described in words', async ({
  page,
  request,
}) => {
  const { cat } = await ownerApi(page, request)
  await page.goto(`/labs/${cat}`)
  await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
  await page.getByRole('button', { name: 'Recopier aussi les normes du laboratoire' }).click()
  await page.getByText('Autres valeurs').click()
  await type(page, { Créatinine: '19', 'Potassium (mmol/L)': '2,9', 'Azote uréique (BUN)': '300' })
  await page.getByLabel('Unité, Créatinine').selectOption('mg/L')
  await type(page, { 'Norme, de, Créatinine': '6', 'Norme, à, Créatinine': '18' })
  await save(page)
  await expect(
    page.getByText(
      'Azote uréique (BUN) : vous avez bien lu 300 mg/dL ? N’est-ce pas la ligne « Urée » ?',
    ),
  ).toBeVisible()
  await type(page, { 'Azote uréique (BUN)': '', Urée: '300' })
  await page.getByLabel('Unité, Urée').selectOption('mg/dL')
  await save(page)
  await expect(page.getByText('Norme du laboratoire : 6 à 18 mg/L, au-dessus')).toBeVisible()
  const toShow = 'Montrez ce résultat à votre vétérinaire aujourd’hui : moins de 3,0 mmol/L.'
  await expect(page.getByText(toShow)).toBeVisible()

  // The analysis opens its section for it, and the next form begins with the range.
  await page.getByRole('button', { name: 'Ajouter des résultats' }).click()
  await expect(page.getByLabel('Norme, à, Créatinine')).toHaveValue('18')
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByText(`Potassium 2,9 mmol/L – ${toShow}`)).toBeVisible()
})
