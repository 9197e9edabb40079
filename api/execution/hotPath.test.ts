import { ApolloServer } from '@apollo/server'
import { compileQuery } from 'graphql-jit'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'
import { createContext } from '../graphql/context'
import { createOwner, type TestOwner } from '../testing/owner'
import { screenDocument } from '../testing/screenDocument'
import { createTestApp, type TestApp } from '../testing/testApp'
import { runOperation } from './executor'
import { type Compiler, prepareDocument } from './preparedDocument'

// Our documents bypass Apollo, and foreign ones once they have run. Their responses equal Apollo's.
// execution/readAhead.test.ts tests random documents of ours.

let app: TestApp
let owner: TestOwner
let cat: string
let apollo: MockInstance

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())
beforeEach(() => void (apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest')))
afterEach(() => apollo.mockRestore())

async function post(body: object | string, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${await owner.token()}`
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const response = await fetch(`${app.url}/graphql`, sent)
  const stable = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  )
  // Ages may change between two responses.
  const text = (await response.text())
    .trim()
    .replace(/"retryAfterSeconds":\d+/, '"retryAfterSeconds":60')
  return {
    status: response.status,
    headers: { ...stable, 'content-length': '', 'retry-after': '' },
    text,
  }
}

/** Returns one of five equal responses. `runs` is the number of times that Apollo ran. */
async function fiveTimes(body: object, headers?: Record<string, string>) {
  const first = await post(body, headers)
  for (let later = 0; later < 4; later += 1) expect(await post(body, headers)).toEqual(first)
  return { ...first, runs: apollo.mock.calls.length }
}

const name = screenDocument('useEntryCountQuery')

test('a query of the app bypasses Apollo, also when sent as text', async () => {
  const { text, runs } = await fiveTimes({
    query: name,
    variables: { uuid: cat },
    operationName: 'useEntryCountQuery',
  })
  expect([text.slice(0, 34), runs]).toEqual(['{"data":{"animal":{"entryCount":0,', 0])
})

const nameQuery = 'query ($uuid: ID!) { animal(uuid: $uuid) { name } }'

test('a foreign query bypasses Apollo once it has run', async () => {
  const { text, runs } = await fiveTimes({ query: nameQuery, variables: { uuid: cat } })
  expect([text, runs]).toEqual(['{"data":{"animal":{"name":"Mistigri"}}}', 1])
})

test('a foreign mutation that bypasses Apollo stops at its first error, as in Apollo', async () => {
  const { prisma } = app.services
  const query =
    'mutation ($add: AddWeightInput!, $late: AddWeightInput!) { ' +
    'a: addWeight(input: $add) { weight { weight } } ' +
    'b: addWeight(input: $late) { weight { weight } } }'
  const [valid, unknown] = [cat, crypto.randomUUID()].map((animalUuid) => ({
    animalUuid,
    weight: '4.2',
  }))
  const before = await prisma.weight.count({ where: { animalId: cat } })
  await fiveTimes({ query, variables: { add: valid, late: valid } })
  expect(await prisma.weight.count({ where: { animalId: cat } })).toBe(before + 10)
  apollo.mockClear()
  const { text } = await post({ query, variables: { add: unknown, late: valid } })
  expect(JSON.parse(text)).toMatchObject({
    data: null,
    errors: [{ path: ['a'], extensions: { code: 'NOT_FOUND' } }],
  })
  expect(await prisma.weight.count({ where: { animalId: cat } })).toBe(before + 10)
})

// graphql-jit would put these literals into the code that it generates, and omitted variables of an
// input would become null (ADR 25).
test.each([
  ['a text', '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.injected = 1', 'name'],
  ['a number', '__MAGIC_NAN__33a9e76d_02e0_4128_8e92_3530ad3da74d', 'breed'],
])('a foreign document is not compiled: %s stays what it is', async (_, text, field) => {
  const query = `mutation ($uuid: ID!) { updateAnimal(input: { uuid: $uuid, ${field}: "${text}" })
    { animal { ${field} } } }`
  const { text: json } = await fiveTimes({ query, variables: { uuid: cat } })
  expect(JSON.parse(json).data.updateAnimal.animal[field]).toBe(text)
  expect(globalThis).not.toHaveProperty('injected')
})

test('a variable that a foreign document omits leaves the field as it is', async () => {
  const query = `mutation ($uuid: ID!, $name: String, $breed: String) {
    updateAnimal(input: { uuid: $uuid, name: $name, breed: $breed }) { animal { name breed } } }`
  await fiveTimes({ query, variables: { uuid: cat, name: 'Mistigri', breed: 'Chartreux' } })
  const { text } = await fiveTimes({ query, variables: { uuid: cat, name: 'Mistigri' } })
  expect(JSON.parse(text).data.updateAnimal.animal).toEqual({
    name: 'Mistigri',
    breed: 'Chartreux',
  })
})

test('a foreign document with several operations never bypasses Apollo', async () => {
  const query = 'query A { viewer { email } } query B { viewer { uuid } }'
  expect(await fiveTimes({ query, operationName: 'A' })).toMatchObject({ status: 200, runs: 5 })
})

const many = (fields: number, field: string) =>
  Array.from({ length: fields }, (_, n) => `a${n}: ${field}`).join(' ')

test('a foreign document that bypasses Apollo resolves no more fields than others', async () => {
  const fields = `measurements(first: $n) { edges { node { ${many(90, 'uuid')} } } }`
  const query = `query ($n: Int!) { viewer { animals { edges { node { ${fields} } } } } }`
  expect(await fiveTimes({ query, variables: { n: 1 } })).toMatchObject({ status: 200, runs: 1 })
  const refused = { status: 400, text: expect.stringContaining('Requête trop complexe') }
  expect(await post({ query, variables: { n: 100 } })).toMatchObject(refused)
})

test('a text that is too long without a session is refused after a user has sent it', async () => {
  const query = `{ __typename ${many(140, '__typename')} }`
  expect(await fiveTimes({ query })).toMatchObject({ status: 200, runs: 1 })
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  expect(response.status).toBe(400)
})

test.each([
  ['a document of ours is compiled, once', 'name', 1],
  [
    'one that selects a noun of Prisma’s plugin is not',
    'treatments { name } doses { edges { node { by } } }',
    0,
  ],
])('%s', async (_, fields, expected) => {
  let compiled = 0
  const compiler: Compiler = (...compilerArgs) => {
    compiled += 1
    return compileQuery(...compilerArgs)
  }
  const text = `query ($uuid: ID!) { animal(uuid: $uuid) { ${fields} } }`
  const document = prepareDocument(text, compiler)
  for (let times = 0; times < 3; times += 1) {
    const context = await createContext(app.services, {
      authorization: `Bearer ${await owner.token()}`,
      network: '',
      requestId: '',
    })
    expect(
      (await runOperation({ document, variables: { uuid: cat }, context })).errors,
    ).toBeUndefined()
  }
  expect(compiled).toBe(expected)
})

test('a mutation of the app bypasses Apollo too', async () => {
  const query = screenDocument('logoutMutation')
  expect(
    await fiveTimes({ query, variables: { input: { refreshToken: 'unknown' } } }),
  ).toMatchObject({ status: 200, runs: 0 })
})

test('a document that failed runs once, and its errors have Apollo’s form', async () => {
  const { prisma } = app.services
  const before = await prisma.weight.count({ where: { animalId: cat } })
  const query =
    'mutation ($added: AddWeightInput!, $gone: DeleteWeightInput!) { addWeight(input: ' +
    '$added) { weight { weight } } deleteWeight(input: $gone) { animal { name } } }'
  const variables = {
    added: { animalUuid: cat, weight: '4.2' },
    gone: { animalUuid: cat, uuid: 'x' },
  }
  const { status, text, runs } = await fiveTimes({ query, variables })
  expect([status, JSON.parse(text).errors[0].extensions.code, runs]).toEqual([200, 'NOT_FOUND', 5])
  expect(await prisma.weight.count({ where: { animalId: cat } })).toBe(before + 5)
})

test.each<[string, object, object]>([
  [
    'a variable that the schema refuses',
    {
      query: 'query ($n: Int!) { viewer { animals(first: $n) { edges { cursor } } } }',
      variables: { n: 'six' },
    },
    { status: 400 },
  ],
  ['no variable', { query: name }, { status: 400 }],
  ['variables that are a list', { query: name, variables: ['x'] }, { status: 400 }],
  [
    'an operation of another name',
    { query: name, variables: { uuid: 'x' }, operationName: 'Other' },
    { status: 400 },
  ],
  [
    'a document that is too complex',
    { query: `{ viewer { ${Array.from({ length: 510 }, (_, n) => `a${n}: email`).join(' ')} } }` },
    { status: 400 },
  ],
])('a request with %s gets the same refusal each time', async (_, body, expected) => {
  await fiveTimes({ query: name, variables: { uuid: cat } })
  expect(await fiveTimes(body)).toMatchObject(expected)
})

test('variables that are null count as none on both paths', async () => {
  const query =
    'query ($first: Int) { viewer { animals(first: 10) { edges { node { ' +
    'measurements(first: $first) { edges { cursor } } } } } } }'
  const expected = { status: 200, text: expect.stringContaining('"edges":[]') }
  expect(await fiveTimes({ query, variables: null, extensions: {} })).toMatchObject({
    ...expected,
    runs: 5,
  })
  apollo.mockClear()
  expect(await fiveTimes({ query, variables: null })).toMatchObject(expected)
})

test('a request that another site’s form can send is refused, even for a cached query', async () => {
  const body = { query: name, variables: { uuid: cat } }
  await fiveTimes(body)
  expect(await post(body, { 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
})

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

// docs/hot-path.md, Guards: requests that bypass Apollo pass the same guards.
test.each<
  [guard: string, status: number, changedRequest: object, headers?: Record<string, string>]
>([
  ['the token', 401, {}, { authorization: 'Bearer unknown' }],
  ['the size of a body', 413, { extensions: { long: 'x'.repeat(1_000_001) } }],
  ['the depth of its JSON', 400, { extensions: deep(65) }],
  [
    'the hash of a persisted query',
    400,
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'wrong' } } },
  ],
  ['each variable’s type', 400, { variables: { uuid: [] } }],
  ['another site’s form', 400, {}, { 'content-type': 'text/plain' }],
])(
  '%s is judged alike for a text that is ours, one that has run, and one that is new',
  async (_, status, changedRequest, headers) => {
    const [ownRequest, former] = [name, nameQuery].map((query) => ({
      query,
      variables: { uuid: cat },
    })) as [object, object]
    await fiveTimes(former)
    const response = await post({ ...ownRequest, ...changedRequest }, headers)
    for (const body of [{ ...ownRequest, query: `${name} # new ${status}` }, former])
      expect(await post({ ...body, ...changedRequest }, headers)).toEqual(response)
    expect(response).toMatchObject({ status, text: expect.stringContaining('"errors":[') })
  },
)

test('a client that accepts another type gets it', async () => {
  const response = await fiveTimes(
    { query: name, variables: { uuid: cat } },
    { accept: 'application/graphql-response+json' },
  )
  expect(response.headers).toMatchObject({
    'content-type': 'application/graphql-response+json; charset=utf-8',
  })
})

test('the next query of an ended session is refused', async () => {
  const query = screenDocument('viewerQuery')
  const { accessToken } = await app.register()
  const bearer = { authorization: `Bearer ${accessToken}` }
  await fiveTimes({ query }, bearer)
  await app.graphql('mutation { logoutAll { ok } }', {}, accessToken)
  expect(await fiveTimes({ query }, bearer)).toMatchObject({ status: 401 })
})
