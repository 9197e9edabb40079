import type { Page } from '@playwright/test'
import { dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { failAt, restoreServer } from '../support/operationFaults'
import { newTestUser, register } from '../support/owner'
import { isPersisted } from '../support/persistedData'
import { zone } from '../support/zone'

// A copy and weighings are imported (product/accounts 8).

const uuid = () => crypto.randomUUID()
const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
const cat = {
  id: uuid(),
  name: 'Minette',
  createdAt: at,
  measurements: [
    {
      id: uuid(),
      day: dayIn(at, zone),
      date: at,
      answeredAt: at,
      createdAt: at,
      updatedAt: at,
      appetite: 4,
      note: 'Elle a mangé au soleil',
    },
  ],
  weights: [{ id: uuid(), weight: '4.2', date: at }],
  shareLinks: [{}],
}

const weighings = `date;kg\n${dayIn(at, zone)};4,2\n01/02/2024;4,6\n02/02/2024;4,5`

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Fichier à importer')
    .setInputFiles({
      name,
      mimeType: name.endsWith('csv') ? 'text/csv' : 'application/json',
      buffer: Buffer.from(text),
    })
const row = (page: Page, name: string) => page.getByRole('row', { name })

test('a file is previewed, then imported; one with a mistake is refused with its place', async ({
  page,
  context,
}) => {
  await register(page, newTestUser('Camille'))
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Importer des données' }).click()

  await choose(
    page,
    'copie.json',
    JSON.stringify({ animals: [{ ...cat, weights: [{ id: uuid(), weight: '42', date: at }] }] }),
  )
  await expect(page.getByRole('heading', { name: 'Ce fichier n’a pas été importé' })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(
    'Minette, pesée nº 1 : Le poids doit être compris entre 0,3 et 25 kg',
  )
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()

  // A captive portal responds, then nothing responds to the renewal of the token.
  const noResponse = page.getByRole('alert').filter({ hasText: 'La connexion a été interrompue.' })
  await page.route('**/import?preview=true', (route) => route.fulfill({ body: 'Bienvenue' }))
  await choose(page, 'copie.json', JSON.stringify({ animals: [cat] }))
  await expect(noResponse).toBeVisible()
  await page.unroute('**/import?preview=true')
  await page.route('**/import?preview=true', (route) => route.fulfill({ status: 401 }))
  await failAt(page, 'refreshMutation', { status: 502, gateway: true })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(noResponse).toBeVisible()
  await restoreServer(page)
  await page.unroute('**/import?preview=true')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Nouveau chat')).toBeVisible()
  await expect(row(page, 'Saisies 1')).toBeVisible()
  await expect(page.getByText('Ne sont pas repris : 1 lien de partage.')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('L’import a besoin du réseau.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer' })).toBeHidden()
  await expect(row(page, 'Saisies 1')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { name: 'Vos données sont là' })).toBeFocused()
  // A start without a network shows the imported rows before a visit to the cat.
  const note = ['kept', 'Elle a mangé au soleil'] as const
  await expect.poll(() => page.evaluate(isPersisted, note)).toBe(true)
  await page.getByRole('link', { name: 'Voir le carnet de Minette' }).click()
  await expect(page.getByText('Elle a mangé au soleil')).toBeVisible()
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await expect(page.getByRole('heading', { name: 'Minette', exact: true })).toBeVisible()

  await page.goto('/import')
  await choose(page, 'vide.json', '')
  await expect(page.getByRole('alert').filter({ hasText: 'Ce fichier est vide.' })).toBeVisible()
  await choose(page, 'balance.csv', weighings)
  await expect(page.getByLabel('De quel chat sont ces pesées ?')).toHaveValue(/.+/)
  await expect(page.getByLabel('De quel chat sont ces pesées ?')).toBeFocused()
  await page.getByRole('button', { name: 'Lire le fichier' }).click()
  await expect(row(page, 'Pesées 2 1')).toBeVisible()
  await page.getByRole('button', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { name: 'Vos données sont là' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(page.getByRole('heading', { name: 'Votre fichier' })).toBeFocused()

  await choose(page, 'balance.csv', weighings)
  await page.getByRole('button', { name: 'Lire le fichier' }).click()
  await expect(row(page, 'Pesées 2 1')).toBeVisible()
  // The server imports the file, but its response is lost.
  await page.route(/\/import$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { name: 'L’import a été interrompu' })).toBeFocused()
  await page.unroute(/\/import$/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Tout est déjà là')).toBeVisible()
  await deleteImportFromCat(page)
  await page.goto('/import')
  await choose(page, 'copie.json', JSON.stringify({ animals: [cat] }))
  await expect(page.getByText('Tout est déjà là')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer' })).toBeHidden()
})

/** Deletes the two imported weighings of the cat's page; the third one is the copy's. */
async function deleteImportFromCat(page: Page): Promise<void> {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  const weights = page.getByRole('list', { name: 'Pesées' }).getByRole('listitem')
  await expect(weights).toHaveCount(3)
  await page.getByRole('button', { name: 'Supprimer la pesée du 2 février 2024' }).click()
  await page.getByRole('button', { name: 'Supprimer les 2 pesées de cet import' }).click()
  await expect(weights).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeHidden()
}
