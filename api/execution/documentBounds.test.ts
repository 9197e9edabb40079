import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { operationRan } from '../base/log/events'
import { routes } from '../rest/routes'
import { createRestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'
import { cachedCosts, costOf } from './cost'
import { costBounds } from './documentBounds'
import { knownTexts } from './persistedQueries'

// A document of an unknown client is refused before it is validated, compiled or run.

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ RATE_LIMITS: 'on' })))
afterAll(() => app.close())

/** Names of the operations that were run, not only received. */
const ran: unknown[] = []
const stop = operationRan.subscribe(({ outcome }) => void (outcome === 'ok' && ran.push(outcome)))
afterAll(stop)
afterEach(() => void (ran.length = 0))

const many = (count: number, of: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => of(n)).join(' ')
const chain = (length: number, spread: (next: string) => string) =>
  many(
    length,
    (n) => `fragment F${n} on Viewer { email ${n + 1 < length ? spread(`F${n + 1}`) : ''} }`,
  )
const introspectionQuery = getIntrospectionQuery({
  inputValueDeprecation: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  oneOf: true,
})
const [, fields = '', fragments = ''] = /\{(.*?)\}\s*(fragment .*)/s.exec(introspectionQuery) ?? []
const twice = `{ a: ${fields.trim()} b: ${fields.trim()} } ${fragments}`
const nineEdges = many(9, (c) => `c${c}: edges { cursor }`)
const nineLists = many(9, (b) => `b${b}: animals { ${nineEdges} }`)

test.each<[string, string]>([
  [
    'fragments spread twice, 150 levels',
    `{ viewer { ...F0 } } ${chain(90, (f) => `...${f} ...${f}`)}`,
  ],
  [
    'aliases on three levels',
    `{ ${many(9, (a) => `a${a}: viewer { ${nineLists} }`).slice(0, 9_000)} }`,
  ],
  [
    'aliases of types and fields',
    `{ __schema { ${many(10, (a) => `a${a}: types { b: fields { ${many(8, (c) => `c${c}: name`)} } }`)} } }`,
  ],
  [
    'fields of types of fields',
    '{ __schema { types { fields { ' +
      `${many(8, (a) => `a${a}: type { fields { ${many(8, (b) => `b${b}: name`)} } }`)} ` +
      '} } } }',
  ],
  ['introspection twice', twice],
  ['a field 390 times', `{ ${many(390, () => '__typename')} }`],
  ['130 equal sets', `{ ${many(95, () => 'viewer{email}')} }`],
  ['a long text', `{ viewer { email } } # ${'x'.repeat(10_000)}`],
  ['nodes', `{ nodes(ids: [${many(120, () => '"x"')}]) { id } }`],
  [
    'a page of all',
    '{ animal(uuid: "x") { measurements(first: 2000000000) { edges { cursor } } } }',
  ],
])('refused before it runs, every time: %s', async (_, query) => {
  for (let times = 0; times < 4; times += 1) {
    const { status, errors } = await app.graphql(query)
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: expect.stringMatching(/VALIDATION|MALFORMED/) } }],
    })
  }
  expect(ran).toEqual([])
})

test.each<[string, string]>([
  ['400 tokens', `{ ${many(200, (n) => `a${n}: viewer`)} }`],
  ['braces', '{a'.repeat(3_000)],
  ['130 variables', `query (${many(130, (n) => `$a${n}: Int`)}) { __typename }`],
])('too many tokens without a session: %s', async (_, query) => {
  expect(await app.graphql(query)).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'MALFORMED' } }],
  })
})

test.each([1_000, 1_990, 20_000])(
  'a list in %d lists is refused without naming the stack',
  async (depth) => {
    const { accessToken } = await app.register()
    const query = `{ node(id: ${'['.repeat(depth)}${']'.repeat(depth)}) { id } }`
    const { status, errors } = await app.graphql(query, undefined, accessToken)
    expect([status, errors?.[0]?.message]).toEqual([400, expect.not.stringContaining('call stack')])
  },
)

test('an unknown client has the same limits by GET and by a hash', async () => {
  const query = `{ ${many(390, () => '__typename')} }`
  const response = await fetch(`${app.url}/graphql?${String(new URLSearchParams({ query }))}`, {
    headers: { 'apollo-require-preflight': '1' },
  })
  expect(response.status).toBe(400)
})

test('of several operations, the costliest counts', async () => {
  const query = `query a { __typename } query b { viewer { ...F0 } } ${chain(30, (f) => `...${f} ...${f}`)}`
  expect(await app.graphql(query)).toMatchObject({ status: 400 })
})

test('graphql-js’s own introspection runs, with all its options and without a session', async () => {
  const { data } = await app.graphql<IntrospectionQuery>(introspectionQuery)
  expect(buildClientSchema(data).getQueryType()?.name).toBe('Query')
  expect((await app.graphql(getIntrospectionQuery())).status).toBe(200)
})

test('a short list gives back the points of its missing rows', async () => {
  const { accessToken } = await app.register()
  const call = await createRestClient(app)
  const send = (request: string, body?: object) => call(request, { token: accessToken, body })
  const { body: cat } = await send('POST /api/animals', { name: 'Isis' })
  const { data } = await app.graphql('{ viewer { uuid } }', undefined, accessToken)
  // A list takes 2,155 points and gives back 1,650 for the fields of its 5,000 rows.
  app.services.limits.spend(200_000 - 4_000, 'account', data.viewer.uuid)
  for (let count = 0; count < 4; count += 1)
    expect((await send(`GET /api/animals/${cat.id}/measurements`)).status).toBe(200)
  expect((await send(`GET /api/animals/${cat.id}/measurements`)).status).toBe(429)
})

test('a refused document costs as much as the largest that runs', async () => {
  const { accessToken } = await app.register()
  const { data } = await app.graphql('{ viewer { uuid } }', undefined, accessToken)
  app.services.limits.spend(200_000 - 6_000, 'account', data.viewer.uuid)
  const lists = many(60, (n) => `a${n}: measurements(first: 400) { edges { cursor } }`)
  const send = () => app.graphql(`{ animal(uuid: "x") { ${lists} } }`, undefined, accessToken)
  expect([(await send()).status, (await send()).status]).toEqual([400, 429])
})

test('an argument that does not fit leaves the cost of later runs as it is', () => {
  const document = parse('query ($u: Boolean) { viewer { alertRecords(unread: $u) { uuid } } }')
  const cost = cachedCosts(document, document.definitions[0] as OperationDefinitionNode)
  const whole = cost({ u: false })
  const other = cachedCosts(document, document.definitions[0] as OperationDefinitionNode)
  expect(other({ u: null })).toEqual(whole)
  expect(other({ u: false })).toEqual(whole)
})

test('a list without a page returns 20,000 rows to a request at most', async () => {
  const { accessToken } = await app.register()
  const { body: cat } = await (
    await createRestClient(app)
  )('POST /api/animals', { token: accessToken, body: { name: 'Isis' } })
  const date = app.services.clock()
  await app.services.prisma.weight.createMany({
    data: Array.from({ length: 10_001 }, () => ({
      animalId: cat.id,
      grams: 4000,
      date,
      createdAt: date,
    })),
  })
  const read = (selection: string) =>
    app.graphql(`{ animal(uuid: "${cat.id}") { ${selection} } }`, undefined, accessToken)
  expect((await read('weights { grams: weight }')).data.animal.weights).toHaveLength(10_001)
  const { errors } = await read('a: weights { weight } b: weights { weight }')
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { query: 'Requête trop complexe' } })
})

test('a network without a session spends at most its points per minute', async () => {
  const app = await createTestApp({ RATE_LIMITS: 'on' })
  onTestFinished(() => app.close())
  const query = `mutation ($input: LoginInput!) { ${many(3, (n) => `a${n}: login(input: $input) { accessToken }`)} }`
  const pointsToSpend = 200_000 - 1_000
  app.services.limits.spend(pointsToSpend, 'network', '127.0.0.1')
  const { status, errors } = await app.graphql(query, {
    input: { email: 'x@example.org', password: 'x' },
  })
  expect([status, errors?.[0]?.extensions]).toEqual([
    429,
    { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
  ])
})

/** Every variable of an operation, with numbers at the largest that the screens and REST use. */
function largest({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  const numbers: Record<string, number> = { last: 400, days: 400 }
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [
      name.value,
      print(type).startsWith('Int') ? (numbers[name.value] ?? 5_000) : 'x',
    ]),
  )
}
const ownDocuments = [
  ...knownTexts(),
  ...routes.flatMap((row) => ('operation' in row ? [row.operation] : [])),
]

test.each(['rows', 'points'] as const)('our own documents are far within their %s', (what) => {
  const costs = ownDocuments.map((text) => {
    const document = parse(text)
    const operation = document.definitions.find(
      (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
    )!
    return { text, cost: costOf(document, operation, largest(operation))[what] }
  })
  expect(costs.length).toBeGreaterThan(250)
  expect(costs.filter(({ cost }) => cost > costBounds[what] / 2)).toEqual([])
})
