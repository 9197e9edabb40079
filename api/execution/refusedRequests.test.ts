import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Requests whose HTTP is unusual: Apollo refuses some, and its own words are English.

let app: TestApp
let owner: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const send = (path: string, init: RequestInit) => fetch(`${app.url}${path}`, init)

test.each(['text/html', 'text/plain', 'application/json;q=0', 'multipart/mixed'])(
  'a mutation that is sent with Accept: %s is stored, and gets the response of one',
  async (accept) => {
    const { prisma } = app.services
    const before = await prisma.weight.count()
    const response = await send('/graphql', {
      method: 'POST',
      headers: { ...json, accept, authorization: `Bearer ${await owner.token()}` },
      body: JSON.stringify({
        query: `mutation { addWeight(input: { animalUuid: "${cat}", weight: "4.1" }) { weight { weight } } }`,
      }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toEqual({ data: { addWeight: { weight: { weight: '4.1' } } } })
    expect(await prisma.weight.count()).toBe(before + 1)
  },
)

const body = '{"query":"{ __typename }"}'
const unreadable = 'Requête illisible\u00a0: un document en JSON (application/json) est attendu'
test.each<[string, string, RequestInit, number, string]>([
  ['a form of another site', '/graphql', { method: 'POST', body }, 400, unreadable],
  ['a batch', '/graphql', { method: 'POST', headers: json, body: `[${body}]` }, 400, unreadable],
  [
    'no document',
    '/graphql',
    { method: 'POST', headers: json, body: '{"id":null,"query":1}' },
    400,
    unreadable,
  ],
  ['an address without a type', '/graphql?query={__typename}', {}, 400, unreadable],
  ['PUT', '/graphql', { method: 'PUT', headers: json, body }, 405, 'Méthode non autorisée'],
  ['DELETE without a type', '/graphql', { method: 'DELETE' }, 405, 'Méthode non autorisée'],
  ['OPTIONS without a type', '/graphql', { method: 'OPTIONS' }, 405, 'Méthode non autorisée'],
  [
    'a mutation in an address',
    '/graphql?query=mutation{logoutAll{ok}}',
    { headers: json },
    405,
    'Méthode non autorisée',
  ],
])('the refusal of %s is French', async (_, path, init, status, message) => {
  const response = await send(path, init)
  expect([response.status, await response.json()]).toEqual([
    status,
    {
      errors: [
        { message, extensions: { code: status === 405 ? 'METHOD_NOT_ALLOWED' : 'MALFORMED' } },
      ],
    },
  ])
})

test('a browser that opens /graphql gets no page of Apollo', async () => {
  const response = await send('/graphql', { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.status).toBe(400)
})
