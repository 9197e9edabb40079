import { addDays, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { responseTo } from '../support/loadedPage'
import { loseResponse } from '../support/operationFaults'
import { newTestUser } from '../support/owner'
import { fine, OwnerApi, worse } from '../support/ownerApi'
import { refusal } from '../support/refusal'
import { openSection } from '../support/sections'
import { zone } from '../support/zone'

// A removal whose response is lost cannot be repeated, so the screen requests what the server has. A lost response to a
// query is replaced by the device's, and requested again.

test('a member and an invitation disappear although the response is lost', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const invite = () =>
    ownerApi.post<{ link: string }>(`/api/animals/${cat}/circle/invitations`, { role: 'carer' })
  const { link } = await invite()
  const carer = await OwnerApi.register(request, newTestUser('Camille'))
  await carer.post('/api/memberships', { token: link.split('/').at(-1) })
  await invite()
  await ownerApi.signInOn(page)
  await page.goto(`/circle/${cat}`)
  await loseResponse(page, 'useCancelInvitationMutation')
  await page.getByRole('button', { name: 'Annuler l’invitation' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Connexion impossible')
  await expect(page.getByText('Invitation par lien')).toBeHidden()

  await loseResponse(page, 'useRemoveFromCircleMutation')
  await page.getByRole('button', { name: 'Retirer Camille' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByText('Personne d’autre que vous ne suit Mina')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a planned treatment and a cat disappear although the response is lost', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const plan = { kind: 'days', everyDays: 1, weekdays: [], times: ['08:00'], shortestHours: null }
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    plan,
    firstDay: addDays(dayIn(new Date(), zone), 2),
  })
  await ownerApi.signInOn(page)
  await page.goto(`/care/${cat}`)
  await loseResponse(page, 'useStopTreatmentMutation')
  await page.getByRole('button', { name: 'Supprimer Semintra' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Mina prend un traitement')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(`/animals/${cat}`)
  await loseResponse(page, 'useDeleteAnimalMutation')
  await page.getByRole('button', { name: 'Supprimer Mina' }).click()
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Animal non trouvé')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a day’s answers whose response is lost are marked as old, and requested again', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const daysAgo of [0, 3]) await ownerApi.addEntry(cat, daysAgo, fine)
  await ownerApi.signInOn(page)
  // The page requests its days once it is drawn.
  const response = responseTo(page, 'loadDetailsOwnerQuery')
  await page.goto(`/analysis/${cat}`)
  await (await response).finished()
  await ownerApi.addEntry(cat, 3, worse)
  await page.getByRole('link', { name: 'Soins', exact: true }).click()
  await expect(page.getByText('Mina prend un traitement')).toBeVisible()
  await loseResponse(page, 'loadDetailsOwnerQuery')
  await page.goBack()
  const storedNotice = page.getByText(/Données du \d\d\/\d\d/)
  await expect(storedNotice).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(storedNotice).toBeHidden()
  await openSection(page, 'Évolution')
  await expect(page.getByText('2 vomissements')).toBeVisible()
})
