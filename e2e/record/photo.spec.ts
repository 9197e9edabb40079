import { writeFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures'
import { newTestUser, register } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A picture of one colour, as a camera writes it: with its location. */
async function photo(background: string, name = 'chat.jpg'): Promise<File> {
  const image = sharp({ create: { width: 900, height: 1200, channels: 3, background } }).withExif({
    IFD3: { GPSLatitudeRef: 'N' },
  })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** The message, with the apostrophe and the spaces of print. */
const notice = (page: Page, role: 'status' | 'alert', text: RegExp) =>
  expect(page.getByRole(role).filter({ hasText: text })).toBeVisible()

/** Expects that the picture is displayed, beyond being requested. */
const seen = (image: Locator) =>
  expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)

async function colorOf(image: Locator): Promise<number[]> {
  await seen(image)
  return await image.evaluate((it: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')!
    context.drawImage(it, 0, 0)
    return Array.from(context.getImageData(5, 5, 1, 1).data.subarray(0, 3))
  })
}
const isNear = (color: number[], [red, green, blue]: [number, number, number]) =>
  color.every((value, index) => Math.abs(value - [red, green, blue][index]!) < 12)

test('a photo is saved with the cat, whatever failed before, and shown wherever the cat is', async ({
  page,
  browser,
  context,
}) => {
  await register(page, newTestUser())
  await page.getByRole('link', { name: 'Ajouter un chat' }).first().click()
  const field = page.getByLabel('Photo (optionnel)')
  const good = await photo('#c08040')

  await field.setInputFiles({
    name: 'ordonnance.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await notice(page, 'alert', /Erreur d.upload.*Veuillez sélectionner une image/)
  await field.setInputFiles({
    ...good,
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(
    page.getByText('Format non supporté. Utilisez JPG, PNG ou WEBP').first(),
  ).toBeVisible()

  await context.setOffline(true)
  await field.setInputFiles(good)
  await notice(page, 'alert', /Erreur d.upload.*Connexion impossible/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const added = page.getByRole('main').getByText('Photo ajoutée')
  await expect(added).toBeVisible()
  await notice(page, 'status', /Photo uploadée/)
  await expect(added).toBeHidden()

  await page.getByLabel('Nom du chat').fill('Biscuit')
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await page.waitForURL('**/home')
  const portrait = page.getByRole('img', { name: 'Photo de Biscuit' })
  expect(isNear(await colorOf(portrait), [0xc0, 0x80, 0x40])).toBe(true)
  const box = (await portrait.boundingBox())!
  expect([Math.round((box.height / box.width) * 3), box.height <= 288]).toEqual([4, true])

  await page.getByRole('link', { name: 'Profil' }).click()
  await page.waitForURL('**/animals/*')
  await seen(portrait)
  const id = page.url().split('/').at(-1)!
  await page.goto(`/analysis/${id}`)
  await seen(portrait)

  await page.goto(`/share/${id}`)
  await page.getByRole('button', { name: /Générer|Créer/ }).click()
  const url = await page.getByRole('textbox', { name: 'Lien sécurisé' }).inputValue()
  const vet = await (await browser.newContext()).newPage()
  await vet.goto(url)
  await seen(vet.getByRole('img', { name: 'Photo de Biscuit' }))
  await vet.context().close()
})

test('a photo over 5 MB is made smaller on the device, upright, and sent as a JPEG', async ({
  page,
}, testInfo) => {
  await register(page, newTestUser())
  await page.getByRole('link', { name: 'Ajouter un chat' }).first().click()
  const background = '#c08040'
  const lying = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background } })
  const jpeg = await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const file = testInfo.outputPath('chat.jpg')
  await writeFile(file, Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]))
  const sending = page.waitForRequest('**/api/fallback-upload/*')
  await page.getByLabel('Photo (optionnel)').setInputFiles(file)
  const request = await sending
  const sent = request.postDataBuffer()!
  expect(sent.length).toBeLessThan(5 * 1024 * 1024)
  expect(request.headers()['content-type']).toBe('image/jpeg')
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 })
  await notice(page, 'status', /Photo uploadée/)
  const pixel = await sharp(sent).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
  expect(isNear([...pixel], [0xc0, 0x80, 0x40])).toBe(true)
})

test('a photo still uploading when the form is sent is saved; a failed one does not prevent the cat', async ({
  page,
}) => {
  await register(page, newTestUser())
  const uploads: Route[] = []
  await page.route('**/api/fallback-upload/*', (route) => void uploads.push(route))
  const nextUpload = async () => {
    await expect.poll(() => uploads.length).toBe(1)
    return uploads.pop()!
  }
  const add = async (name: string) => {
    await page.getByRole('link', { name: 'Ajouter un chat' }).first().click()
    await page.getByLabel('Photo (optionnel)').setInputFiles(await photo('#408040'))
    await page.getByLabel('Nom du chat').fill(name)
    await expect(page.getByRole('progressbar', { name: 'Envoi de la photo' })).toHaveAttribute(
      'aria-valuenow',
      /^(15|30|45|60|75|90)$/,
    )
    await page.getByRole('button', { name: 'Ajouter le chat' }).click()
    await expect(page.getByRole('button', { name: 'Ajout...' })).toBeVisible()
  }
  await add('Olive')
  await (await nextUpload()).continue()
  await page.waitForURL('**/home')
  await seen(page.getByRole('img', { name: 'Photo d’Olive' }))

  await add('Prune')
  await (await nextUpload()).abort()
  await page.waitForURL('**/home')
  await notice(page, 'status', /Chat ajouté/)
  await page.getByRole('button', { name: /suivant/i }).click()
  await expect(page.getByRole('heading', { name: 'Prune' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo de Prune' })).toHaveCount(0)
})

test('the profile: its photo is dropped, replaced and removed', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const id = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.goto(`/animals/${id}`)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la photo de profil' })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible()
  await expect(dialog.getByText(/bien éclairé/)).toBeVisible()

  const prompt = dialog.getByText('Ajouter une photo')
  const { buffer } = await photo('#c08040')
  const held = (type: string) =>
    page.evaluateHandle(
      ({ bytes, type }) => {
        const transfer = new DataTransfer()
        transfer.items.add(
          new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], 'chat', {
            type,
          }),
        )
        return transfer
      },
      { bytes: buffer.toString('base64'), type },
    )
  await prompt.dispatchEvent('dragenter', { dataTransfer: await held('image/gif') })
  await expect(dialog.getByText('Format non supporté. Utilisez JPG, PNG ou WEBP')).toBeVisible()
  const dataTransfer = await held('image/jpeg')
  await prompt.dispatchEvent('dragenter', { dataTransfer })
  await expect(dialog.getByText('Déposez la photo ici')).toBeVisible()
  await prompt.dispatchEvent('drop', { dataTransfer })
  await notice(page, 'status', /Photo mise à jour.*La photo de profil a été mise à jour\./)
  await expect(dialog.getByText(/✓ Photo sauvegardée/)).toBeVisible()
  const portrait = page.getByRole('img', { name: 'Photo de Mina', includeHidden: true })
  expect(isNear(await colorOf(portrait), [0xc0, 0x80, 0x40])).toBe(true)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Remplacer la photo' }).click(),
  ])
  expect(chooser.isMultiple()).toBe(false)
  await chooser.setFiles(await photo('#4060c0'))
  await expect.poll(async () => isNear(await colorOf(portrait), [0x40, 0x60, 0xc0])).toBe(true)
  await dialog.getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect(portrait).toHaveCount(0)
  await expect(dialog.getByLabel('Ajouter une photo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused()
})

test('the profile: the cat’s facts and its weights', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const id = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  for (const path of ['/animals', '/animals/new', '/animals/42']) {
    await page.goto(path)
    await page.waitForURL('**/home')
  }
  await page.goto(`/animals/${crypto.randomUUID()}`)
  await expect(page.getByText('Animal non trouvé')).toBeVisible()
  await expect(page.getByText(/Cet animal n.existe pas ou vous n.y avez pas accès\./)).toBeVisible()
  await page.getByRole('link', { name: /Retour à l.accueil/ }).click()

  await page.getByRole('link', { name: 'Profil' }).click()
  await expect(page.getByRole('heading', { name: 'Modifier les informations' })).toBeVisible()
  await page.getByLabel('Nom', { exact: true }).fill(' ')
  await page.getByLabel('Poids (kg)').fill('42')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await notice(page, 'alert', /Erreur.*Nom requis/)
  for (const text of [
    /Le poids doit être compris entre 0,3 et 25 kg/,
    /L.âge doit être un nombre entier positif/,
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.getByLabel('Nom', { exact: true }).fill('Minette')
  await page.getByLabel('Poids (kg)').fill('4,6')
  await page.getByLabel('Date de naissance').fill('2015-03-01')
  await expect(page.getByLabel('Âge (années)')).toHaveValue(/^1\d$/)
  await page.getByLabel('Téléphone du vétérinaire').fill('01 42 00 00 00')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await notice(page, 'status', /Animal mis à jour.*Les informations ont été sauvegardées\./)
  await expect(page.getByRole('heading', { name: 'Minette' })).toBeVisible()

  const weighings = page.getByRole('list', { name: 'Pesées' }).getByRole('listitem')
  await expect(weighings).toHaveText([/Aujourd.hui4,6 kg\+0,4/, /Aujourd.hui4,2 kg/])
  await page.getByLabel('Nouvelle pesée (kg)').fill('42')
  await page.getByRole('button', { name: 'Ajouter la pesée' }).click()
  await expect(page.getByLabel('Nouvelle pesée (kg)')).toBeFocused()
  await page.getByLabel('Nouvelle pesée (kg)').fill('5,1')
  await page.getByLabel('Date de la pesée').fill('2024-03-01')
  await page.getByRole('button', { name: 'Ajouter la pesée' }).click()
  await expect(weighings).toHaveText([/4,6 kg\+0,4/, /4,2 kg−0,9/, /1er mars 20245,1 kg/])

  await page.getByRole('button', { name: 'Supprimer la pesée' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(weighings).toHaveText([/4,2 kg−0,9/, /5,1 kg/])
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('4,2')
  await page.reload()
  await expect(weighings).toHaveCount(2)
  await expect(page.getByLabel('Date de naissance')).toHaveValue('2015-03-01')

  // A scale may send grams, which the form rounds and does not change.
  await ownerApi.post(`/api/animals/${id}/weights`, { weight: '4.253' })
  await page.reload()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('4,25')
  await page.getByLabel('Race').fill('Chartreux')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await notice(page, 'status', /Animal mis à jour/)
  expect(await ownerApi.get(`/api/animals/${id}`)).toMatchObject({
    breed: 'Chartreux',
    weight: '4.253',
  })
})
