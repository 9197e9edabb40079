import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let closed: TestApp

const allowedOrigin = 'https://app.example'

beforeAll(async () => {
  app = await createTestApp({ CORS_ORIGINS: `${allowedOrigin}, https://other.example` })
  closed = await createTestApp()
})
afterAll(() => Promise.all([app.close(), closed.close()]))

const ask = (
  path: string,
  origin: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  url = app.url,
) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: { origin, 'content-type': 'application/json', ...init.headers },
  })
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

test.each(['/api/health', '/graphql'])(
  '%s responds to pages of the named origins alone',
  async (path) => {
    const init =
      path === '/graphql' ? { method: 'POST', body: '{"query":"{ viewer { email } }"}' } : {}
    const response = await ask(path, allowedOrigin, init)
    expect([response.status, allowed(response)]).toEqual([200, allowedOrigin])
    expect(response.headers.get('vary')).toMatch(/origin/i)
    expect(allowed(await ask(path, 'https://app.example.evil.example', init))).toBeNull()
    expect(allowed(await ask(path, 'http://app.example', init))).toBeNull()
    expect(allowed(await ask(path, 'null', init))).toBeNull()
  },
)

test('a preflight lists what a call may send, and runs nothing', async () => {
  const headers = {
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,content-type',
  }
  const response = await ask('/api/users/me', allowedOrigin, { method: 'OPTIONS', headers })
  expect([response.status, allowed(response)]).toEqual([204, allowedOrigin])
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('our own pages, and an installation without CORS_ORIGINS, allow no other origin', async () => {
  expect(allowed(await ask('/robots.txt', allowedOrigin))).toBeNull()
  expect(allowed(await ask('/api/health', allowedOrigin, {}, closed.url))).toBeNull()
})
