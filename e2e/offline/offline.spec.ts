import { expect, test } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { timeAgo, fine } from '../support/ownerApi'
import {
  cutResponses,
  expectQueued,
  expectOnce,
  expectSent,
  expectPending,
  isSave,
  openQuestionnaire,
  saveOffline,
  phoneTest,
  synchronise,
  pendingList,
} from '../support/phoneTest'
import { openJournal } from '../support/sections'
import { zone } from '../support/zone'

// A saved entry is on the server exactly once, whatever the network did. `npm run test:soak` runs
// each test 20 times.

phoneTest(
  'an entry saved without a network is sent a second after it is back',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    await context.setOffline(true)
    await saveOffline(page, 'À la cave.')
    await expectPending(page)
    // The question about cookies appears once no entry is pending on this device.
    const question = page.getByRole('region', { name: 'Cookies non essentiels' })
    await expect(page.getByRole('heading', { name: 'Journal & Événements' })).toBeVisible()
    await expect(question).toBeHidden()
    expect(await ownerApi.entries(cat)).toEqual([])
    await context.setOffline(false)
    await expectSent(page)
    await expect(question).toBeVisible()
    await expectOnce(phone, 'À la cave.')
    expect((await ownerApi.entries(cat))[0]).toMatchObject({
      isOfflineGenerated: true,
      appetite: 4,
      urination: 3,
    })
  },
)

phoneTest(
  'the response is lost: the app keeps the entry and sends it again, it is saved once',
  async ({ phone }) => {
    const { context, page } = phone
    await cutResponses(context)
    await answer(page, { ...calmDay, note: 'Réponse perdue.' })
    await expectQueued(page)
    await expectOnce(phone, 'Réponse perdue.')
    await expectPending(page)
    await synchronise(page)
    await expect(pendingList(page)).toContainText('La connexion s’est coupée pendant son envoi.')
    await context.unroute('**/graphql')
    await pendingList(page).getByRole('button', { name: 'Synchroniser', exact: true }).click()
    await expect(page.getByText('Synchronisation terminée')).toBeVisible()
    await expectSent(page)
    await expectOnce(phone, 'Réponse perdue.')
  },
)

phoneTest(
  'a page that closes before it notes the server’s response: the next one sends again, once saved',
  async ({ phone }) => {
    const { context, page, cat } = phone
    await context.setOffline(true)
    await saveOffline(page, 'Écran noir.')
    await cutResponses(context, () => page.close())
    await context.setOffline(false)
    await expect.poll(() => page.isClosed()).toBe(true)
    await expectOnce(phone, 'Écran noir.')
    await context.unroute('**/graphql')
    const next = await context.newPage()
    const resent = next.waitForRequest(isSave)
    await next.goto(`/analysis/${cat}`)
    await resent
    await expectSent(next)
    await expectOnce(phone, 'Écran noir.')
  },
)

phoneTest('five tabs send once', async ({ phone }) => {
  const { context, page, cat } = phone
  const others = []
  for (let count = 0; count < 4; count += 1) {
    const other = await context.newPage()
    await openQuestionnaire(other, cat)
    others.push(other)
  }
  const sent: string[] = []
  context.on('request', (request) => isSave(request) && sent.push(request.postData()!))
  await context.setOffline(true)
  await saveOffline(page, 'Cinq onglets.')
  for (const other of others) await expectPending(other)
  await context.setOffline(false)
  for (const tab of [page, ...others]) await expectSent(tab)
  expect(sent).toHaveLength(1)
  await expectOnce(phone, 'Cinq onglets.')
})

phoneTest(
  'the network is lost after sending, before another response: the entry stays on the screen',
  async ({ phone }) => {
    const { context, page, cat } = phone
    await context.setOffline(true)
    await saveOffline(page, 'Entre deux réseaux.')
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.fallback() : route.abort(),
    )
    await context.setOffline(false)
    await expectSent(page)
    const row = page.getByRole('row').filter({ hasText: 'Entre deux réseaux.' })
    await openJournal(page)
    await expect(row).toBeVisible()
    await row.getByRole('link', { name: 'Modifier' }).click()
    await expect(page.getByRole('radio', { name: calmDay.hydration, exact: true })).toBeChecked()
    await context.unroute('**/graphql')
    await page.goto(`/analysis/${cat}`)
    await openJournal(page)
    await expect(row).toBeVisible()
    await expectOnce(phone, 'Entre deux réseaux.')
  },
)

phoneTest(
  'the session runs out offline: it is renewed, then the entry is sent, once',
  async ({ phone }) => {
    const { context, page } = phone
    await context.setOffline(true)
    await saveOffline(page, 'Longue absence.')
    await page.evaluate(() => {
      const [head, claims] = localStorage.getItem('accessToken')!.split('.')
      localStorage.setItem('accessToken', `${head}.${claims}.expired`)
    })
    await context.setOffline(false)
    await expectSent(page)
    await expectOnce(phone, 'Longue absence.')
  },
)

phoneTest(
  'a hotel’s sign-in page with status 200 for everything is no success',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    await context.route('**/graphql', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Bienvenue à l’hôtel</h1>',
      }),
    )
    await answer(page, { ...calmDay, note: 'À l’hôtel.' })
    await expectQueued(page)
    await expectPending(page)
    await synchronise(page)
    await expect(page.getByText('Pas de connexion')).toBeVisible()
    await expectPending(page)
    expect(await ownerApi.entries(cat)).toEqual([])
    await context.unroute('**/graphql')
    await synchronise(page)
    await expectSent(page)
    await expectOnce(phone, 'À l’hôtel.')
  },
)

phoneTest(
  'a filter that stops one entry for ever is counted, and holds back no other cat’s',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const otherCat = await ownerApi.addCat('Tom')
    await context.route('**/graphql', async (route) => {
      const stopped = route.request().postData()?.includes('<select>') === true
      await (stopped
        ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Requête bloquée</h1>' })
        : route.fallback())
    })
    await answer(page, { ...calmDay, note: 'Un <select> dans la remarque.' })
    await expectQueued(page)
    await openQuestionnaire(page, otherCat)
    await context.setOffline(true)
    await answer(page, { ...calmDay, note: 'Derrière.' }, 'Sauvegarder (hors ligne)')
    await context.setOffline(false)
    await expectOnce({ ...phone, cat: otherCat }, 'Derrière.')
    const again = pendingList(page).getByRole('button', { name: 'Synchroniser', exact: true })
    await page.getByRole('button', { name: /^1 saisie/ }).click()
    await expect(pendingList(page)).toContainText(
      'Un filtre entre cet appareil et le serveur l’arrête',
    )
    // The third failure with a response stops the entry. A request that a lost network cut off is
    // not counted.
    await expect(async () => {
      await again.click()
      await expect(page.getByText('1 saisie n’a pas pu être envoyée')).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    expect(await ownerApi.entries(cat)).toEqual([])
    await context.unroute('**/graphql')
    await again.click()
    await expect(pendingList(page)).toHaveCount(0)
    await expectOnce(phone, 'Un <select> dans la remarque.')
  },
)

phoneTest(
  'a filter that resets one entry’s connection for ever holds back nothing, and the entry waits',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const yesterday = await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await context.route('**/graphql', (route) =>
      route.request().postData()?.includes('<select>')
        ? route.abort('connectionreset')
        : route.fallback(),
    )
    await page.goto(`/quick-entry/${cat}?measurementId=${yesterday}`)
    await expect(page.getByRole('radio', { name: calmDay.hydration, exact: true })).toBeChecked()
    await answer(page, { ...calmDay, note: 'Un <select> dans la remarque.' })
    await expectPending(page)
    await expect(page).not.toHaveURL(/\/quick-entry/)
    await openQuestionnaire(page, cat)
    await context.setOffline(true)
    await saveOffline(page, 'Derrière.')
    await context.setOffline(false)
    const notes = async () => (await ownerApi.entries(cat)).map(({ note }) => note)
    await expect(async () => {
      await page.getByRole('button', { name: 'Synchroniser', exact: true }).last().click()
      expect(await notes()).toEqual(['Derrière.', 'Hier.'])
    }).toPass()
    await expect(pendingList(page)).toContainText('La connexion s’est coupée pendant son envoi.')
    await expectPending(page)
    await context.unroute('**/graphql')
    // The entry may be sent first, which closes the list.
    const sync = pendingList(page).getByRole('button', { name: 'Synchroniser', exact: true })
    await expect(async () => {
      if (await sync.isVisible()) await sync.click({ timeout: 1_000 })
      expect(await notes()).toEqual(['Derrière.', 'Un <select> dans la remarque.'])
    }).toPass()
    await expectSent(page)
  },
)

phoneTest(
  'the device is full: the form shows a message and stays filled',
  async ({ phone: { ownerApi, cat }, browser, baseURL }) => {
    // The disk is full before the app writes. Chromium uses for half a minute the free space that
    // it last measured.
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: 'fr-FR',
      timezoneId: zone,
    })
    const page = await context.newPage()
    await ownerApi.signInOn(page)
    const devtools = await context.newCDPSession(page)
    const origin = new URL(page.url()).origin
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await openQuestionnaire(page, cat)
    await context.setOffline(true)
    await answer(page, { ...calmDay, note: 'Plus de place.' }, 'Sauvegarder (hors ligne)')
    await expect(
      page.getByRole('alert').filter({ hasText: 'La mémoire de cet appareil est pleine' }),
    ).toBeVisible()
    await expect(page.getByLabel('Observations')).toHaveValue('Plus de place.')
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.getByRole('button', { name: 'Sauvegarder (hors ligne)' }).click()
    await expectQueued(page)
    await context.setOffline(false)
    await expectOnce({ context, page, ownerApi, cat }, 'Plus de place.')
    await context.close()
  },
)

test('under the admin’s override, what is kept without a network has the override’s date', async ({
  page,
  context,
  signInAsAdmin,
}) => {
  const ownerApi = await signInAsAdmin()
  const cat = await ownerApi.addCat('Mina')
  const day = timeAgo(5)
  await ownerApi.post('/api/admin/time-override', { date: day })
  await ownerApi.signInOn(page)
  await openQuestionnaire(page, cat)
  await expect(page.getByText(/^Mode test/)).toBeVisible()
  await context.setOffline(true)
  await saveOffline(page, 'Il y a cinq jours.')
  await expectPending(page)
  await context.setOffline(false)
  await expectOnce({ context, page, ownerApi, cat }, 'Il y a cinq jours.')
  const [entry] = await ownerApi.entries(cat)
  expect(entry).toMatchObject({ isOfflineGenerated: true })
  expect(Date.parse((entry as unknown as { date: string }).date)).toBe(Date.parse(day))
})
