import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { answerConsent } from '../support/phones'
import { refusal } from '../support/refusal'

// A link for one recipient, with a code and without the notes (product/sharing 3.6, 5, 6), on a
// phone.

test.use({ viewport: { width: 360, height: 740 } })

const note = 'Elle boude sa gamelle.'

async function ownerOnLinks(page: Page, ownerApi: OwnerApi): Promise<string> {
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, { ...fine, vomiting: 3, note })
  // The question about cookies would cover the QR code.
  await answerConsent(page)
  await ownerApi.signInOn(page)
  await page.goto(`/share-test/${cat}`)
  return cat
}

async function makeLink(page: Page): Promise<{ address: string; code: string }> {
  const consent = page.getByText('Le lien est sécurisé, expire après')
  await expect(consent).toContainText('après 72 heures et peut être révoqué à tout moment.')
  await page.getByText('Options : pour qui, durée, contenu, code').click()
  await page.getByLabel('Pour qui').fill('Dr Martin, garde du 12')
  await page.getByLabel('Durée').selectOption('24 heures')
  await expect(consent).toContainText('après 24 heures et peut être révoqué à tout moment.')
  await page.getByRole('checkbox', { name: 'Notes' }).uncheck()
  await page.getByRole('checkbox', { name: 'Demander un code' }).check()
  const code = await page.getByLabel('Code à 6 chiffres').inputValue()
  expect(code).toMatch(/^\d{6}$/)
  await page.getByRole('button', { name: 'Créer un lien de partage' }).click()
  const box = page.getByLabel('Nouveau lien')
  await expect(box.getByText(`Code : ${code.slice(0, 3)}\u202f${code.slice(3)}`)).toBeVisible()
  await expect(box.getByText('Valable 24 heures.')).toBeVisible()
  const address = await box.getByLabel('Lien de partage').inputValue()
  for (const way of ['Ouvrir l’email', 'Envoyer par SMS']) {
    const sent = decodeURIComponent(
      (await box.getByRole('link', { name: way }).getAttribute('href'))!,
    )
    expect(sent).toContain(address)
    expect(sent).not.toContain(code)
  }
  return { address, code }
}

test('the page with the visit’s questions makes a link with options', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerOnLinks(page, ownerApi)
  await page.goto(`/share/${cat}`)
  await expect(page.getByLabel('Question 1')).toBeVisible()
  const card = page.getByRole('region', { name: 'Lien sécurisé' })
  const consent = card.getByText('Le lien est sécurisé, expire après')
  await expect(consent).toContainText('après 72 heures')
  await card.getByText('Options : pour qui, durée, contenu, code').click()
  await card.getByLabel('Durée').selectOption('24 heures')
  await expect(consent).toContainText('après 24 heures')
  await card.getByRole('checkbox', { name: 'Demander un code' }).check()
  const code = card.getByLabel('Code à 6 chiffres')
  await code.fill('12')
  await card.getByRole('button', { name: 'Générer un lien sécurisé' }).click()
  await expect(code).toBeFocused()
  await code.fill('482913')
  await card.getByRole('button', { name: 'Générer un lien sécurisé' }).click()
  await expect(card.getByRole('button', { name: 'Copier le lien' })).toBeFocused()
  await expect(card.getByText('Code : 482\u202f913')).toBeVisible()
  await expect(card.getByText('Valable 24 heures.')).toBeVisible()
  const address = await card.getByLabel('Lien sécurisé').inputValue()
  await page.goto(address)
  await ownerApi.signOut()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('Ce suivi est protégé par un code')).toBeVisible()
})

async function read(drawing: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await drawing.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code à 6 chiffres').fill(code)
  await page.getByRole('button', { name: 'Ouvrir le suivi' }).click()
}

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Dr Martin, garde du 12' })

test('a link with a code shows no data before it, and the chosen parts after it', async ({
  page,
  browser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerOnLinks(page, ownerApi)
  const { address, code } = await makeLink(page)
  expect(await read(page.getByRole('img', { name: 'Code QR du lien' }))).toBe(address)
  await expect(row(page)).toContainText('Tout sauf : notes')

  const vet = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  const document = await vet.goto(address)
  expect([document!.status(), (await document!.text()).includes('Mina')]).toEqual([403, false])
  await expect(vet.getByRole('heading', { name: 'Ce suivi est protégé par un code' })).toBeVisible()
  await submitCode(vet, '12')
  const codeField = vet.getByLabel('Code à 6 chiffres')
  await expect(codeField).toHaveAccessibleDescription('Le code a 6 chiffres')
  await expect(refusal(vet, 'Erreur')).toContainText('Le code a 6 chiffres')
  await submitCode(vet, code === '000000' ? '000001' : '000000')
  await expect(codeField).toHaveAccessibleDescription(/Ce n’est pas le bon code/)
  await expect(vet.getByText('Mina')).toHaveCount(0)
  await submitCode(vet, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(vet.getByRole('heading', { level: 1 })).toContainText('Mina')
  await expect(vet.getByText('Vomissements : 3 vomissements').first()).toBeVisible()
  await expect(vet.getByText(note)).toHaveCount(0)
  await expect(vet.getByText('Ce lien ne montre pas : notes.')).toBeVisible()
  expect(vet.url()).toBe(address)
  // The page counts an opening after it is drawn.
  const openings = async () => {
    const [link] = await ownerApi.get<{ accessCount: number }[]>(`/api/animals/${cat}/share-tokens`)
    return link!.accessCount
  }
  await expect.poll(openings).toBe(1)
  await vet.reload()
  await expect(vet.getByRole('heading', { level: 1 })).toContainText('Mina')
  await expect.poll(openings).toBe(2)

  await page.reload()
  await expect(row(page)).toContainText('Consultations2')
  await expect(row(page)).toContainText('Premier accès')
  await vet.context().close()
})

test('the owner opens the same page without a code, and no opening is counted', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerOnLinks(page, ownerApi)
  await makeLink(page)
  const opened = page.waitForEvent('popup')
  await row(page).getByRole('link', { name: 'Voir ce que verra le vétérinaire' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Suivi — Mina')
  await expect(preview.getByText('Vomissements : 3 vomissements').first()).toBeVisible()
  await expect(preview.getByText(note)).toHaveCount(0)
  await preview.getByRole('link', { name: 'Accueil' }).first().click()
  await preview.goBack()
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Suivi — Mina')
  expect(await ownerApi.get(`/api/animals/${cat}/share-tokens`)).toMatchObject([
    { accessCount: 0, firstAccessedAt: null },
  ])
})

test('after five wrong codes a link looks like an unknown one; its owner sees that, and revokes it', async ({
  page,
  browser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerOnLinks(page, ownerApi)
  const { address, code } = await makeLink(page)
  const vet = await (await browser.newContext()).newPage()
  await vet.goto(address)
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const codeResponse = vet.waitForResponse((response) => response.url().endsWith('/graphql'))
    await submitCode(vet, code === '000000' ? '000001' : '000000')
    await codeResponse
  }
  await expect(
    vet.getByText('Les données partagées sont introuvables ou ont expiré.'),
  ).toBeVisible()
  await page.reload()
  await expect(row(page)).toContainText('Verrouillé jusqu’au')
  await row(page).getByRole('button', { name: 'Révoquer' }).click()
  await expect(row(page)).toContainText('Révoqué')
  await vet.reload()
  await expect(
    vet.getByText('Les données partagées sont introuvables ou ont expiré.'),
  ).toBeVisible()
  await vet.context().close()
})
