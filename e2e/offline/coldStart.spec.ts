import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { timeAgo, fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectQueued } from '../support/phoneTest'
import { openSection } from '../support/sections'

test.use({ serviceWorkers: 'allow' })

/**
 * Visits the home screen with a network, long enough for the app to store its data for use without
 * one.
 */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/home')
  await waitUntilPersisted(page, 'weightCurve')
}

test('after one visit the app starts without a network, with an analysis of a pending entry', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  await ownerApi.addEntry(cat, 1, { ...fine, lethargy: 2 })
  await ownerApi.signInOn(page)
  await visitOnce(page)

  await context.setOffline(true)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mistigri' })).toBeVisible()
  await expect(page.getByText(/^Hors ligne · Données du \d\d\/\d\d \d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Saisie du jour à faire')).toBeVisible()

  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await answer(page, { ...calmDay, vomiting: 3, note: 'Dans la cave.' }, 'Sauvegarder (hors ligne)')
  await page.waitForURL('**/analysis/*')
  await expect(page.getByRole('status').filter({ hasText: 'Sauvegardé hors ligne' })).toBeVisible()

  // The device judges by the server's rules: today's entry, with yesterday's before it.
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const judged = async () => {
    await expect(page.getByText('Saisie en attente d’envoi', { exact: true })).toBeVisible()
    await expect(tile('Vomissements')).toContainText('Urgent')
    await expect(tile('Énergie')).toContainText('Stable')
    await expect(page.getByText('3 vomissements ou plus').first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Dans la cave.' })).toContainText(
      'En attente d’envoi',
    )
  }
  await judged()
  await page.reload()
  await judged()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(page.getByRole('radio', { name: calmDay.hydration, exact: true })).toBeChecked()
  await page.goto('/home')
  await expect(page.getByText('Saisie du jour faite')).toBeVisible()

  // With a network, the analysis is the server's. The line of pending changes loads after the screen.
  await expect(page.getByText('1 saisie en attente d’envoi')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 saisie en attente d’envoi')).toBeHidden({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Dans la cave.' })).toBeVisible()
  await expect(page.getByText('En attente d’envoi')).toHaveCount(0)
  await expect(tile('Vomissements')).toContainText('Urgent')
  await expect(page.getByText(/Données du/)).toHaveCount(0)
})

test('data stored by an older build still starts this one without a network', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mistigri')
  await ownerApi.addEntry(cat, 1, { ...fine, vomiting: 3 })
  await ownerApi.signInOn(page)
  await visitOnce(page)
  await page.goto('/legal-notice')
  await page.evaluate(convertToFormerFormat)

  await context.setOffline(true)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await expect(page.getByText('1 jour renseigné sur 2')).toBeVisible()
  await page.goto(`/quick-entry/${cat}`)
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
})

/**
 * Converts the stored data to the format of builds before 21 November 2026: a query by its name,
 * and one record per day instead of the strips.
 */
async function convertToFormerFormat(): Promise<void> {
  type Row = { records: string }
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) =>
      request.addEventListener('success', () => resolve(request.result)),
    )
  const database = await resultOf(indexedDB.open('nephrochat-kept'))
  const [row] = (await resultOf(database.transaction('kept').objectStore('kept').getAll())) as [Row]
  const records = JSON.parse(row.records) as Record<string, Record<string, unknown>>
  const cats = Object.values(records).filter((record) => 'strips(last:90)' in record)
  for (const cat of cats) {
    const { __ref: tiles } = cat['dailyStatus'] as { __ref: string }
    records['day'] = {
      __id: 'day',
      __typename: 'DayStatus',
      day: records[tiles]!['day'],
      dailyStatus: { __ref: tiles },
    }
    cat['days(last:90)'] = { __refs: ['day'] }
    delete cat['strips(last:90)']
  }
  await resultOf(
    database
      .transaction('kept', 'readwrite')
      .objectStore('kept')
      .put({ ...row, records, graph: 'an older one' }),
  )
  database.close()
}

test('a weighing without a network survives a restart, is judged, and is sent once', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina', { weight: null })
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2', date: timeAgo(20) })
  await ownerApi.addEntry(cat, 1, fine)
  await ownerApi.signInOn(page)
  await visitOnce(page)

  await context.setOffline(true)
  await page.goto(`/analysis/${cat}`)
  await openSection(page, 'Poids')
  await page.getByRole('button', { name: 'Ajouter une pesée' }).click()
  const dialog = page.getByRole('dialog', { name: 'Peser Mina' })
  await dialog.getByLabel('Poids (kg)').fill('2,4')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    dialog.getByText('La dernière pesée était de 4,2 kg. Vous avez bien lu 2,4 kg ?'),
  ).toBeVisible()
  await dialog.getByLabel('Poids (kg)').fill('3,8')
  await dialog.getByRole('button', { name: /nregistrer$/ }).click()
  await expectQueued(page)
  await expect(page.getByText(/^3,8 kg le/)).toBeVisible()
  await expect(page.getByText('Pesée en attente d’envoi', { exact: true })).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await next.goto('/home')
  await expect(next.getByText('1 pesée en attente d’envoi')).toBeVisible()
  await expect(next.getByRole('article').getByText('En attente d’envoi')).toBeVisible()
  await expect(next.getByText(/Perte de poids/)).toBeVisible()
  await next.goto(`/analysis/${cat}`)
  await expect(next.getByText(/^3,8 kg le/)).toBeVisible()
  // The line of pending changes loads after the screen.
  await expect(next.getByText('1 pesée en attente d’envoi')).toBeVisible()
  await context.setOffline(false)
  await expect(next.getByText(/en attente d’envoi/)).toHaveCount(0)
  const weights = await ownerApi.get<{ weight: string }[]>(`/api/animals/${cat}/weights`)
  expect(weights.map(({ weight }) => weight)).toEqual(['3.8', '4.2'])
})

test('the signs of an emergency are available without a network, with the vet’s number above them', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mistigri', { vetPhone: '01 23 45 67 89' })
  await ownerApi.addCat('Isis', { vetPhone: '01.23.45.67.89' })
  await ownerApi.addCat('Mina')
  await ownerApi.addCat('Pacha')
  await ownerApi.signInOn(page)
  await visitOnce(page)

  await context.setOffline(true)
  await page.goto('/urgences')
  await expect(page.getByRole('heading', { name: 'Signes d’urgence' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /urine/ }).first()).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Appeler le vétérinaire de Mistigri et d’Isis' }),
  ).toHaveAttribute('href', 'tel:0123456789')
  await expect(page.getByLabel('Téléphone du vétérinaire de Mina')).toBeHidden()
  await page.getByText('Ajouter un numéro').click()
  await expect(page.getByText('Téléphone du vétérinaire de Pacha')).toBeVisible()
  await context.setOffline(false)
})
