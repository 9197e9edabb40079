import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { openSection } from '../support/sections'

// The app offers a cat's new habit once (product/watches 2.10, product/cats 1.6).

test.use({ viewport: { width: 360, height: 740 } })

test('the question of a new habit is shown once, and shared litter boxes begin at "Pas vu"', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let daysAgo = 14; daysAgo > 0; daysAgo -= 1)
    await ownerApi.addEntry(cat, daysAgo, { ...fine, quickHydrationValue: 'more' })
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'C’est devenu son habitude ?' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Vos 14 dernières saisies disent qu’elle boit plus')
  await question.getByRole('button', { name: 'Non, c’est passager' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: /questionnaire/ })).toBeVisible()
  await expect(page.getByText('C’est devenu son habitude')).toHaveCount(0)

  await page.goto(`/animals/${cat}`)
  await page.getByLabel('Âge (années)').fill('12')
  await page.getByLabel('Plusieurs chats à la même litière').check()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Animal mis à jour')).toBeVisible()
  await page.goto(`/quick-entry/${cat}`)
  const next = page.getByRole('button', { name: 'Suivant' })
  await page.getByRole('radio', { name: 'Comme d’habitude', exact: true }).check()
  await next.click()
  await page.getByRole('radio', { name: 'Toute sa ration (100 %)' }).check()
  await next.click()
  await page.getByRole('button', { name: 'Aucun', exact: true }).click()
  await next.click()
  await expect(page.getByRole('button', { name: 'Pas vu' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: 'Pas vu' })).toBeChecked()
  await next.click()
  await expect(page.getByRole('heading', { name: /énergie|actif|active/i })).toBeVisible()
})

test('the journal of the day shows what was put aside, to the owner and to the vet', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let daysAgo = 8; daysAgo > 0; daysAgo -= 1) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.addEntry(cat, 0, { ...fine, appetite: 2, vomiting: 1, lethargy: 2 })
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${cat}`)
  await page.getByRole('button', { name: 'Vu, merci' }).first().click()
  await expect(page.getByText(/Vu, mis de côté jusqu’au/)).toBeVisible()
  const note = 'Mis de côté (« Vu, merci ») : plusieurs signes le même jour'
  for (const address of [`/analysis/${cat}`, `/shared/${await ownerApi.share(cat)}`]) {
    await page.goto(address)
    await openSection(page, 'Journal & Événements')
    await page
      .getByRole('list', { name: 'Journal & Événements' })
      .locator('summary')
      .first()
      .click()
    await expect(page.getByText(note)).toBeVisible()
  }
})
