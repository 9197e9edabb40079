import { accessibilityFaults } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi, urgent } from '../support/ownerApi'

// Home with three cats and more (product/pages 4.5), and the deletion of a cat (product/cats 2.5).

const names = [
  'Mina',
  'Pacha',
  'Zoé',
  'Isis',
  'Félix',
  'Caramel',
  'Ouistiti',
  'Gribouille',
  'Réglisse',
  'Nougat',
  'Plume',
  'Lola',
  'Tigrou',
]

test('two cats are not counted; thirteen are each one tap away, with their state', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cats = [await ownerApi.addCat(names[0]!), await ownerApi.addCat(names[1]!)]
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
  await expect(page.getByText(/sur 2/)).toHaveCount(0)

  for (const name of names.slice(2)) cats.push(await ownerApi.addCat(name))
  await ownerApi.addEntry(cats[0]!, 0, urgent)
  for (const cat of cats.slice(3, 5)) await ownerApi.addEntry(cat, 0, fine)
  await page.reload()
  await expect(page.getByText('3 sur 13 faits')).toBeVisible()
  const portrait = (name: string) =>
    page
      .getByRole('region', { name: '3 sur 13 faits' })
      .getByRole('button', { name: new RegExp(`^${name}\\s:`) })
  await expect(portrait('Mina')).toHaveAccessibleName('Mina\u00a0: saisie du jour faite, urgent')
  await expect(portrait('Zoé')).toHaveAccessibleName('Zoé\u00a0: saisie du jour à faire')
  await expect(portrait('Mina')).toHaveAttribute('aria-current', 'true')
  await portrait('Tigrou').click()
  await expect(page.getByRole('heading', { name: 'Tigrou' })).toBeVisible()
  await expect(portrait('Tigrou')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Chat suivant' }).click()
  await expect(portrait('Mina')).toHaveAttribute('aria-current', 'true')
  await portrait('Pacha').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zoé' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('article')).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Chat suivant' })).toBeHidden()
  await portrait('Tigrou').click()
  const card = page.getByRole('group', { name: 'Tigrou' })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Répondre au questionnaire de suivi' })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a weight being typed survives a window that becomes too narrow for the grid, and wide again', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  for (const name of names.slice(0, 4))
    await ownerApi.addEntry(await ownerApi.addCat(name), 0, fine)
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 1366, height: 1024 })
  await page.goto('/home')
  const card = page.getByRole('group', { name: 'Isis' })
  await card.getByRole('button', { name: 'Ajouter à aujourd’hui' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pesée' }).click()
  const typed = page.getByRole('dialog').getByLabel('Poids (kg)')
  await typed.fill('4,07')
  await page.setViewportSize({ width: 1024, height: 1366 })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(typed).toHaveValue('4,07')
  await page.setViewportSize({ width: 1366, height: 1024 })
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(typed).toHaveValue('4,07')
})

test('before a deletion the dialog shows the number of entries and offers a copy; after it the app shows home', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const day of [2, 1, 0]) await ownerApi.addEntry(cat, day, fine)
  await ownerApi.signInOn(page)
  await page.goto('/home')
  const dialog = page.getByRole('dialog', { name: 'Supprimer Mina' })
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(dialog.getByText('3 saisies seraient effacées.')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Télécharger d’abord mes données' }).click()
  expect((await download).suggestedFilename()).toBe('nephrochat.json')
  await page.keyboard.press('Escape')

  await page.goto(`/animals/${cat}`)
  await page.getByRole('button', { name: 'Supprimer Mina' }).click()
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
})

test('a cat with weighings and no entry shows the watches of its weight on its page, too', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.post(`/api/animals/${cat}/weights`, {
    weight: '5.2',
    date: new Date(Date.now() - 20 * 86_400_000).toISOString(),
  })
  await ownerApi.signInOn(page)
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByText('Aucune donnée de suivi disponible')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Alertes' }).getByText(/Perte de poids/),
  ).toBeVisible()
})
