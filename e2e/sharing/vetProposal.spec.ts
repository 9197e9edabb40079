import type { Browser, Page } from '@playwright/test'
import { dateInWords, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { fine, OwnerApi } from '../support/ownerApi'
import { zoneOfAnotherDay } from '../support/zone'

// A vet's proposal by a link, and the owner's decision (product/sharing 7), on a phone.

const phone = { width: 360, height: 740 }
test.use({ viewport: phone })

async function shareCat(ownerApi: OwnerApi): Promise<{ cat: string; token: string }> {
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '3.4' })
  const { token } = await ownerApi.post<{ token: string }>(`/api/animals/${cat}/share`)
  return { cat, token }
}

async function openAsVet(browser: Browser, token: string): Promise<Page> {
  const vet = await (await browser.newContext({ viewport: phone })).newPage()
  await vet.goto(`/shared/${token}`)
  await vet.getByRole('button', { name: 'Laisser une consigne' }).click()
  return vet
}

const transmit = (vet: Page) => vet.getByRole('button', { name: 'Transmettre' }).click()

test('a vet’s number that the owner accepts judges the weight until it is withdrawn', async ({
  page,
  browser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const { cat, token } = await shareCat(ownerApi)
  const vet = await openAsVet(browser, token)
  await transmit(vet)
  await expect(vet.getByLabel('Votre nom')).toHaveAccessibleDescription(/Nom requis/)
  await vet.getByLabel('Votre nom').fill('Dr Martin')
  await vet
    .getByLabel('Consigne', { exact: true })
    .fill('À revoir.\n<img src=x onerror=alert(1)><b>gras</b>')
  await vet.getByLabel('Appeler sous (kg)').fill('3,5')
  await vet.getByLabel('Urinations habituelles').fill('6')
  await transmit(vet)
  await expect(vet.getByRole('heading', { name: 'Consigne transmise' })).toBeVisible()
  await vet.context().close()

  const timeZone = zoneOfAnotherDay()
  await ownerApi.moveTo(timeZone)
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Dr Martin propose une consigne' }).click()
  const consigne = page.getByRole('region', { name: 'Dr Martin propose' })
  await expect(consigne).toContainText('<img src=x onerror=alert(1)><b>gras</b>')
  await expect(consigne.locator('img, b')).toHaveCount(0)
  await expect(consigne).toContainText(`le ${dateInWords(dayIn(new Date(), timeZone))}`)
  await consigne.getByRole('checkbox', { name: 'Appeler si le poids passe sous 3,5 kg' }).check()
  await consigne.getByRole('button', { name: 'Accepter 1, refuser 1' }).click()
  await expect(
    page.getByRole('heading', { name: 'Seuils fixés avec votre vétérinaire' }),
  ).toBeVisible()
  await expect(page.getByText('Urinations habituelles : 6 par jour : refusé')).toBeVisible()

  await page.getByRole('link', { name: 'NéphroChat, accueil' }).click()
  await expect(
    page.getByRole('link', { name: /^Poids sous le seuil fixé avec votre vétérinaire/ }),
  ).toBeVisible()
  await page.goto(`/analysis/${cat}`)
  const under = page
    .getByRole('list', { name: 'À surveiller aussi' })
    .getByRole('listitem')
    .filter({ hasText: 'Poids sous le seuil fixé avec votre vétérinaire' })
  await under.getByText('Pourquoi').click()
  await expect(under).toContainText(/Seuil fixé avec votre vétérinaire le \d\d\/\d\d\s: 3,5\skg/)
  await expect(page.getByText('propose une consigne')).toHaveCount(0)

  await page.goto(`/proposals/${cat}`)
  await page.getByRole('button', { name: 'Revenir aux seuils habituels' }).click()
  await expect(
    page.getByRole('heading', { name: 'Seuils fixés avec votre vétérinaire' }),
  ).toHaveCount(0)
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByText('Indicateurs', { exact: true })).toBeVisible()
  await expect(page.getByText('Poids sous le seuil')).toHaveCount(0)
})

test('the sixth proposal of a link is refused with a message, and a link that ended meanwhile accepts none', async ({
  browser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const { cat, token } = await shareCat(ownerApi)
  for (let count = 0; count < 5; count += 1)
    expect(
      (
        await request.post(`/api/shared/${token}/proposals`, {
          data: { vetName: 'Dr Martin', weight: '3.5' },
        })
      ).status(),
    ).toBe(201)
  const vet = await openAsVet(browser, token)
  await vet.getByLabel('Votre nom').fill('Dr Martin')
  await vet.getByLabel('Consigne', { exact: true }).fill('Encore une.')
  await transmit(vet)
  await expect(vet.getByRole('alert')).toContainText('Ce lien a reçu 5 consignes')
  const [{ id }] = await ownerApi.get<[{ id: string }]>(`/api/animals/${cat}/share-tokens`)
  await ownerApi.remove(`/api/share/${id}`)
  await transmit(vet)
  await expect(vet.getByRole('alert')).toContainText('Données partagées non trouvées')
  expect(await ownerApi.get(`/api/animals/${cat}/proposals`)).toHaveLength(5)
  await vet.context().close()
})
