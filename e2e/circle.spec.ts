import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addDays, dateInWords, dayIn } from '../shared/time'
import { expect, test } from './fixtures'
import { Household } from './household'
import { untilForgotten, untilKept } from './kept'
import { person } from './owner'
import { openQuestionnaire, saveOffline, waitingList } from './story'
import { zone } from './zone'

// One cat, several people (product/circle): two people, each with a browser of her own.

test.use({ serviceWorkers: 'allow', timezoneId: zone, viewport: { width: 360, height: 740 } })

const tomorrow = addDays(dayIn(new Date(), zone), 1)

async function secondBrowser(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    timezoneId: zone,
    viewport: { width: 360, height: 740 },
  })
  return { context, page: await context.newPage() }
}

/** From the profile, by a link. */
async function invite(page: Page, cat: string, lastDay?: string): Promise<string> {
  await page.goto(`/animals/${cat}`)
  await page.getByRole('link', { name: 'Cercle' }).click()
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
  if (lastDay !== undefined) {
    await dialog.getByLabel('Rôle').selectOption('sitter')
    await dialog.getByLabel('Jusqu’au (inclus)').fill(lastDay)
  }
  await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
  const link = await page
    .getByRole('dialog', { name: 'Invitation prête' })
    .getByLabel('Lien d’invitation')
    .inputValue()
  await page.getByRole('button', { name: 'C’est fait' }).click()
  return link
}

test('a sitter accepts, answers without a network and is named; taken out, what she has not sent is hers alone', async ({
  page,
  browser,
  request,
}) => {
  const owner = await Household.register(request)
  const cat = await owner.addCat('Mina')
  await owner.addEntry(cat, 1, { appetite: 4 })
  await owner.signInOn(page)
  const link = await invite(page, cat, tomorrow)
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(
    `Garde jusqu’au ${dateInWords(tomorrow)}`,
  )

  const sitter = await Household.register(request, person('Camille'))
  const { context, page: hers } = await secondBrowser(browser)
  await sitter.signInOn(hers)
  await hers.goto(link)
  await expect(hers.getByRole('heading', { name: 'Suivre Mina' })).toBeVisible()
  await hers.getByRole('button', { name: 'Accepter l’invitation' }).click()
  const card = hers.getByRole('article').filter({ hasText: 'Mina' })
  await expect(card).toContainText('Chat d')
  await expect(card.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Partager' })).toHaveCount(0)
  await untilKept(hers, 'Mina')

  await openQuestionnaire(hers, cat)
  await context.setOffline(true)
  await saveOffline(hers, 'Chez Camille.')
  await context.setOffline(false)
  await expect
    .poll(
      async () => (await owner.get<{ id: string }[]>(`/api/animals/${cat}/measurements`)).length,
    )
    .toBe(2)

  await page.goto(`/history/${cat}`)
  await expect(page.getByRole('row').filter({ hasText: 'J0' })).toContainText('Camille')
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByRole('row').filter({ hasText: 'J0' })).toContainText(/Camille, \d\d:\d\d/)
  await page.goto(`/shared/${await owner.share(cat)}`)
  await expect(page.getByRole('row').filter({ hasText: 'J0' })).toContainText('aidant')
  await expect(page.getByRole('row').filter({ hasText: 'J-1' })).toContainText('propriétaire')
  await expect(page.getByText(/Camille,/)).toHaveCount(0)
  await hers.goto(`/history/${cat}`)
  // The owner's she may correct, which the owner can read, and her own take back.
  await expect(hers.getByRole('button', { name: / corriger$/ })).toHaveCount(1)
  await hers.getByRole('button', { name: / corriger ou supprimer$/ }).click()
  await hers.getByRole('link', { name: 'Corriger' }).click()
  await context.setOffline(true)
  await saveOffline(hers, 'Jamais arrivé.')
  await owner.post(`/api/animals/${cat}/circle/invitations`, { role: 'carer' })
  await page.goto(`/circle/${cat}`)
  await page.getByRole('button', { name: 'Retirer Camille' }).click()
  const removal = page.getByRole('dialog')
  await expect(removal).toContainText('Camille pourrait revenir')
  await expect(removal.getByLabel('Annuler aussi cette invitation')).toBeChecked()
  await removal.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(
    page.getByText('Personne d’autre que vous ne suit Mina pour l’instant.'),
  ).toBeVisible()

  await context.setOffline(false)
  await hers.getByRole('button', { name: '1 saisie n’a pas pu être envoyée' }).click()
  await expect(waitingList(hers)).toContainText(
    'Vous ne suivez plus Mina, ou son carnet a été supprimé : rien n’a été enregistré.',
  )
  await expect(waitingList(hers).getByRole('button', { name: 'Saisir à nouveau' })).toHaveCount(0)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await waitingList(hers).getByRole('button', { name: 'Copier' }).click()
  await expect
    .poll(() => hers.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Mina, .*\nObservations\s: Jamais arrivé\.$/s)
  await waitingList(hers).getByRole('button', { name: 'Supprimer' }).click()
  await waitingList(hers).getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(waitingList(hers)).toBeHidden()
  expect((await owner.entries(cat)).map(({ note }) => note)).toEqual(['Chez Camille.', null])
  await hers.goto('/home')
  await expect(hers.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await expect(hers.getByText('Mina')).toHaveCount(0)
  await untilForgotten(hers, 'Mina')
  await context.setOffline(true)
  await hers.goto(`/analysis/${cat}`)
  await expect(hers.getByRole('heading', { name: 'Cette page a besoin du réseau' })).toBeVisible()
  await context.close()
})

test('an invitation lets one person in: whoever opens it later is told so', async ({
  page,
  browser,
  request,
}) => {
  const owner = await Household.register(request)
  const cat = await owner.addCat('Mina')
  await owner.signInOn(page)
  const link = await invite(page, cat)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'C’est votre chat' })).toBeVisible()

  const { context, page: hers } = await secondBrowser(browser)
  const carer = await Household.register(request)
  await carer.signInOn(hers)
  await hers.goto(link)
  await hers.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await expect(hers.getByRole('article')).toContainText('Mina')
  await hers.goto(`/circle/${cat}`)
  await hers.getByRole('button', { name: 'Quitter ce cercle' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(hers.getByText('Mina')).toHaveCount(0)
  await hers.goto(link)
  await expect(hers.getByRole('heading', { name: 'Invitation introuvable' })).toBeVisible()
  await context.close()
})
