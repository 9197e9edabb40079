// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleRefresh, stopRefreshing } from '../../session/tokenRefresh'
import { refreshTokens } from './refresh'
import { onSessionRefusal } from './sessionRefusal'
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens'

const tokensOf = (sub: string, turn: number): Tokens => ({
  accessToken: `${turn}.${btoa(JSON.stringify({ sub }))}.signed`,
  refreshToken: `${sub} ${turn}`,
})
const [first, second, third] = [1, 2, 3].map((turn) => tokensOf('owner', turn)) as [
  Tokens,
  Tokens,
  Tokens,
]
const otherOwner = tokensOf('otherOwner', 1)

const renewal = { data: { refresh: second } }
const refusal = {
  errors: [{ message: 'Session expirée', extensions: { code: 'UNAUTHENTICATED' } }],
}

/** Makes the server respond with this body, after this event in this browser. */
function respondWith(body: object, event = () => {}) {
  vi.stubGlobal('fetch', async () => {
    event()
    return Response.json(body)
  })
}

let refusals = 0
onSessionRefusal(() => (refusals += 1))

beforeEach(() => {
  refusals = 0
  storeTokens(first)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('new tokens replace the stale ones', async () => {
  respondWith(renewal)
  expect(await refreshTokens(first)).toEqual(second)
  expect(readTokens()).toEqual(second)
})

test('a refusal ends the session', async () => {
  respondWith(refusal)
  expect(await refreshTokens(first)).toBeNull()
  expect([readTokens(), refusals]).toEqual([null, 1])
})

test('if another tab was faster, no request is sent', async () => {
  storeTokens(second)
  expect(await refreshTokens(first)).toEqual(second)
})

test.each([
  ['renewed', renewal],
  ['refused', refusal],
])('signed out meanwhile: a late response restores no session (%s)', async (_, body) => {
  respondWith(body, clearTokens)
  expect(await refreshTokens(first)).toBeNull()
  expect([readTokens(), refusals]).toEqual([null, 0])
})

test.each([
  ['renewed', renewal],
  ['refused', refusal],
])(
  'another account signed in meanwhile: its session stays, and serves it alone (%s)',
  async (_, body) => {
    respondWith(body, () => storeTokens(otherOwner))
    expect(await refreshTokens(first)).toBeNull()
    expect([readTokens(), refusals]).toEqual([otherOwner, 0])
  },
)

test('the session of an account that signed in before is not used for this one', async () => {
  storeTokens(otherOwner)
  expect(await refreshTokens(first)).toBeNull()
  expect(readTokens()).toEqual(otherOwner)
})

test('a newer session of the same account is used', async () => {
  respondWith(refusal, () => storeTokens(third))
  expect(await refreshTokens(first)).toEqual(third)
  expect([readTokens(), refusals]).toEqual([third, 0])
})

test('a lost response is requested again with the same token as soon as the network returns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const dueTokens = {
    ...first,
    accessToken: `1.${btoa(JSON.stringify({ sub: 'owner', exp: Date.now() / 1000 }))}.signed`,
  }
  const lastingTokens = {
    ...second,
    accessToken: `2.${btoa(JSON.stringify({ sub: 'owner', exp: Date.now() / 1000 + 900 }))}.signed`,
  }
  storeTokens(dueTokens)
  const sentTokens: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sentTokens.push(JSON.parse(body).variables.input.refreshToken)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ data: { refresh: lastingTokens } })
  })
  scheduleRefresh()
  await vi.advanceTimersByTimeAsync(10)
  expect([sentTokens, readTokens(), refusals]).toEqual([[dueTokens.refreshToken], dueTokens, 0])
  isLost = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([sentTokens, readTokens(), refusals]).toEqual([
    [dueTokens.refreshToken, dueTokens.refreshToken],
    lastingTokens,
    0,
  ])
  stopRefreshing()
  vi.useRealTimers()
})
