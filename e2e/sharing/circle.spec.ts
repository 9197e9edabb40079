import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addDays, clockTime, dateInWords, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { journalDays } from '../support/journalDays'
import { newTestUser } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { waitUntilDeleted, waitUntilPersisted } from '../support/persistedData'
import { openQuestionnaire, saveOffline, pendingList } from '../support/phoneTest'
import { openJournal } from '../support/sections'
import { zone, zoneOfAnotherDay } from '../support/zone'

// Two users of one cat, each with a browser (product/circle).

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

/** Creates an invitation by a link from the cat's profile. */
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

test('a sitter accepts and answers; after the removal unsent entries stay on the device', async ({
  page,
  browser,
  request,
}) => {
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  await owner.addEntry(cat, 1, { appetite: 4 })
  await owner.signInOn(page)
  const link = await invite(page, cat, tomorrow)
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(
    `Garde jusqu’au ${dateInWords(tomorrow)}`,
  )

  const sitter = await OwnerApi.register(request, newTestUser('Camille'))
  const { context, page: sitterPage } = await secondBrowser(browser)
  await sitter.signInOn(sitterPage)
  await sitterPage.goto(link)
  await expect(sitterPage.getByRole('heading', { name: 'Suivre Mina' })).toBeVisible()
  await sitterPage.getByRole('button', { name: 'Accepter l’invitation' }).click()
  const card = sitterPage.getByRole('article').filter({ hasText: 'Mina' })
  await expect(card).toContainText('Chat d')
  await expect(card.getByRole('button', { name: 'Plus', exact: true })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Partager' })).toHaveCount(0)
  // The two remaining actions share the whole line.
  const [box, profile, record] = [
    (await card.boundingBox())!,
    (await card.getByRole('link', { name: 'Profil' }).boundingBox())!,
    (await card.getByRole('link', { name: 'Suivi', exact: true }).boundingBox())!,
  ]
  expect(box.x + box.width - record.x - record.width).toBeCloseTo(profile.x - box.x, 0)
  await waitUntilPersisted(sitterPage, 'Mina')

  await openQuestionnaire(sitterPage, cat)
  await context.setOffline(true)
  await saveOffline(sitterPage, 'Chez Camille.')
  await context.setOffline(false)
  await expect
    .poll(
      async () => (await owner.get<{ id: string }[]>(`/api/animals/${cat}/measurements`)).length,
    )
    .toBe(2)

  await page.goto(`/history/${cat}`)
  await expect(journalDays(page).first()).toContainText('Camille')
  await page.goto(`/analysis/${cat}`)
  await openJournal(page)
  await expect(journalDays(page).first()).toContainText(/Camille, \d\d:\d\d/)
  await page.goto(`/shared/${await owner.share(cat)}`)
  await openJournal(page)
  await expect(journalDays(page).first()).toContainText('aidant')
  await expect(journalDays(page).nth(1)).toContainText('propriétaire')
  await expect(page.getByText(/Camille,/)).toHaveCount(0)
  // The card shows the owner's day, also in the sitter's time zone.
  await sitter.moveTo(zoneOfAnotherDay())
  await sitterPage.goto('/home')
  await expect(card).toContainText('Saisie du jour faite')
  // The analysis shows the owner's hour too.
  await sitterPage.goto(`/analysis/${cat}`)
  const [newest] = await owner.get<{ date: string }[]>(`/api/animals/${cat}/measurements`)
  await expect(sitterPage.getByText('Dernière saisie')).toContainText(
    `aujourd'hui à ${clockTime(newest!.date, zone)}`,
  )
  await sitterPage.goto(`/history/${cat}`)
  // The sitter may correct the owner's entry, and delete only an own one. The owner can read the
  // earlier answers.
  await expect(journalDays(sitterPage)).toHaveCount(2)
  for (const day of await journalDays(sitterPage).all()) await day.locator('summary').click()
  const corrections = sitterPage.getByRole('link', { name: /^Corriger la saisie/ })
  await expect(corrections).toHaveCount(2)
  await expect(sitterPage.getByRole('button', { name: /^Supprimer la saisie/ })).toHaveCount(1)
  await corrections.first().click()
  await context.setOffline(true)
  await saveOffline(sitterPage, 'Jamais arrivé.')
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
  await sitterPage.getByRole('button', { name: '1 saisie n’a pas pu être envoyée' }).click()
  await expect(pendingList(sitterPage)).toContainText(
    'Vous ne suivez plus Mina, ou son carnet a été supprimé : rien n’a été enregistré.',
  )
  await expect(
    pendingList(sitterPage).getByRole('button', { name: 'Saisir à nouveau' }),
  ).toHaveCount(0)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await pendingList(sitterPage).getByRole('button', { name: 'Copier' }).click()
  await expect
    .poll(() => sitterPage.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Mina, .*\nObservations\s: Jamais arrivé\.$/s)
  await pendingList(sitterPage).getByRole('button', { name: 'Supprimer' }).click()
  await pendingList(sitterPage).getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(pendingList(sitterPage)).toBeHidden()
  expect((await owner.entries(cat)).map(({ note }) => note)).toEqual(['Chez Camille.', null])
  await sitterPage.goto('/home')
  await expect(sitterPage.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
  await expect(sitterPage.getByText('Mina')).toHaveCount(0)
  await waitUntilDeleted(sitterPage, 'Mina')
  await context.setOffline(true)
  await sitterPage.goto(`/analysis/${cat}`)
  await expect(
    sitterPage.getByRole('heading', { name: 'Cette page a besoin du réseau' }),
  ).toBeVisible()
  await context.close()
})

test('an invitation admits one user: a later visitor reads that it was used', async ({
  page,
  browser,
  request,
}) => {
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  await owner.signInOn(page)
  const link = await invite(page, cat)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'C’est votre chat' })).toBeVisible()

  const { context, page: carerPage } = await secondBrowser(browser)
  const carer = await OwnerApi.register(request)
  await carer.signInOn(carerPage)
  await carerPage.goto(link)
  await carerPage.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await expect(carerPage.getByRole('article')).toContainText('Mina')
  await carerPage.goto(`/circle/${cat}`)
  await carerPage.getByRole('button', { name: 'Quitter ce cercle' }).click()
  await carerPage.getByRole('dialog').getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(carerPage.getByText('Mina')).toHaveCount(0)
  await carerPage.goto(link)
  await expect(carerPage.getByRole('heading', { name: 'Invitation introuvable' })).toBeVisible()
  await context.close()
})
