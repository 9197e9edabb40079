import { addDays, dayIn, longDate } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { OwnerApi, timeAgo, urgent, worse } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { openJournal } from '../support/sections'
import { zone } from '../support/zone'

test.use({ serviceWorkers: 'allow' })

// The record of a cat that has died (product/cats 5).

test('a deceased cat’s record stays, without reminders, and can be reopened', async ({
  page,
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const minette = await ownerApi.addCat('Minette')
  await ownerApi.addCat('Pacha', { gender: 'male' })
  await ownerApi.addEntry(minette, 1, worse)
  await ownerApi.addEntry(minette, 0, urgent)
  const link = await ownerApi.share(minette)
  await ownerApi.signInOn(page)

  await page.goto(`/animals/${minette}`)
  await page.getByRole('button', { name: 'Minette nous a quittés' }).click()
  const dialog = page.getByRole('dialog', { name: 'Minette nous a quittés' })
  await dialog.getByLabel('Le jour (facultatif)').fill('2025-03-01')
  await dialog.getByRole('button', { name: 'Refermer son carnet' }).click()
  await expect(
    page.getByText(
      'Minette nous a quittés le 1er mars 2025. Son carnet reste ici, avec tout ce que vous avez noté.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Nouvelle pesée (kg)')).toBeHidden()
  expect((await request.get(`/api/shared/${link}`)).status()).toBe(404)

  await page.goto('/home')
  const memory = page.getByRole('region', { name: 'En mémoire' })
  const expectMemory = async () => {
    await expect(memory.getByText('Minette nous a quittés le 1er mars 2025.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pacha' })).toBeVisible()
    await expect(page.getByText('Urgent : voir ce qu’il faut faire')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Chat suivant' })).toBeHidden()
  }
  await expectMemory()
  await expect(memory.getByText(/^2 jours notés, jusqu’au \d/)).toBeVisible()
  await memory.getByRole('link', { name: 'Relire son carnet' }).click()
  await expect(page.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
  await openJournal(page)
  await expect(page.getByText('Elle boude sa gamelle.').first()).toBeVisible()
  for (const name of ['Indicateurs', 'Alertes'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Partager au vétérinaire' })).toBeHidden()

  await page.goto(`/quick-entry/${minette}`)
  await expect(
    page.getByText('Son carnet est refermé. Vous pouvez le rouvrir depuis son profil.'),
  ).toBeVisible()
  await page.goto(`/reminders/${minette}`)
  await expect(page.getByRole('heading', { name: 'En mémoire de Minette' })).toBeVisible()
  await page.goto(`/share-test/${minette}`)
  await expect(page.getByText('Révoqué')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer un lien de partage' })).toBeHidden()

  await page.goto('/home')
  await expectMemory()
  await waitUntilPersisted(page, '"inMemorySince":"2')
  await context.setOffline(true)
  await page.goto('/home')
  await expectMemory()
  await context.setOffline(false)

  await page.goto(`/animals/${minette}`)
  await page.getByRole('button', { name: 'Rouvrir le carnet' }).click()
  await expect(page.getByRole('button', { name: 'Minette nous a quittés' })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Urgent : voir ce qu’il faut faire')).toBeVisible()
  await expect(memory).toBeHidden()
})

test('the profile of a deceased cat without a weighing can be changed, and nothing else is offered', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Minete', { weight: null, age: 12 })
  await ownerApi.remember(cat)
  await ownerApi.signInOn(page)
  await page.goto(`/animals/${cat}`)
  await page.getByLabel('Nom').fill('Minette')
  await expect(page.getByLabel('Poids (kg)')).toBeHidden()
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('Animal mis à jour')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minette')
  await page.goto('/share')
  await expect(page.getByRole('heading', { name: 'Aucun dossier à partager' })).toBeVisible()
  await page.goto('/noter/pesee')
  await expect(page.getByText('Aucun carnet n’est ouvert.')).toBeVisible()
})

test('a helper reads that the owner can reopen the record, and is offered nothing to note', async ({
  page,
  request,
}) => {
  const owner = await OwnerApi.register(request)
  const minette = await owner.addCat('Minette')
  const { link } = await owner.post<{ link: string }>(
    `/api/animals/${minette}/circle/invitations`,
    { role: 'carer' },
  )
  const carer = await OwnerApi.register(request)
  await carer.post('/api/memberships', { token: link.split('/').at(-1) })
  await owner.remember(minette)
  await carer.signInOn(page)
  const ownerName = owner.owner.firstName
  for (const path of [
    `/quick-entry/${minette}`,
    `/noter/pesee/${minette}`,
    `/reminders/${minette}`,
  ]) {
    await page.goto(path)
    await expect(
      page.getByText(`Son carnet est refermé. ${ownerName} peut le rouvrir.`),
    ).toBeVisible()
  }
  await page.goto(`/animals/${minette}`)
  await expect(
    page.getByText(`${ownerName} tient cette fiche. Le carnet est refermé, vous pouvez le relire.`),
  ).toBeVisible()
  await page.goto(`/circle/${minette}`)
  await expect(
    page.getByText(`${ownerName} a refermé le carnet de Minette : vous pouvez le relire.`),
  ).toBeVisible()
})

test('a closed and reopened record is shown as it is now, without a reload', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Minette')
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'days', everyDays: 1, times: ['00:05'] },
    firstDay: dayIn(new Date(), zone),
  })
  const ago = (days: number) => addDays(dayIn(new Date(), zone), -days)
  for (const days of [9, 2])
    await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.1', date: timeAgo(days) })
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByText('Soins du jour : 0 sur 1')).toBeVisible()
  await page.getByRole('link', { name: 'Profil' }).click()
  const lastPoint = page.getByText(longDate(ago(2)))
  await expect(lastPoint).toHaveCount(1)
  await page.getByRole('button', { name: 'Minette nous a quittés' }).click()
  await page.getByRole('dialog').getByLabel('Le jour (facultatif)').fill(ago(5))
  await page.getByRole('button', { name: 'Refermer son carnet' }).click()
  await expect(lastPoint).toHaveCount(0)
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await page.getByRole('link', { name: 'Relire son carnet' }).click()
  await page.getByRole('link', { name: 'Minette', exact: true }).click()
  await page.getByRole('button', { name: 'Rouvrir le carnet' }).click()
  await expect(lastPoint).toHaveCount(1)
  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await expect(page.getByText('Soins du jour : 0 sur 1')).toBeVisible()
})
