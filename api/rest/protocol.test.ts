import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
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
  const ada = await createOwner(app)
  token = await ada.token()
  cat = await ada.addCat()
})
afterAll(() => app.close())

const concrete = (path: string) => path.replace(/:\w+/g, 'x')
const paths = [...new Set(routes.map(({ path }) => path))]
const takingJson = routes.filter(({ accepts }) => accepts)
const malformed = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'Requête illisible',
  code: 'MALFORMED',
}

test('no cache stores an answer or a problem', async () => {
  const answers = await Promise.all([
    call('GET /api/animals', { token }),
    call('POST /api/animals', { token, body: { name: 'Félix' } }),
    call('DELETE /api/animals/x', { token }),
    call('GET /api/health'),
    call('GET /api/animals'),
    call('GET /api/nothing'),
    call('GET /api/shared/x'),
    call('PUT /api/animals'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 404, 200, 401, 404, 404, 405])
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store')
})

test('an unknown method is 405 and lists the allowed ones, as OPTIONS does', async () => {
  for (const path of paths) {
    const methods = routes
      .filter((route) => route.path === path)
      .map(({ method }) => method as string)
    const expected = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
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

test('HEAD answers as GET without a body', async () => {
  const get = await call('GET /api/animals', { token })
  const head = await call('HEAD /api/animals', { token })
  expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
    200,
    '',
    get.headers.get('content-type'),
  ])
  expect((await call('HEAD /api/animals')).status).toBe(401)
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

test.each(takingJson.map(({ method, path, access }) => [method, path, access] as const))(
  '%s %s: what is no JSON object is refused',
  async (method, path, access) => {
    const admin = access === 'admin'
    const to = `${method} ${concrete(path).replace('/animals/x', `/animals/${cat}`)}`
    for (const body of [
      '{',
      '{"a":}',
      "{'a': 1}",
      'a=1',
      '<a/>',
      '{}{}',
      '\u0000',
      new Uint8Array([0x7b, 0xff, 0x7d]),
      new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]),
    ]) {
      const answer = await call(to, { token, body })
      if (admin) expect(answer.body.code).toBe('ACCESS_DENIED')
      else expect([String(body), answer.body]).toEqual([String(body), malformed])
    }
    for (const body of ['[]', '"text"', '1', 'true', '[{"name": "Félix"}]']) {
      const answer = await call(to, { token, body })
      if (!admin)
        expect([body, answer.status, answer.body.code, answer.body.detail]).toEqual([
          body,
          400,
          'VALIDATION',
          'Données invalides',
        ])
    }
  },
)

test('a body of another type than JSON is refused; one without a type is read, with or without a byte order mark', async () => {
  const name = { name: 'Félix' }
  for (const type of [
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'x',
    'image/png',
  ]) {
    const { status, body } = await call('POST /api/animals', {
      token,
      body: name,
      headers: { 'content-type': type },
    })
    expect([type, status, body.code, body.detail]).toEqual([
      type,
      415,
      'UNSUPPORTED_MEDIA',
      'Du JSON (application/json) est attendu',
    ])
  }
  const { status } = await call('POST /api/auth/login', {
    body: '{',
    headers: { 'content-type': 'text/plain' },
  })
  expect(status).toBe(415)
  for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
    expect(
      (await call('POST /api/animals', { token, body: name, headers: { 'content-type': type } }))
        .status,
    ).toBe(201)
  }
  const untyped = await fetch(`${app.url}/api/animals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new TextEncoder().encode('{"name":"Félix"}'),
  })
  expect(untyped.status).toBe(201)
  expect(
    (await call('POST /api/animals', { token, body: `\uFEFF${JSON.stringify(name)}` })).status,
  ).toBe(201)
  expect(
    (await call(`POST /api/animals/${cat}/photo/upload`, { token, body: '{}' })).body,
  ).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' })
})

test('a body in several chunks is the same body', async () => {
  const name = 'Félix '.repeat(16).trim()
  const bytes = new TextEncoder().encode(JSON.stringify({ name }))
  for (const size of [1, 7, 64]) {
    const pieces = new ReadableStream({
      start(stream) {
        for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size))
        stream.close()
      },
    })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${app.url}/api/animals`, {
      method: 'POST',
      headers,
      body: pieces,
      duplex: 'half',
    })
    expect([size, await response.json()]).toMatchObject([size, { name }])
  }
})

test('JSON of 20,000 levels or a hundred thousand values is not parsed', async () => {
  const floors = 20_000
  for (const deep of [
    `${'['.repeat(floors)}${']'.repeat(floors)}`,
    `${'{"a":'.repeat(floors / 2)}1${'}'.repeat(floors / 2)}`,
    `[${'[],'.repeat(20_000)}[]]`,
  ]) {
    expect((await call('POST /api/animals', { token, body: `{"name":${deep}}` })).body).toEqual(
      malformed,
    )
    const bodies = [
      `{"query":"query ($first: Int) { viewer { email } }","variables":{"first":${deep}}}`,
      `{"id":"x","variables":${deep}}`,
    ]
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })
      const { errors } = (await response.json()) as { errors: object[] }
      expect([response.status, errors]).toMatchObject([
        400,
        [{ message: 'Requête illisible', extensions: { code: 'MALFORMED' } }],
      ])
    }
  }
  const inAddress = `/graphql?query=${encodeURIComponent('query ($a: Int) { viewer { email } }')}&variables=${encodeURIComponent(`{"a":${'['.repeat(1_500)}${']'.repeat(1_500)}}`)}`
  const response = await fetch(app.url + inAddress, {
    headers: { 'apollo-require-preflight': '1' },
  })
  expect([response.status, ((await response.json()) as { errors: object[] }).errors]).toMatchObject(
    [400, [{ extensions: { code: 'MALFORMED' } }]],
  )
  // Brackets in a text do not count.
  expect(
    (await call('POST /api/animals', { token, body: { name: '[\\"{'.repeat(20) } })).status,
  ).toBe(201)
})

test('without a body, the required fields are missing', async () => {
  expect((await call('POST /api/animals', { token })).body).toEqual({
    ...malformed,
    detail: 'Nom requis',
    code: 'VALIDATION',
    fields: { name: 'Nom requis' },
  })
})

test('a body of more than 100 kB is 413, with or without a length; without a session, 64 kB', async () => {
  const name = 'x'.repeat(100_001)
  const { status, body } = await call('POST /api/animals', { token, body: { name } })
  expect([status, body.code, body.detail]).toEqual([413, 'TOO_LARGE', 'Requête trop volumineuse'])
  const stream = new Blob([JSON.stringify({ name })]).stream()
  const chunked = await fetch(`${app.url}/api/animals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: stream,
    duplex: 'half',
  })
  expect(chunked.status).toBe(413)
  expect(
    (await call('POST /api/animals', { token, body: { name: 'x'.repeat(64_001) } })).status,
  ).toBe(400)
  expect(
    (await call('POST /api/auth/login', { token, body: { email: 'x'.repeat(64_001) } })).status,
  ).toBe(413)
})

test('a caller without rights is refused before the body is validated', async () => {
  expect((await call('POST /api/animals', { body: '{' })).status).toBe(401)
  expect((await call('POST /api/admin/time-override', { token, body: '{' })).status).toBe(403)
})

const lab = { day: '2025-03-16', values: [{ quantity: 'upc', value: '0.2', unit: '' }] }
const treatment = {
  code: '482913',
  role: 'sitter',
  kind: 'medicine',
  name: 'Semintra',
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
      ? { weight: '4', photoURL: 'x', stage: 2, ...lab, ...treatment }
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
})

test('a page answers GET and no other method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${app.url}/home`, { method })
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      'GET, HEAD',
      'Method Not Allowed',
    ])
  }
})
