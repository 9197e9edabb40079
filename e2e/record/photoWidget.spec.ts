import { writeFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures'
import { failAt, restoreServer } from '../support/operationFaults'
import { OwnerApi } from '../support/ownerApi'

// The texts of the photo upload widget (product/cats 4.4). photo.spec.ts tests the ways of a photo.

const refusal = (page: Page, sentence: string) =>
  page.getByRole('alert').filter({ hasText: sentence })
const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

async function openDialog(page: Page, request: APIRequestContext) {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto(`/animals/${cat}`)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la photo de profil' })
  const choose = (file: ReturnType<typeof picture>) =>
    dialog.locator('input[type=file]').setInputFiles(file)
  const portrait = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#c96' },
  })
    .png()
    .toBuffer()
  return { dialog, choose, portrait }
}

test('a photo is added, saved, replaced and removed', async ({ page, request }) => {
  const { dialog, choose, portrait } = await openDialog(page, request)
  await expect(dialog.getByText('Ajouter une photo')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/fallback-upload/**', (route) => held.then(() => route.continue()))
  await choose(picture('mina.png', 'image/png', portrait))
  await expect(dialog.getByRole('progressbar', { name: 'Envoi de la photo' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remplacer la photo' })).toBeHidden()
  release()
  await expect(dialog.getByText('Photo ajoutée !')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Photo mise à jour' })).toContainText(
    'La photo de profil a été mise à jour.',
  )
  await expect(dialog.getByText('✓ Photo sauvegardée !')).toBeVisible()
  await dialog.getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect(dialog.getByText('Ajouter une photo')).toBeVisible()
})

test('a file that is no photo is refused with a message, and can be retried', async ({
  page,
  request,
}, testInfo) => {
  const { dialog, choose, portrait } = await openDialog(page, request)
  await choose(picture('notes.txt', 'text/plain', Buffer.from('miaou')))
  await expect(refusal(page, 'Erreur d’upload')).toContainText('Veuillez sélectionner une image')
  await choose(picture('chat.gif', 'image/gif', Buffer.from('GIF89a')))
  await expect(refusal(page, 'Erreur d’upload')).toContainText(
    'Format non supporté. Utilisez JPG, PNG ou WEBP',
  )
  const large = testInfo.outputPath('chat.png')
  await writeFile(large, Buffer.alloc(5 * 1024 * 1024 + 1))
  await dialog.locator('input[type=file]').setInputFiles(large)
  await expect(refusal(page, 'Erreur d’upload')).toContainText(
    'Le fichier est trop volumineux (max 5MB)',
  )
  await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible()

  // The graph responds with 200 to a document that it executed.
  await failAt(page, 'uploadPhotoMutation', { status: 200 })
  await choose(picture('mina.png', 'image/png', portrait))
  await expect(refusal(page, 'Erreur d’upload')).toContainText('Erreur lors de l’upload')
  await restoreServer(page)
  await failAt(page, 'uploadPhotoMutation')
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(refusal(page, 'Erreur d’upload')).toContainText('Erreur HTTP: 500')
  await restoreServer(page)
  await failAt(page, 'uploadPhotoMutation', { status: 502, gateway: true })
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(refusal(page, 'Erreur d’upload')).toContainText('Erreur HTTP: 502')
  await restoreServer(page)
  for (const [status, body, sentence] of [
    [502, 'Bad Gateway', 'Échec de l’upload'],
    [429, '{"code":"RATE_LIMITED","detail":"Trop de photos"}', 'Trop de photos'],
    [500, '{"code":"INTERNAL","detail":"Une erreur inattendue"}', 'Échec de l’upload'],
  ] as const) {
    await page.route('**/api/fallback-upload/**', (route) => route.fulfill({ status, body }))
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await expect(refusal(page, 'Erreur d’upload')).toContainText(sentence)
    await page.unroute('**/api/fallback-upload/**')
  }
  await failAt(page, 'useSetAnimalPhotoMutation')
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(refusal(page, 'Erreur')).toContainText('Impossible de mettre à jour la photo.')
  await restoreServer(page)
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(dialog.getByText('✓ Photo sauvegardée !')).toBeVisible()

  // A file on a card that was removed can be chosen but not read.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  })
  await choose(picture('mina.png', 'image/png', portrait))
  await expect(refusal(page, 'Erreur d’upload')).toContainText(
    'Erreur lors du traitement du fichier',
  )
})

test('a new cat’s photo is uploaded before the cat is created', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.signInOn(page)
  await page.goto('/add-animal')
  await expect(page.getByText('Photo (optionnel)')).toBeVisible()
  const buffer = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#69c' },
  })
    .webp()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles(picture('zoe.webp', 'image/webp', buffer))
  await expect(page.getByRole('status').filter({ hasText: 'Photo uploadée !' })).toBeVisible()
  await page.getByLabel('Nom du chat *').fill('Zoé')
  await page.getByLabel('Genre').selectOption('Femelle')
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('img', { name: /Zoé/ })).toBeVisible()
})
