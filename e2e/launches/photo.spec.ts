import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { countReceived, installWorker, photoFile, shareWith } from '../support/otherApp'
import { signIn } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { answerConsent } from '../support/phones'

// A photo that another app shares (product/launches 2).

test.use({ serviceWorkers: 'allow' })

const photosOf = async (ownerApi: OwnerApi) =>
  Object.fromEntries(
    (await ownerApi.get<{ name: string; photoPath: string | null }[]>('/api/animals')).map(
      ({ name, photoPath }) => [name, Boolean(photoPath)],
    ),
  )

const becomePhoto = (page: Page, name: string) =>
  page.getByRole('button', { name: `En faire la photo de ${name}` })

test('two taps make a shared photo the right cat’s, and none writes by itself', async ({
  page,
  request,
  baseURL,
}) => {
  const ownerApi = await OwnerApi.register(request)
  for (const name of ['Mina', 'Tigrou']) await ownerApi.addCat(name)
  await ownerApi.signInOn(page)
  await installWorker(page)
  await shareWith(page, baseURL!, { files: [await photoFile()] })
  await expect(page.getByRole('heading', { level: 1, name: 'Une photo reçue' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'La photo reçue' })).toBeVisible()
  await page.getByRole('button', { name: 'Tigrou', exact: true }).click()
  expect(await photosOf(ownerApi)).toEqual({ Mina: false, Tigrou: false })
  await becomePhoto(page, 'Tigrou').click()
  await page.waitForURL(/\/animals\//)
  await expect(page.getByRole('img', { name: 'Photo de Tigrou' })).toBeVisible()
  expect(await photosOf(ownerApi)).toEqual({ Mina: false, Tigrou: true })
  // It is used, so home does not offer it.
  await answerConsent(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mes Chats' })).toBeVisible()
  await waitForCode(page, 'frame')
  await expect(page.getByText('Un partage vous attend')).toHaveCount(0)
})

test('without a network a photo waits, and home offers it when the network is back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await answerConsent(page)
  await page.goto('/home')
  await waitUntilPersisted(page, 'weightCurve')
  await context.setOffline(true)
  await shareWith(page, baseURL!, { files: [await photoFile()] })
  await expect(page.getByText('La photo reste 24 heures sur cet appareil')).toBeVisible()
  await expect(becomePhoto(page, 'Mina')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/home')
  await expect(page.getByText('Un partage vous attend')).toBeVisible()
  await page.getByRole('link', { name: 'Choisir', exact: true }).click()
  await becomePhoto(page, 'Mina').click()
  await expect(page.getByRole('img', { name: 'Photo de Mina' })).toBeVisible()
  expect(await photosOf(ownerApi)).toEqual({ Mina: true })
})

test('a photo shared before a sign-in is offered to the person who signs in next on that page', async ({
  page,
  request,
  baseURL,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await installWorker(page)
  await shareWith(page, baseURL!, { files: [await photoFile()] })
  await page.waitForURL('**/login**')
  await page.getByLabel('Email').fill(ownerApi.owner.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(ownerApi.owner.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await becomePhoto(page, 'Mina').click()
  await expect(page.getByRole('img', { name: 'Photo de Mina' })).toBeVisible()
})

test('a sign-out deletes a shared photo, and no other account is offered it', async ({
  page,
  request,
  baseURL,
}) => {
  const [firstOwner, secondOwner] = [
    await OwnerApi.register(request),
    await OwnerApi.register(request),
  ]
  for (const one of [firstOwner, secondOwner]) await one.addCat('Mina')
  await firstOwner.signInOn(page)
  await installWorker(page)
  await shareWith(page, baseURL!, { files: [await photoFile()] })
  const address = page.url()
  await expect(becomePhoto(page, 'Mina')).toBeVisible()
  // The session is lost: the photo stays, but is not another account's.
  await page.evaluate(() => localStorage.clear())
  await signIn(page, secondOwner.owner)
  await page.goto(address)
  await expect(page.getByText('Rien n’attend ici')).toBeVisible()

  await shareWith(page, baseURL!, { files: [await photoFile()] })
  await expect(becomePhoto(page, 'Mina')).toBeVisible()
  const later = page.url()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => page.evaluate(countReceived)).toBe(0)
  await signIn(page, secondOwner.owner)
  await page.goto(later)
  await expect(page.getByText('Rien n’attend ici')).toBeVisible()
})

test('a photo that is empty, or of no known kind, is not stored, and the page shows why', async ({
  page,
  request,
  baseURL,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await installWorker(page)
  const photo = await photoFile()
  await shareWith(page, baseURL!, { files: [{ ...photo, buffer: Buffer.alloc(0) }] })
  await expect(page.getByText('Le fichier est vide')).toBeVisible()
  await shareWith(page, baseURL!, { files: [{ ...photo, name: 'a.heic', mimeType: 'image/heic' }] })
  await expect(page.getByText('NéphroChat ne sait pas lire ce fichier')).toBeVisible()
  await page.getByRole('button', { name: 'Retour à l’accueil' }).click()
  await page.waitForURL('**/home')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the server stores nothing of a share, and the page shows how to share again', async ({
    page,
    request,
    baseURL,
  }) => {
    const ownerApi = await OwnerApi.register(request)
    await ownerApi.addCat('Mina')
    await ownerApi.signInOn(page)
    await shareWith(page, baseURL!, { files: [await photoFile()] })
    expect(new URL(page.url()).search).toBe('?problem=unhandled')
    await expect(page.getByText(/n’était pas encore prêt à recevoir un partage/)).toBeVisible()
    expect(await photosOf(ownerApi)).toEqual({ Mina: false })
  })
})
