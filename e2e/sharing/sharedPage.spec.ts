import type { Response } from '@playwright/test'
import { clockTime } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { operationOf } from '../support/operationFaults'
import { fine, OwnerApi } from '../support/ownerApi'
import { openJournal } from '../support/sections'
import { zone, zoneOfAnotherDay } from '../support/zone'

// An unknown, expired or revoked link is 404 as a page too, with the same body (product/sharing
// 1.2).
test('the page of a link is 404 from the moment that it is revoked, as that of an unknown one is', async ({
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const { id, token } = await ownerApi.post<{ id: string; token: string }>(
    `/api/animals/${await ownerApi.addCat('Mina')}/share`,
  )
  const read = async (path: string) => {
    const response = await request.get(path)
    const {
      'cache-control': cache,
      'referrer-policy': referrer,
      'x-robots-tag': robots,
    } = response.headers()
    expect([cache, referrer, robots]).toEqual(['no-store', 'no-referrer', 'noindex'])
    return { status: response.status(), body: await response.text() }
  }
  expect(await read(`/shared/${token}`)).toMatchObject({
    status: 200,
    body: expect.stringContaining('<h1>Suivi — Mina</h1>'),
  })
  expect(await ownerApi.get(`/api/share/${id}`)).toMatchObject({ accessCount: 0, isRevoked: false })
  await ownerApi.remove(`/api/share/${id}`)
  const { status, body } = await read(`/shared/${token}`)
  expect([status, body.includes('Mina')]).toEqual([404, false])
  for (const path of ['unknown', '%00', 'x'.repeat(5_000), `${token}/`])
    expect(await read(`/shared/${path}`)).toEqual({ status, body })
})

test('the document contains the record, and the opening is counted once', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const name = '</script><!--<script>Mina'
  const note = '--></script><img src="x">\u2028<!--'
  const cat = await ownerApi.addCat(name)
  await ownerApi.addEntry(cat, 0, { ...fine, note })
  const { id, token } = await ownerApi.post<{ id: string; token: string }>(
    `/api/animals/${cat}/share`,
  )
  const openings = async () =>
    (await ownerApi.get<{ accessCount: number }>(`/api/share/${id}`)).accessCount
  const responses: object[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) responses.push(await response.json())
  })

  await page.goto(`/shared/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await openJournal(page)
  await expect(page.getByText(note).first()).toBeVisible()
  const details = {
    data: { record: expect.objectContaining({ careReport: null, labResults: [] }) },
  }
  await expect
    .poll(() => responses.toSorted((one) => ('record' in (one as { data: object }).data ? 1 : -1)))
    .toEqual([{ data: { openSharedLink: { __typename: 'OpenSharedLinkPayload' } } }, details])
  expect(await openings()).toBe(1)
  // The document's shell has the name and the sentence of the last 90 days before any code.
  expect(await (await request.get(`/shared/${token}`)).text()).toContain(
    '<h1>Suivi — &lt;/script>&lt;!--&lt;script>Mina</h1><strong>Depuis le ',
  )

  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect.poll(openings).toBe(2)
  // After going back the record is requested again: the reload below must not get a late response.
  await expect.poll(() => responses).toHaveLength(5)

  await ownerApi.remove(`/api/share/${id}`)
  responses.length = 0
  await page.reload()
  await expect(
    page.getByText('Les données partagées sont introuvables ou ont expiré.'),
  ).toBeVisible()
  expect(responses).toEqual([])
})

test('the hour of the latest entry is that of the owner, as its day is', async ({
  browser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  const [entry] = await ownerApi.get<[{ date: string }]>(`/api/animals/${cat}/measurements`)
  const vet = await browser.newContext({ timezoneId: zoneOfAnotherDay() })
  const page = await vet.newPage()
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await expect(page.getByText('Dernière saisie')).toContainText(
    `aujourd'hui à ${clockTime(entry.date, zone)}`,
  )
  await vet.close()
})

test('on a slow phone, going back before the next page is drawn shows the record again', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  const hasDetails = async (response: Response) =>
    response.url().endsWith('/graphql') && (await response.text()).includes('"labResults"')
  const details = page.waitForResponse(hasDetails)
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await details
  await openJournal(page)
  // The browser goes back as soon as the address has changed.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
    }
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const again = page.waitForResponse(hasDetails, { timeout: 60_000 })
  await page.getByRole('link', { name: 'Accueil' }).first().click({ timeout: 60_000 })
  await again
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(/\/shared\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina')
  await expect(page.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
})

test('an owner who is signed in causes no opening', async ({ page, browser, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const { id, token } = await ownerApi.post<{ id: string; token: string }>(
    `/api/animals/${await ownerApi.addCat('Mina')}/share`,
  )
  const openings = async () =>
    (await ownerApi.get<{ accessCount: number }>(`/api/share/${id}`)).accessCount
  await ownerApi.signInOn(page)
  const opening = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') && (await response.text()).includes('openSharedLink'),
  )
  await page.goto(`/shared/${token}`)
  expect((await (await opening).json()).errors).toBeUndefined()
  expect(await openings()).toBe(0)
  const vet = await browser.newPage()
  await vet.goto(`/shared/${token}`)
  await expect.poll(openings).toBe(1)
  await vet.close()
})

test('a page that was left open shows newer entries, stays without a network, and closes with its link', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  const { id, token } = await ownerApi.post<{ id: string; token: string }>(
    `/api/animals/${cat}/share`,
  )
  await page.clock.install()
  await page.goto(`/shared/${token}`)
  const latest = page.getByText('Dernière saisie')
  await expect(latest).toContainText('hier')
  await ownerApi.addEntry(cat, 0, { ...fine, appetite: 1 })
  const comeBack = async () => {
    await page.clock.fastForward(10 * 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  await page.context().setOffline(true)
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not be refreshed'),
  )
  await comeBack()
  await failed
  await expect(latest).toContainText('hier')
  await page.context().setOffline(false)
  const operations: (string | undefined)[] = []
  page.on(
    'request',
    (sent) => sent.url().endsWith('/graphql') && operations.push(operationOf(sent)),
  )
  await comeBack()
  await expect(latest).toContainText("aujourd'hui")
  expect(operations.filter((name) => name === 'SharedScreenQuery')).toHaveLength(1)

  await ownerApi.remove(`/api/share/${id}`)
  await comeBack()
  await expect(
    page.getByText('Les données partagées sont introuvables ou ont expiré.'),
  ).toBeVisible()
})

test('if the document does not contain the record, the page requests it', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const token = await ownerApi.share(await ownerApi.addCat('Mina'))
  await page.route(`**/shared/${token}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/data-query="\w+"/, 'data-query="of-another-build"'),
    })
  })
  await page.goto(`/shared/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina')
})

test('a client that opens too many documents gets a message with the time to wait', async ({
  installation,
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const token = await ownerApi.share(await ownerApi.addCat('Mina'))
  await installation.restart({ RATE_LIMITS: 'on' })
  // Readings of unknown links count too.
  const data = { query: '{ sharedAnimal(token: "unknown") { name } }' }
  const readUnknown = () => request.post('/graphql', { data })
  const open = async () => (await request.get(`/shared/${token}`)).status()
  expect(await open()).toBe(200)
  let status = 200
  for (let round = 0; round < 5 && status === 200; round += 1) {
    await Promise.all(Array.from({ length: 50 }, readUnknown))
    status = await open()
  }
  expect(status).toBe(429)
  const response = await page.goto(`/shared/${token}`)
  expect([response!.status(), Number(response!.headers()['retry-after'])]).toEqual([
    429,
    expect.any(Number),
  ])
  await expect(page.getByText('Trop de tentatives. Veuillez réessayer plus tard.')).toBeVisible()
})
