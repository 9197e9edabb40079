import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'
import { routes } from './routes'

// Tests product/interfaces 2.1: the bodies of requests.

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
const takingJson = routes.filter(({ accepts }) => accepts)
const malformed = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'Requête illisible',
  code: 'MALFORMED',
}

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
      const response = await call(to, { token, body })
      if (admin) expect(response.body.code).toBe('ACCESS_DENIED')
      else expect([String(body), response.body]).toEqual([String(body), malformed])
    }
    for (const body of ['[]', '"text"', '1', 'true', '[{"name": "Félix"}]']) {
      const response = await call(to, { token, body })
      if (!admin)
        expect([body, response.status, response.body.code, response.body.detail]).toEqual([
          body,
          400,
          'VALIDATION',
          'Données invalides',
        ])
    }
  },
)

test('a body without a type is read as JSON, also with a byte order mark; others are refused', async () => {
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

test('an encoded body is refused, whatever reads it', async () => {
  const encoded = { body: gzipSync('{"name":"Félix"}'), headers: { 'content-encoding': 'gzip' } }
  const refused = {
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
    detail: 'Un contenu non compressé est attendu',
  }
  for (const to of [
    'POST /api/animals',
    `PUT /api/animals/${cat}/photo`,
    'POST /api/users/me/import',
  ])
    expect([to, (await call(to, { token, ...encoded })).body]).toMatchObject([to, refused])
  const form = { ...encoded.headers, 'content-type': 'multipart/form-data; boundary=x' }
  expect(
    (await call(`POST /api/animals/${cat}/photo/upload`, { token, ...encoded, headers: form }))
      .body,
  ).toMatchObject(refused)
  const graph = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...encoded.headers },
    body: encoded.body,
  })
  const { errors } = (await graph.json()) as { errors: object[] }
  expect([graph.status, errors]).toMatchObject([
    415,
    [{ message: refused.detail, extensions: { code: refused.code } }],
  ])
  const plain = { token, body: { name: 'Félix' }, headers: { 'content-encoding': 'Identity' } }
  expect((await call('POST /api/animals', plain)).status).toBe(201)
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
  const query = encodeURIComponent('query ($a: Int) { viewer { email } }')
  const variables = encodeURIComponent(`{"a":${'['.repeat(1_500)}${']'.repeat(1_500)}}`)
  const inAddress = `/graphql?query=${query}&variables=${variables}`
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

test('an edit accepts the body that created its entry', async () => {
  const body = { id: crypto.randomUUID(), date: app.clock.now.toISOString(), vomiting: 1 }
  const created = await call(`POST /api/animals/${cat}/measurements`, { token, body })
  expect(created.status).toBe(201)
  const path = `PUT /api/animals/${cat}/measurements/${created.body.id}`
  for (const edit of [body, { ...body, date: null }, created.body])
    expect(await call(path, { token, body: { ...edit, vomiting: 2 } })).toMatchObject({
      status: 200,
      body: { day: created.body.day, vomiting: 2 },
    })
})

test('without a body, the required fields are missing', async () => {
  expect((await call('POST /api/animals', { token })).body).toEqual({
    ...malformed,
    detail: 'Nom requis',
    code: 'VALIDATION',
    fields: { name: 'Nom requis' },
  })
})

test('a device’s proof that the database cannot store is refused at its fields', async () => {
  const refused = 'Caractère interdit'
  const [endpoint, auth] = ['https://push.example/\0', 'a\0']
  const slot = { reminderId: 'x', answer: 'later', day: '2025-03-16', time: '08:00' }
  const answer = { ...slot, endpoint, auth }
  expect((await call('POST /api/push/answers', { body: answer })).body).toMatchObject({
    code: 'VALIDATION',
    fields: { endpoint: refused, auth: refused },
  })
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const renewal = { ...keys, endpoint, formerEndpoint: endpoint, formerAuth: auth }
  expect((await call('POST /api/push/renewal', { body: renewal })).body).toMatchObject({
    code: 'VALIDATION',
    fields: { endpoint: refused, formerEndpoint: refused, formerAuth: refused },
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
