import type { Browser, Page } from '@playwright/test'
import { addDays, dayIn } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { journalDays } from '../support/journalDays'
import { linkTo } from '../support/outbox'
import { newTestUser } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { expectSent, openQuestionnaire, saveOffline } from '../support/phoneTest'
import { openJournal } from '../support/sections'
import { shareWithCode } from '../support/stateCats'
import { zone } from '../support/zone'

// An owner, a sitter without a network, a vet with a code and a scale with a token use one cat at
// the same time (product/circle, product/sharing 7, product/accounts 7).

const phone = {
  serviceWorkers: 'allow',
  timezoneId: zone,
  viewport: { width: 360, height: 740 },
} as const
test.use(phone)

const phoneOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(phone)).newPage()

async function tokenOf(owner: OwnerApi): Promise<string> {
  const query =
    'mutation Scale($input: CreatePersonalAccessTokenInput!) { createPersonalAccessToken(input: $input) { token } }'
  const input = {
    name: 'Balance',
    access: 'write',
    days: 30,
    currentPassword: owner.owner.password,
  }
  return (
    await owner.post<{ data: { createPersonalAccessToken: { token: string } } }>('/graphql', {
      query,
      variables: { input },
    })
  ).data.createPersonalAccessToken.token
}

test('four users of a cat each have their own rights, and see no data of the others', async ({
  page,
  browser,
  request,
  baseURL,
  installation,
}) => {
  test.setTimeout(180_000)
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  const alone = await owner.addCat('Pacha')
  await owner.addEntry(cat, 1, fine)
  await owner.signInOn(page)
  await page.goto(await linkTo('verify-email', owner.owner.email, installation.dataDir))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Adresse confirmée').first()).toBeVisible()

  const { link } = await owner.post<{ link: string }>(`/api/animals/${cat}/circle/invitations`, {
    role: 'sitter',
    lastDay: addDays(dayIn(new Date(), zone), 2),
  })
  const sitter = await phoneOf(browser)
  await (await OwnerApi.register(request, newTestUser('Camille'))).signInOn(sitter)
  await sitter.goto(link)
  await sitter.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await waitUntilPersisted(sitter, 'Mina')
  await openQuestionnaire(sitter, cat)
  await sitter.context().setOffline(true)
  await saveOffline(sitter, 'Chez Camille.')

  const vet = await phoneOf(browser)
  await vet.goto(`/shared/${await shareWithCode(owner, cat)}`)
  await vet.getByLabel('Code à 6 chiffres').fill('123456')
  await vet.getByRole('button', { name: 'Ouvrir le suivi' }).click()
  await vet.getByRole('button', { name: 'Laisser une consigne' }).click()
  await vet.getByLabel('Votre nom').fill('Dr Martin')
  await vet.getByLabel('Appeler sous (kg)').fill('3,5')
  await vet.getByRole('button', { name: 'Transmettre' }).click()
  await expect(vet.getByRole('heading', { name: 'Consigne transmise' })).toBeVisible()

  const bearer = {
    authorization: `Bearer ${await tokenOf(owner)}`,
    'content-type': 'application/json',
  }
  const scale = (call: string, body?: object) => {
    const [method = '', path] = call.split(' ')
    return fetch(`${baseURL}${path}`, {
      method,
      headers: bearer,
      ...(body && { body: JSON.stringify(body) }),
    }).then(({ status }) => status)
  }
  expect(await scale(`POST /api/animals/${cat}/weights`, { weight: '3.4' })).toBe(201)
  expect(await scale(`POST /api/animals/${cat}/circle/invitations`, { role: 'carer' })).toBe(403)
  for (const call of ['GET /api/users/me/export', `DELETE /api/animals/${cat}`])
    expect([call, await scale(call)]).toEqual([call, 403])

  await page.goto(await linkTo('/proposals/', owner.owner.email, installation.dataDir))
  const consigne = page.getByRole('region', { name: 'Dr Martin propose' })
  await consigne.getByRole('checkbox', { name: 'Appeler si le poids passe sous 3,5 kg' }).check()
  await consigne.getByRole('button', { name: 'Accepter' }).click()
  await expect(
    page.getByRole('heading', { name: 'Seuils fixés avec votre vétérinaire' }),
  ).toBeVisible()
  await sitter.context().setOffline(false)
  await expectSent(sitter)
  await page.goto(`/analysis/${cat}`)
  await openJournal(page)
  await expect(journalDays(page).first()).toContainText('Camille')
  await expect(
    page.getByText('Poids sous le seuil fixé avec votre vétérinaire').first(),
  ).toBeVisible()

  await vet.reload()
  await openJournal(vet)
  await expect(journalDays(vet).first()).toContainText('aidant')
  await expect(vet.getByText('Camille,')).toHaveCount(0)
  await sitter.goto('/home')
  await expect(sitter.getByText('Mina').first()).toBeVisible()
  await expect(sitter.getByText('Pacha')).toHaveCount(0)
  for (const path of [`/proposals/${cat}`, `/share/${cat}`, `/analysis/${alone}`]) {
    await sitter.goto(path)
    await expect(sitter.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      sitter.getByRole('main').getByRole('button', { name: /accepter|refuser|générer|partager/i }),
    ).toHaveCount(0)
  }
  for (const other of [sitter, vet]) await other.context().close()
})
