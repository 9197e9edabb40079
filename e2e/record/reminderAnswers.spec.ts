import type { Page } from '@playwright/test'
import { startPushService, type TestBrowser } from '../../api/testing/servers/pushService'
import { addDays, clockTime, dayIn } from '../../shared/base/time'
import { expect, test as base } from '../support/fixtures'
import type { Installation } from '../support/installation'
import { fine, OwnerApi } from '../support/ownerApi'
import { expectSent } from '../support/phoneTest'
import {
  deliver,
  notifications,
  fakeSubscription,
  fakeSubscriptionInWorker,
  tapNotification,
} from '../support/push'
import { zone } from '../support/zone'

// Answers from the notification (product/reminders 4). The server, its job, the worker and its
// notification are real.

base.use({ serviceWorkers: 'allow', permissions: ['notifications'], timezoneId: zone })

const choice = {
  doses: true,
  weighing: false,
  byMail: false,
  quietFrom: '00:00',
  quietUntil: '00:00',
}

/** Records the numbers on the icon: a headless browser has none. */
const recordBadges = (page: Page) =>
  page.addInitScript(() => {
    const badges: number[] = []
    Object.assign(window, { badges })
    Object.assign(navigator, {
      setAppBadge: async (open: number) => void badges.push(open),
      clearAppBadge: async () => void badges.push(0),
    })
  })
const badge = (page: Page) =>
  page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))

const test = base.extend<{
  browserAtService: TestBrowser
  ownerApi: OwnerApi
  cat: string
  doses: () => Promise<string[]>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  browserAtService: async ({}, use) => {
    const service = await startPushService()
    await use(service.browser())
    await service.close()
  },
  ownerApi: async ({ request }, use) => use(await OwnerApi.register(request)),
  cat: async ({ ownerApi, page, browserAtService }, use) => {
    const cat = await ownerApi.addCat('Minette')
    await ownerApi.addEntry(cat, 1, fine)
    await fakeSubscription(page, browserAtService)
    await recordBadges(page)
    await ownerApi.signInOn(page)
    await page.goto(`/reminders/${cat}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: 'Activer sur cet appareil' }).click()
    await expect(
      page.getByText('Activées sur cet appareil. Se déconnecter les arrête.'),
    ).toBeVisible()
    await fakeSubscriptionInWorker(page, browserAtService)
    await use(cat)
  },
  doses: async ({ ownerApi, cat }, use) => {
    await use(async () =>
      (
        await ownerApi.get<{ time: string | null; outcome: string }[]>(`/api/animals/${cat}/doses`)
      ).map(({ time, outcome }) => `${time} ${outcome}`),
    )
  },
})

/**
 * Plans a dose for now, and returns the push of its reminder and its time. The job that finds
 * reminders runs every 15 s, and soon after a start.
 */
async function receiveReminder(
  ownerApi: OwnerApi,
  cat: string,
  { received }: TestBrowser,
  installation: Installation,
) {
  const time = clockTime(new Date(), zone)
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    firstDay: addDays(dayIn(new Date(), zone), -1),
    plan: { kind: 'days', everyDays: 1, times: [time] },
  })
  await ownerApi.post('/graphql', {
    query:
      'mutation ($input: SetRemindersInput!) { setReminders(input: $input) { animal { uuid } } }',
    variables: { input: { animalUuid: cat, ...choice } },
  })
  await installation.restart()
  await expect.poll(() => received.length, { timeout: 40_000 }).toBe(1)
  return { time, message: received[0]!.message }
}

test('‘Donné’ with the page closed is one dose; after another phone it needs a confirmation @push', async ({
  page,
  baseURL,
  browserAtService,
  ownerApi,
  cat,
  doses,
  installation,
}) => {
  const { time, message } = await receiveReminder(ownerApi, cat, browserAtService, installation)
  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(() => notifications(page)).toMatchObject([{ title: message.title }])
  expect(message.title).not.toContain('Semintra')
  await page.goto('about:blank')
  await tapNotification(page, 'given', 2)
  await expect.poll(doses).toEqual([`${time} given`])

  // The same reminder on a second phone.
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Soins du jour : 1 sur 1' })).toBeVisible()
  await expect.poll(() => badge(page)).toBe(1)
  expect(await notifications(page)).toEqual([])
  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(async () => (await notifications(page)).length).toBe(1)
  await tapNotification(page, 'given')
  await expect(page.getByRole('dialog')).toContainText(/Déjà donné à \d\d:\d\d par .* Noter une/)
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await doses()).toEqual([`${time} given`])
})

test('without a network ‘Donné’ waits on the device, is sent once, and is no second dose @push', async ({
  page,
  context,
  baseURL,
  browserAtService,
  ownerApi,
  cat,
  doses,
  installation,
}) => {
  const { time, message } = await receiveReminder(ownerApi, cat, browserAtService, installation)
  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(async () => (await notifications(page)).length).toBe(1)
  await page.goto('about:blank')
  await context.setOffline(true)
  const body = async () => (await notifications(page))[0]?.body
  await tapNotification(page, 'later')
  await expect.poll(body).toBe('Pas de réseau\u00a0: ce rappel reste affiché.')
  await tapNotification(page, 'given', 2)
  await expect
    .poll(body)
    .toBe('Noté sur cet appareil. L’envoi se fera à l’ouverture de NéphroChat, avec du réseau.')
  await page.goto('/home')
  await expect(page.getByText('1 prise en attente d’envoi')).toBeVisible()
  expect(await doses()).toEqual([])
  const treatmentId = message.dose!.treatmentUuid
  const { day } = message.dose!
  await ownerApi.post(`/api/animals/${cat}/doses`, { treatmentId, day, time, outcome: 'given' })
  await context.setOffline(false)
  await page.getByRole('button', { name: '1 prise n’a pas pu être envoyée' }).click()
  await expect(page.getByText(/^Refusée par le serveur\s: Déjà donné à/)).toBeVisible()
  expect(await doses()).toEqual([`${time} given`])
  await page.getByRole('button', { name: 'Noter une deuxième prise' }).click()
  await page.getByRole('button', { name: 'Synchroniser' }).last().click()
  await expectSent(page)
  await expect.poll(doses).toEqual([`${time} given`, `${time} given`])
})

test('‘Tout va comme hier’ opens yesterday’s answers, and one confirmation saves them @push', async ({
  page,
  baseURL,
  ownerApi,
  cat,
}) => {
  await page.goto('/home')
  const message = {
    title: 'Minette\u00a0: les questions du jour',
    path: `/quick-entry/${cat}`,
    tag: 'questions',
    open: 1,
    likeYesterday: `/quick-entry/${cat}#comme-hier`,
  }
  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(async () => (await notifications(page)).length).toBe(1)
  await tapNotification(page, 'likeYesterday')
  await expect(page.getByRole('heading', { name: 'Comme hier' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Urination \d fois/ })).toBeVisible()
  expect(await ownerApi.entries(cat)).toHaveLength(1)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await page.waitForURL('**/analysis/*')
  expect(await ownerApi.entries(cat)).toHaveLength(2)
  await expect.poll(() => badge(page)).toBe(0)
  // Today has an entry: a late tap is no second 'Comme hier'.
  await page.goto('/home')
  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(async () => (await notifications(page)).length).toBe(1)
  await tapNotification(page, 'likeYesterday')
  await expect(page).toHaveURL(/#etape-1$/)

  await deliver(page, baseURL!, JSON.stringify(message))
  await expect.poll(async () => (await notifications(page)).length).toBe(1)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(() => notifications(page)).toEqual([])
})
