import type { Page } from '@playwright/test'
import { addDays, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectQueued, expectSent } from '../support/phoneTest'
import { zone } from '../support/zone'

// The addresses of NFC tags and automations (product/launches 1).

test.use({ serviceWorkers: 'allow', timezoneId: zone })

const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  amount: 2.5,
  unit: 'ml',
  plan: { kind: 'days', everyDays: 1, times: ['00:05'] },
  firstDay: addDays(dayIn(new Date(), zone), -3),
}

const tagged = test.extend<{ ownerApi: OwnerApi; cat: string; treatment: string }>({
  ownerApi: async ({ request }, use) => await use(await OwnerApi.register(request)),
  cat: async ({ ownerApi }, use) => {
    const cat = await ownerApi.addCat('Mina')
    await ownerApi.addEntry(cat, 0, fine)
    await use(cat)
  },
  treatment: async ({ ownerApi, cat }, use) =>
    await use((await ownerApi.post(`/api/animals/${cat}/treatments`, semintra)).id),
})

const dosesOf = async (ownerApi: OwnerApi, cat: string) =>
  (await ownerApi.get<{ outcome: string }[]>(`/api/animals/${cat}/doses`)).map(
    ({ outcome }) => outcome,
  )
const given = (page: Page) => page.getByRole('button', { name: 'Semintra, 00:05 : donné' })
const weighDialog = (page: Page) => page.getByRole('dialog', { name: 'Peser Mina' })

tagged(
  'the address of a dose opens its one tap, and writes at that tap only',
  async ({ page, ownerApi, cat, treatment }) => {
    // Another treatment's doses are not on this page.
    await ownerApi.post(`/api/animals/${cat}/treatments`, { ...semintra, name: 'Ipakitine' })
    await ownerApi.signInOn(page)
    await page.goto(`/noter/dose/${treatment}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Semintra' })).toBeVisible()
    await expect(given(page)).toBeVisible()
    await expect(page.getByText('Ipakitine')).toHaveCount(0)
    expect(await dosesOf(ownerApi, cat)).toEqual([])
    await given(page).click()
    await expect(page.getByText(/Donné à/)).toBeVisible()
    expect(await dosesOf(ownerApi, cat)).toEqual(['given'])
  },
)

tagged(
  'from a start without a network: a dose and a weighing, sent once afterwards',
  async ({ page, context, ownerApi, cat, treatment }) => {
    await ownerApi.signInOn(page)
    await page.goto(`/care/${cat}`)
    for (const list of ['doses(first:150)', 'animals(first:100)', 'weightCurve'])
      await waitUntilPersisted(page, list)
    await page.close()
    await context.setOffline(true)
    const tag = await context.newPage()
    await tag.goto(`/noter/dose/${treatment}`)
    await given(tag).click()
    await expectQueued(tag)
    await tag.goto(`/noter/pesee/${cat}`)
    await weighDialog(tag).getByLabel('Poids (kg)').fill('4,1')
    await weighDialog(tag).getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expectQueued(tag)
    await tag.waitForURL('**/home')
    await tag.goto('/noter/questionnaire')
    await tag.waitForURL(`**/quick-entry/${cat}`)
    await tag.goto('/home')
    await expect(tag.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await context.setOffline(false)
    await expectSent(tag)
    expect(await dosesOf(ownerApi, cat)).toEqual(['given'])
    const weights = await ownerApi.get<{ weight: string }[]>(`/api/animals/${cat}/weights`)
    expect(weights.map(({ weight }) => weight)).toEqual(['4.1', '4.2'])
  },
)

tagged(
  'a weighing without a cat’s id is the only cat’s; several are asked about',
  async ({ page, ownerApi, cat }) => {
    await ownerApi.signInOn(page)
    await page.goto('/noter/pesee')
    await page.waitForURL(`**/noter/pesee/${cat}`)
    await expect(weighDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/home')
    const other = await ownerApi.addCat('Tigrou')
    await page.goto('/noter/pesee')
    await expect(page.getByText('Quel chat pesez-vous')).toBeVisible()
    await page.getByRole('link', { name: 'Tigrou' }).click()
    await page.waitForURL(`**/noter/pesee/${other}`)
    await page.goto('/noter/dose')
    await expect(page.getByText('Quel chat a reçu son traitement')).toBeVisible()
    await page.getByRole('link', { name: 'Mina' }).click()
    await page.waitForURL(`**/care/${cat}`)
  },
)

tagged(
  'signed out, the address leads to the sign-in and on to its action',
  async ({ page, ownerApi, treatment }) => {
    await page.goto(`/noter/dose/${treatment}`)
    await page.waitForURL('**/login**')
    await page.getByLabel('Email').fill(ownerApi.owner.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(ownerApi.owner.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(given(page)).toBeVisible()
  },
)

tagged(
  'unknown, foreign, ended and closed: a sentence and a way on',
  async ({ page, request, ownerApi, cat, treatment }) => {
    const stranger = await OwnerApi.register(request)
    await stranger.addCat('Rex')
    await stranger.signInOn(page)
    for (const id of [treatment, crypto.randomUUID(), 'x']) {
      await page.goto(`/noter/dose/${id}`)
      await expect(
        page.getByText(/Cette adresse nomme un traitement qui n’existe plus/),
      ).toBeVisible()
      await expect(page.getByText('Semintra')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Voir les soins' }).click()
    await page.waitForURL('**/care/*')
    for (const id of [cat, crypto.randomUUID(), 'x']) {
      await page.goto(`/noter/pesee/${id}`)
      await expect(
        page.getByText('Cet animal n’existe pas ou vous n’y avez pas accès.'),
      ).toBeVisible()
    }

    await ownerApi.signInOn(page)
    const yesterday = addDays(dayIn(new Date(), zone), -1)
    await ownerApi.post(`/api/animals/${cat}/treatments/${treatment}/stop`, { lastDay: yesterday })
    await page.goto(`/noter/dose/${treatment}`)
    await expect(page.getByText('Ce traitement n’est pas en cours')).toBeVisible()
    await ownerApi.remember(cat)
    for (const path of [`/noter/dose/${treatment}`, `/noter/pesee/${cat}`]) {
      await page.goto(path)
      await expect(page.getByText('En mémoire de Mina')).toBeVisible()
    }
  },
)

tagged(
  'the sheet of a treatment copies its address, which opens it also after a change of dose',
  async ({ page, context, baseURL, ownerApi, cat, treatment }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ownerApi.signInOn(page)
    await page.goto(`/care/${cat}`)
    await page.getByRole('button', { name: 'Changer Semintra' }).click()
    await page.getByRole('button', { name: 'Copier l’adresse pour une étiquette NFC' }).click()
    await expect(page.getByText('Adresse copiée')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toBe(`${baseURL}/noter/dose/${treatment}`)
    const dialog = page.getByRole('dialog', { name: 'Changer Semintra' })
    await dialog.getByRole('button', { name: 'Enregistrer le changement' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(address)
    await expect(given(page)).toBeVisible()
  },
)
