// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetch, prefetchedConfig, takePrefetched } from './prefetch'
import { clearTokens, storeTokens, type Tokens } from './tokens'

const home = {
  id: 'home',
  name: 'HomeScreenQuery',
  text: null,
  operationKind: 'query',
  metadata: {},
} as const
const tokensOf = (fam: string, turn: number): Tokens => ({
  accessToken: `${turn}.${btoa(JSON.stringify({ sub: 'owner', fam, exp: Date.now() / 1000 + 900 }))}.signed`,
  refreshToken: `${fam} ${turn}`,
})

/** Each response has the number of requests until then. */
let requestCount = 0
beforeEach(() => {
  requestCount = 0
  storeTokens(tokensOf('phone', 1))
  vi.stubGlobal('fetch', async () => Response.json({ data: { turn: (requestCount += 1) } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearTokens()
})

const responseOf = (turn: number) => ({ data: { turn } })
const fetchPrefetched = (variables = {}) => takePrefetched(prefetchedConfig(home, variables))

test('a prefetched response is used once instead of a request', async () => {
  prefetch(home, {})
  expect(await fetchPrefetched()).toEqual(responseOf(1))
  expect(await fetchPrefetched()).toEqual(responseOf(2))
})

test('a prefetched response serves the same query only', async () => {
  prefetch(home, { uuid: 'a' })
  expect(await fetchPrefetched({ uuid: 'b' })).toEqual(responseOf(2))
  expect(await fetchPrefetched({ uuid: 'a' })).toEqual(responseOf(1))
})

test('a prefetched response serves renewed tokens of its session, but no other session', async () => {
  prefetch(home, {})
  storeTokens(tokensOf('phone', 2))
  expect(await fetchPrefetched()).toEqual(responseOf(1))
  prefetch(home, {})
  storeTokens(tokensOf('tablet', 1))
  expect(await fetchPrefetched()).toEqual(responseOf(3))
})

test('the caller gets a failure, and nothing is sent again', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', send)
  prefetch(home, {})
  await expect(fetchPrefetched()).rejects.toThrow('Connexion impossible')
  expect(send).toHaveBeenCalledOnce()
})
