import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let appWithoutOrigins: TestApp

const allowedOrigin = 'https://app.example'

beforeAll(async () => {
  app = await createTestApp({ CORS_ORIGINS: `${allowedOrigin}, https://other.example` })
  appWithoutOrigins = await createTestApp()
})
afterAll(() => Promise.all([app.close(), appWithoutOrigins.close()]))

const send = (
  path: string,
  origin: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  url = app.url,
) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: { origin, 'content-type': 'application/json', ...init.headers },
  })
const allowedOriginOf = (response: Response) => response.headers.get('access-control-allow-origin')

test.each(['/api/health', '/graphql'])(
  '%s responds to pages of the named origins alone',
  async (path) => {
    const init =
      path === '/graphql' ? { method: 'POST', body: '{"query":"{ viewer { email } }"}' } : {}
    const response = await send(path, allowedOrigin, init)
    expect([response.status, allowedOriginOf(response)]).toEqual([200, allowedOrigin])
    expect(response.headers.get('vary')).toMatch(/origin/i)
    expect(allowedOriginOf(await send(path, 'https://app.example.evil.example', init))).toBeNull()
    expect(allowedOriginOf(await send(path, 'http://app.example', init))).toBeNull()
    expect(allowedOriginOf(await send(path, 'null', init))).toBeNull()
  },
)

test('a preflight lists what a call may send, and runs nothing', async () => {
  const headers = {
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,content-type',
  }
  const response = await send('/api/users/me', allowedOrigin, { method: 'OPTIONS', headers })
  expect([response.status, allowedOriginOf(response)]).toEqual([204, allowedOrigin])
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('our own pages, and an installation without CORS_ORIGINS, allow no other origin', async () => {
  expect(allowedOriginOf(await send('/robots.txt', allowedOrigin))).toBeNull()
  expect(
    allowedOriginOf(await send('/api/health', allowedOrigin, {}, appWithoutOrigins.url)),
  ).toBeNull()
})
