// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushMessage } from '#shared/reminder/pushMessage'
import { queueDatabase } from '../offline/queue/database'
import { pendingOf } from '../offline/queue/pendingChanges'
import { browser } from './testing/browser'

const slot = { day: '2025-03-16', time: '08:00' }
const message: PushMessage = {
  title: 'Minette\u00a0: les soins de 8\u00a0h',
  path: '/care/minette',
  tag: 'reminder',
  open: 2,
  slot,
  dose: {
    userUuid: 'owner',
    animalUuid: 'minette',
    animalName: 'Minette',
    treatmentUuid: 'semintra',
    treatmentName: 'Semintra',
    ...slot,
  },
}
const { dose: _, ...several } = message

const badges: number[] = []
const requests: [string, Record<string, unknown>][] = []
/** The response of the server; `null` if there is no network. */
let respond: (() => Response) | null

const problem = (status: number, code: string) => () =>
  Response.json({ code, detail: code }, { status })
const saved = (openToday = 1, againAt: string | null = null) =>
  Response.json({ openToday, againAt })
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(async () => {
  await queueDatabase.close()
  vi.stubGlobal('indexedDB', new IDBFactory())
  badges.length = 0
  requests.length = 0
  respond = saved
  Object.assign(navigator, { setAppBadge: async (open: number) => void badges.push(open) })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push([url, JSON.parse(body) as Record<string, unknown>])
    if (!respond) throw new TypeError('no network')
    return respond()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function deviceWithReminder(shown = message, options = {}) {
  const device = browser([], options)
  await device.push(shown)
  return device
}
const queued = () => pendingOf('owner')

test('a locked screen shows the title and the answers, which name no treatment', async () => {
  const { shown } = await deviceWithReminder()
  const { title, body, actions } = shown[0]!
  expect([title, body, actions]).toEqual([
    'Minette\u00a0: les soins de 8\u00a0h',
    undefined,
    [
      { action: 'given', title: 'Donné' },
      { action: 'later', title: 'Dans 30\u00a0min' },
    ],
  ])
  expect(badges).toEqual([2])
  const actionsOf = async (of: PushMessage) =>
    (await deviceWithReminder(of)).shown[0]!.actions!.map(({ action }) => action)
  expect(await actionsOf(several)).toEqual(['later'])
  expect(await actionsOf({ title: '', path: '/quick-entry/minette', tag: '', open: 1 })).toEqual([])
})

test('‘Donné’ is sent under the id of the notification, and opens no page', async () => {
  const { shown, tap } = await deviceWithReminder()
  const [notification] = shown
  expect(await tap('given')).toEqual([])
  // The repeated tap is on the same notification.
  await tap('given', notification)
  const { uuid } = notification!.data as { uuid: string }
  const sent = {
    endpoint: 'https://push.example/here',
    auth: 'here key',
    reminderId: 'reminder',
    ...slot,
    answer: 'given',
    id: uuid,
    treatmentId: 'semintra',
  }
  expect(requests).toEqual([
    ['/api/push/answers', sent],
    ['/api/push/answers', sent],
  ])
  expect([shown, await queued(), badges.at(-1)]).toEqual([[], [], 1])
})

test('the other reminder of the planned time is closed too', async () => {
  const { shown, push, tap } = await deviceWithReminder()
  await push({ ...message, tag: 'again' })
  await push({ ...message, tag: 'félix', dose: { ...message.dose!, treatmentUuid: 'other' } })
  await tap('given', shown[1])
  expect(shown.map(({ tag }) => tag)).toEqual(['félix'])
})

test('a dose that another phone noted opens the question', async () => {
  respond = problem(409, 'ALREADY_GIVEN')
  const { tap } = await deviceWithReminder()
  expect(await tap('given')).toEqual([
    'open /care/minette?second=semintra&day=2025-03-16&time=08%3A00',
  ])
  expect(await queued()).toEqual([])
})

test('if the browser opens no window so late, the notification leads to the question', async () => {
  respond = problem(409, 'ALREADY_GIVEN')
  const { shown, tap } = await deviceWithReminder(message, { canOpenWindow: false })
  expect(await tap('given')).toEqual([])
  expect(shown).toMatchObject([
    {
      body: 'À revoir dans NéphroChat\u00a0: touchez pour l’ouvrir.',
      actions: [],
      data: { path: '/care/minette?second=semintra&day=2025-03-16&time=08%3A00' },
    },
  ])
})

test.each([
  ['an ended session', problem(401, 'UNAUTHENTICATED')],
  ['a deleted treatment', problem(404, 'NOT_FOUND')],
  ['an error of the server', problem(500, 'INTERNAL')],
])('%s opens the page, and nothing is queued', async (_, refusal) => {
  respond = refusal
  const { tap } = await deviceWithReminder()
  expect(await tap('given')).toEqual(['open /care/minette'])
  expect(await queued()).toEqual([])
})

test('without a network the dose waits in the queue, once, and is not a confirmed second one', async () => {
  setOnline(false)
  const { shown, tap } = await deviceWithReminder()
  const [notification] = shown
  await Promise.all([tap('given', notification), tap('given', notification)])
  const [change, ...others] = await queued()
  expect(others).toEqual([])
  expect(change).toMatchObject({
    kind: 'dose',
    uuid: (notification!.data as { uuid: string }).uuid,
    userUuid: 'owner',
    animalId: 'minette',
    tried: false,
    content: {
      treatmentUuid: 'semintra',
      treatmentName: 'Semintra',
      outcome: 'given',
      guarded: true,
      ...slot,
    },
  })
  expect(shown.map(({ body }) => body)).toEqual([
    'Noté sur cet appareil. L’envoi se fera à l’ouverture de NéphroChat, avec du réseau.',
  ])
  expect(requests).toEqual([])
})

test.each([
  ['the network is lost', null],
  ['the server is busy', problem(503, 'UNAVAILABLE')],
  ['a captive portal responds', () => new Response('<html>')],
])('if %s, the dose is queued as one that may have arrived', async (_, response) => {
  respond = response
  const { tap } = await deviceWithReminder()
  expect(await tap('given')).toEqual([])
  expect(await queued()).toMatchObject([{ kind: 'dose', tried: true }])
})

test('a dose that waits already for this time opens the page', async () => {
  setOnline(false)
  const first = await deviceWithReminder()
  await first.tap('given')
  const second = await deviceWithReminder({ ...message, tag: 'again' })
  expect(await second.tap('given')).toEqual(['open /care/minette'])
  expect(await queued()).toHaveLength(1)
})

test('without a subscription nothing is written: the account has signed out', async () => {
  const { tap } = await deviceWithReminder(message, { isSubscribed: false })
  expect(await tap('given')).toEqual(['open /care/minette'])
  const { tap: tapLater } = await deviceWithReminder(message, { isSubscribed: false })
  expect(await tapLater('later')).toEqual(['open /care/minette'])
  expect([requests, await queued()]).toEqual([[], []])
})

test('‘Dans 30 min’ is the server’s; if it cannot, the reminder stays and shows why', async () => {
  respond = () => saved(2, '2025-03-16T07:31:00.000Z')
  const { shown, tap } = await deviceWithReminder(several)
  expect([await tap('later'), shown]).toEqual([[], []])
  expect(requests[0]![1]).toMatchObject({ reminderId: 'reminder', answer: 'later', ...slot })

  const bodyAfter = async () => {
    const device = await deviceWithReminder(several)
    await device.tap('later')
    return device.shown.map(({ body, actions }) => [body, actions!.length])
  }
  respond = saved
  expect(await bodyAfter()).toEqual([
    ['Dans 30\u00a0min, ce sera vos heures calmes\u00a0: ce rappel reste affiché.', 1],
  ])
  respond = null
  expect(await bodyAfter()).toEqual([['Pas de réseau\u00a0: ce rappel reste affiché.', 1]])
})

test('‘Tout va comme hier’ opens the page with all answers, and sends nothing', async () => {
  const device = await deviceWithReminder({
    title: 'Minette\u00a0: les questions du jour',
    path: '/quick-entry/minette',
    tag: 'questions',
    open: 1,
    likeYesterday: '/quick-entry/minette#comme-hier',
  })
  expect(device.shown[0]!.actions).toEqual([
    { action: 'likeYesterday', title: 'Tout va comme hier' },
  ])
  expect(await device.tap('likeYesterday')).toEqual(['open /quick-entry/minette#comme-hier'])
  expect(requests).toEqual([])
})
