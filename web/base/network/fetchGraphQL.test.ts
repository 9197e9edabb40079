// @vitest-environment happy-dom
import type { RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { fetchPublic } from '../relay/fetchPublic'
import { fetchGraphQL } from './fetchGraphQL'
import { NoResponseError } from './graphqlError'
import { readTokens, storeTokens } from './tokens'

const token = (exp: number, mark: string) => `${mark}.${btoa(JSON.stringify({ exp, sub: 'u' }))}.s`
const freshToken = token(Date.now() / 1000 + 900, 'fresh')
const renewedToken = token(Date.now() / 1000 + 900, 'renewed')
const operation = (name: string): RequestParameters => ({
  id: name,
  name,
  text: null,
  operationKind: 'query',
  metadata: {},
})
const home = operation('HomeScreenQuery')

const ok = { data: { viewer: { id: 'v' } } }
const refusal = {
  errors: [{ message: 'Session expirée', extensions: { code: 'UNAUTHENTICATED' } }],
}

/** Stubs `fetch` and records each call: a refresh, or a query with its bearer. */
function network(responses: {
  refresh?: object
  data: (bearer: string | null) => [number, object]
}) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit & { body: string }) => {
    const { variables } = JSON.parse(init.body) as {
      variables: { input?: { refreshToken?: string } }
    }
    const bearer = new Headers(init.headers).get('Authorization')
    if (variables.input?.refreshToken) {
      calls.push('refresh')
      return Response.json(responses.refresh)
    }
    calls.push(bearer ? 'data' : 'data without bearer')
    const [status, body] = responses.data(bearer)
    return Response.json(body, { status })
  })
  return calls
}

const pair = { data: { refresh: { accessToken: renewedToken, refreshToken: 'r2' } } }
const onlyRenewed = (bearer: string | null): [number, object] =>
  bearer === `Bearer ${renewedToken}` ? [200, ok] : [401, refusal]

beforeEach(() => storeTokens({ accessToken: freshToken, refreshToken: 'r1' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a 401 causes one refresh and one retry, also for two concurrent requests', async () => {
  const calls = network({ refresh: pair, data: onlyRenewed })
  const responses = await Promise.all([fetchGraphQL(home, {}), fetchGraphQL(home, {})])
  expect(responses).toEqual([ok, ok])
  expect(calls.toSorted()).toEqual(['data', 'data', 'data', 'data', 'refresh'])
  expect(readTokens()).toEqual({ accessToken: renewedToken, refreshToken: 'r2' })
})

test('an expired token is renewed before it is sent', async () => {
  storeTokens({ accessToken: token(1, 'old'), refreshToken: 'r1' })
  const calls = network({ refresh: pair, data: onlyRenewed })
  expect(await fetchGraphQL(home, {})).toEqual(ok)
  expect(calls).toEqual(['refresh', 'data'])
})

test('a device whose clock is days ahead renews no valid token, once a response has shown the time', async () => {
  const responseTime = new Date()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * DAY_MS })
  const calls = network({ refresh: pair, data: () => [200, ok] })
  const stub = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await stub(url, init)
    response.headers.set('Date', responseTime.toUTCString())
    return response
  })
  for (let request = 0; request < 3; request += 1) await fetchGraphQL(home, {})
  expect(calls).toEqual(['refresh', 'data', 'data', 'data'])
})

test('a retry that is refused again is not retried', async () => {
  const calls = network({ refresh: pair, data: () => [401, refusal] })
  expect(await fetchGraphQL(home, {})).toEqual(refusal)
  expect(calls).toEqual(['data', 'refresh', 'data'])
})

test('a refused refresh clears the tokens', async () => {
  network({ refresh: refusal, data: () => [401, refusal] })
  expect(await fetchGraphQL(home, {})).toEqual(refusal)
  expect(readTokens()).toBeNull()
})

test('without a response the tokens stay', async () => {
  storeTokens({ accessToken: token(1, 'old'), refreshToken: 'r1' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchGraphQL(home, {})).rejects.toThrow(NoResponseError)
  expect(readTokens()?.refreshToken).toBe('r1')
})

test('access denied is no reason to refresh', async () => {
  const denial = { errors: [{ message: 'Accès refusé', extensions: { code: 'ACCESS_DENIED' } }] }
  const calls = network({ data: () => [403, denial] })
  expect(await fetchGraphQL(home, {})).toEqual(denial)
  expect(calls).toEqual(['data'])
})

test('a public request carries no token and never refreshes', async () => {
  const calls = network({ data: () => [401, refusal] })
  await fetchPublic(operation('SharedScreenQuery'), {})
  expect(calls).toEqual(['data without bearer'])
})
