// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { emptyAnswers } from '#shared/health/answers/answers'
import { itemOf } from '../base/device/receivedItem'
import { readReceived, storeReceived } from '../base/device/receivedItems'
import { storeUnsubmittedForm, readUnsubmittedForms } from '../base/device/unsubmittedForms'
import { endOnServer, prepareLogout, sendLogout } from './logout'

const tokens = { accessToken: 'access', refreshToken: 'a refresh token' }
/** The SHA-256 in base64url. */
const hash = 'dIVG2vnYDZMqaKFjM2nfA0a8N0kFA2CPKUy-NMkl_38'

/** Simulates a network and records what is sent; without a network every request fails. */
function network() {
  const simulatedNetwork = { isOnline: false, sent: [] as string[] }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!simulatedNetwork.isOnline) throw new TypeError('Failed to fetch')
    simulatedNetwork.sent.push(body)
    return Response.json({ data: { logout: { ok: true } } })
  })
  return simulatedNetwork
}

const storedValues = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index)!)),
    )
    .join(' ')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

test('without a network the logout is sent when the network returns, and no token is stored until then', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const simulatedNetwork = network()
  await sendLogout(tokens)
  expect(storedValues()).toContain(hash)
  expect(storedValues()).not.toMatch(/a refresh token|access/)
  simulatedNetwork.isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => storedValues()).not.toContain(hash)
  expect(simulatedNetwork.sent.map((body) => JSON.parse(body).variables)).toEqual([
    { input: { refreshTokenHash: hash } },
  ])
})

test('a sign-out that is interrupted before its request is sent once by the next page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const simulatedNetwork = network()
  await prepareLogout(tokens)
  expect(storedValues()).toContain(hash)
  await sendLogout(tokens)
  simulatedNetwork.isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => storedValues()).not.toContain(hash)
  expect(simulatedNetwork.sent).toHaveLength(1)
})

test('a network that returns while the first request is failing sends the logout', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const simulatedNetwork = network()
  const respond = fetch
  let fail: ((reason: Error) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)))
  const sending = sendLogout(tokens)
  await expect.poll(() => fail).toBeDefined()
  vi.stubGlobal('fetch', respond)
  simulatedNetwork.isOnline = true
  window.dispatchEvent(new Event('online'))
  fail!(new TypeError('Failed to fetch'))
  await sending
  await expect.poll(() => storedValues()).not.toContain(hash)
})

test('a logout survives the end of the page: the next page sends it, and an error response keeps it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const simulatedNetwork = network()
  await sendLogout(tokens)
  vi.resetModules()
  const { sendPendingLogouts } = await import('./logout')
  simulatedNetwork.isOnline = true
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] },
      { status: 503 },
    ),
  )
  await sendPendingLogouts()
  expect(storedValues()).toContain(hash)
  vi.stubGlobal('fetch', async () => Response.json({ data: { logout: { ok: true } } }))
  await sendPendingLogouts()
  expect(storedValues()).not.toContain(hash)
})

test('without a response it is sent at growing intervals', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  const tries: number[] = []
  vi.stubGlobal('fetch', async () => {
    tries.push(Date.now() / 60_000)
    throw new TypeError('Failed to fetch')
  })
  vi.resetModules()
  await (await import('./logout')).sendLogout(tokens)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(tries).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
})

test('signing out deletes what other apps have shared, also before a sign-in', async () => {
  network().isOnline = true
  const item = itemOf({ file: null, text: 'a text' }, Date.now())
  await storeReceived(item)
  await endOnServer(tokens)
  expect(await readReceived('owner', item.id)).toEqual([])
})

test('signing out deletes unsubmitted answers', async () => {
  network().isOnline = true
  const [form, keptAt] = [{ userUuid: 'owner', animalId: 'mina', day: '2025-03-12' }, Date.now()]
  await storeUnsubmittedForm(
    {
      ...form,
      answers: { ...emptyAnswers, lethargy: 1 },
      begun: emptyAnswers,
      madeFrom: null,
      keptAt,
    },
    null,
  )
  expect((await readUnsubmittedForms('owner', keptAt))(form)).not.toBeNull()
  await endOnServer({ ...tokens, accessToken: `x.${btoa(JSON.stringify({ sub: 'owner' }))}.x` })
  expect((await readUnsubmittedForms('owner', keptAt))(form)).toBeNull()
})
