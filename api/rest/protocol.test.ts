import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { revalidation } from '../testing/rights/inputs'
import { createTestApp, type TestApp } from '../testing/testApp'
import { routes } from './routes'

// Tests product/interfaces 2.1: what all calls have in common.

let app: TestApp
let call: RestClient
let token: string
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  const owner = await createOwner(app)
  token = await owner.token()
  cat = await owner.addCat()
})
afterAll(() => app.close())

const concrete = (path: string) => path.replace(/:\w+/g, 'x')
const paths = [...new Set(routes.map(({ path }) => path))]

test('no cache stores a response or a problem', async () => {
  const responses = await Promise.all([
    call('GET /api/animals', { token }),
    call('POST /api/animals', { token, body: { name: 'Félix' } }),
    call('DELETE /api/animals/x', { token }),
    call('GET /api/health'),
    call('GET /api/animals'),
    call('GET /api/nothing'),
    call('GET /api/shared/x'),
    call('PUT /api/animals'),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 201, 404, 200, 401, 404, 404, 405])
  for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store')
})

test('an unknown method is 405 and lists the allowed ones, as OPTIONS does', async () => {
  for (const path of paths) {
    const methods = routes
      .filter((route) => route.path === path)
      .map(({ method }) => method as string)
    // HEAD would count an opening.
    const hasHead = path !== '/api/shared/:token'
    const expected = methods.flatMap((method) =>
      method === 'GET' && hasHead ? ['GET', 'HEAD'] : [method],
    )
    const options = await call(`OPTIONS ${concrete(path)}`)
    const allowed = options.headers.get('allow')?.split(', ')
    expect([path, options.status, allowed?.toSorted()]).toEqual([
      path,
      204,
      ['OPTIONS', ...expected].toSorted(),
    ])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].filter(
      (other) => !methods.includes(other),
    )) {
      const { status, headers, body } = await call(`${method} ${concrete(path)}`, { token })
      expect([method, path, status, body.code, headers.get('allow')]).toEqual([
        method,
        path,
        405,
        'METHOD_NOT_ALLOWED',
        options.headers.get('allow'),
      ])
    }
  }
})

test('HEAD responds as GET without a body', async () => {
  const get = await call('GET /api/animals', { token })
  const head = await call('HEAD /api/animals', { token })
  expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
    200,
    '',
    get.headers.get('content-type'),
  ])
  expect((await call('HEAD /api/animals')).status).toBe(401)
  const { body: link } = await call(`POST /api/animals/${cat}/share`, { token })
  expect((await call(`HEAD /api/shared/${link.shareToken}`)).status).toBe(405)
  const { body: links } = await call(`GET /api/animals/${cat}/share-tokens`, { token })
  expect(links.find(({ id }: { id: string }) => id === link.id)).toMatchObject({ accessCount: 0 })
})

test.each<Record<string, string>>([
  revalidation,
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
  { range: 'bytes=0-1' },
  { range: 'bytes=9999999-' },
])('%o is ignored, since its response is undocumented', async (condition) => {
  for (const path of ['/api/animals', '/api/health', '/api/openapi.json', '/api/docs']) {
    const { status, headers } = await call(`GET ${path}`, { token, headers: condition })
    expect([path, status, headers.get('accept-ranges')]).toEqual([path, 200, null])
  }
})

test('a missing or invalid token and another scheme are 401, and name the scheme', async () => {
  for (const authorization of [
    undefined,
    'Bearer x',
    'Bearer',
    `Basic ${btoa('a:b')}`,
    token,
    `Bearer ${token} x`,
    '\u00ff',
  ]) {
    const { status, headers, body } = await call('GET /api/users/me', {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect([authorization, status, body.code, headers.get('www-authenticate')]).toEqual([
      authorization,
      401,
      'UNAUTHENTICATED',
      'Bearer',
    ])
  }
})

test('a public call ignores an invalid token', async () => {
  expect((await call('GET /api/health', { token: 'x' })).status).toBe(200)
  const { status, body } = await call('POST /api/auth/login', {
    token: 'x',
    body: { email: 'a@example.org', password: 'x' },
  })
  expect([status, body.code]).toEqual([401, 'BAD_CREDENTIALS'])
})

const lab = { day: '2025-03-16', values: [{ quantity: 'upc', value: '0.2', unit: '' }] }
const treatment = {
  code: '482913',
  role: 'sitter',
  kind: 'medicine',
  name: 'Semintra',
  amount: 1,
  unit: 'dose',
  plan: { kind: 'needed' },
  firstDay: '2025-03-16',
  lastDay: '2025-03-20',
  treatmentId: 'x',
  outcome: 'given',
  vetName: 'Dr Martin',
  text: 'À revoir',
  accepted: [],
}
const noIds = [
  'x',
  '1',
  '00000000-0000-0000-0000-000000000000',
  '%00',
  'a%00b',
  '%F0%9F%90%88',
  '..%2f..',
  "'%20OR%201=1",
  'x'.repeat(3_000),
  '%zz',
  '%',
]

test.each(
  routes
    .filter(({ path }) => path.includes(':'))
    .map(({ method, path }) => [method, path] as const),
)('%s %s: what is no id is 404', async (method, path) => {
  const body =
    method === 'POST' || method === 'PUT'
      ? {
          weight: '4',
          photoURL: 'x',
          stage: 2,
          ...lab,
          ...treatment,
          ...(path.endsWith('/changes') && { kind: 'renewed' }),
        }
      : method === 'PATCH'
        ? lab
        : undefined
  for (const id of noIds) {
    const { status, body: problem } = await call(`${method} ${path.replace(/:\w+/g, id)}`, {
      token,
      body,
    })
    expect([id, status, problem.code, problem.title]).toEqual([id, 404, 'NOT_FOUND', 'Not Found'])
    expect(problem.detail).toMatch(/^(Introuvable|.+ non trouvée?s?)$/)
  }
})

test('an id in capitals is the same id', async () => {
  expect((await call(`GET /api/animals/${cat.toUpperCase()}`, { token })).body.id).toBe(cat)
  const { body: link } = await call(`POST /api/animals/${cat.toUpperCase()}/share`, { token })
  expect(
    (
      await call(`DELETE /api/animals/${cat.toUpperCase()}/share/${link.id.toUpperCase()}`, {
        token,
      })
    ).body.isRevoked,
  ).toBe(true)
  const body = {
    id: crypto.randomUUID().toUpperCase(),
    day: '2025-03-16',
    values: [{ quantity: 'creatinine', value: '24', unit: 'mg/L' }],
  }
  for (const path of [cat, cat.toUpperCase()])
    expect((await call(`POST /api/animals/${path}/labs`, { token, body })).body.id).toBe(
      body.id.toLowerCase(),
    )
  expect((await call(`GET /api/animals/${cat}/labs`, { token })).body).toHaveLength(1)
})
