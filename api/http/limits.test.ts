import { getNamedType, type GraphQLNamedType, isAbstractType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../execution/schema'
import { createTestApp, type TestApp } from '../testing/testApp'

// Limits of a request to /graphql: no small document may keep the server busy.
// execution/documentBounds.test.ts tests requests without a session.

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.register()).accessToken
})
afterAll(() => app.close())

async function send(query: string, variables?: object) {
  const { status, data, errors } = await app.graphql(query, variables, token)
  return { status, data, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code }
}
const times = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ')
const tooComplex = { status: 400, message: 'Requête trop complexe', code: 'VALIDATION' }

test('a document has 2,000 tokens at most, however few fields they select', async () => {
  const args = (count: number) =>
    send(`{ nodes(ids: [${times(count, () => '"x"')}]) { id } __typename }`)
  expect(await args(1_980)).toMatchObject(tooComplex)
  expect(await args(2_000)).toMatchObject({ status: 400, code: 'MALFORMED' })
})

test('the same field a hundred times is not compared with itself ten thousand times', async () => {
  expect(await send(`{ ${times(60, () => '__typename')} }`)).toMatchObject({ status: 200 })
  expect(await send(`{ ${times(100, () => '__typename')} }`)).toMatchObject(tooComplex)
})

test('depth: the graph has no cycle, so that no document exceeds the limit', () => {
  function depthOf(type: GraphQLNamedType, above: string[]): number {
    if (above.includes(type.name)) throw new Error(`a cycle: ${[...above, type.name].join(' > ')}`)
    if (isAbstractType(type))
      return Math.max(...schema.getPossibleTypes(type).map((possible) => depthOf(possible, above)))
    if (!isObjectType(type)) return 0
    return (
      1 +
      Math.max(
        ...Object.values(type.getFields()).map((field) =>
          depthOf(getNamedType(field.type), [...above, type.name]),
        ),
      )
    )
  }
  expect(
    Math.max(depthOf(schema.getQueryType()!, []), depthOf(schema.getMutationType()!, [])),
  ).toBeLessThanOrEqual(12)
})

test('a document has 500 fields at most, with aliases or without', async () => {
  expect(
    (await send(`{ viewer { ${times(490, (n) => `a${n}: email`)} } }`)).data.viewer.a489,
  ).toEqual(expect.any(String))
  expect(await send(`{ viewer { ${times(500, (n) => `a${n}: email`)} } }`)).toMatchObject(
    tooComplex,
  )
  expect(await send(`{ ${times(251, (n) => `a${n}: viewer { email }`)} }`)).toMatchObject(
    tooComplex,
  )
})

test('cost: a page of 5,000 entries is allowed for one cat, not for ten', async () => {
  const page = (first: number) => `measurements(first: ${first}) { edges { node { uuid } } }`
  const cats = (count: number, first: number) =>
    `{ ${times(count, (n) => `a${n}: animal(uuid: "x") { ${page(first)} }`)} }`
  expect((await send(cats(1, 5_000))).data).toEqual({ a0: null })
  expect(await send(cats(10, 5_000))).toMatchObject(tooComplex)
  for (const less of [
    'animal(uuid: "x") { measurements(first: -1000000) { edges { cursor } } }',
    'viewer { animals(first: -1000000) { edges { cursor } } }',
  ]) {
    expect(await send(`{ less: ${less} ${cats(10, 5_000).slice(1)}`)).toMatchObject(tooComplex)
  }
  expect(
    await send(
      'query ($first: Int) { a: animal(uuid: "x") { measurements(first: $first) { edges { cursor } } } }',
      { first: 2_000_000_000 },
    ),
  ).toMatchObject(tooComplex)
})

test('cost: fields of each cat count as often as a viewer may have cats', async () => {
  const ofEach = (fields: string, first = 50) =>
    send(`{ viewer { animals(first: ${first}) { edges { node { ${fields} } } } } }`)
  const page = (first: number) => `measurements(first: ${first}) { edges { node { note } } }`
  const none = { viewer: { animals: { edges: [] } } }
  expect((await ofEach(page(5_000), 1)).data).toEqual(none)
  expect((await ofEach(page(100))).data).toEqual(none)
  expect(await ofEach(page(500))).toMatchObject(tooComplex)
  expect(await ofEach(times(40, (n) => `a${n}: watches { rule }`))).toMatchObject(tooComplex)
  expect(await ofEach(times(80, (n) => `a${n}: periodSummary(last: 365)`))).toMatchObject(
    tooComplex,
  )
  expect(await ofEach('strips(last: 300) { energy }')).toMatchObject({ status: 200 })
  expect(
    await ofEach('strips(last: 400) { energy appetite hydration urination vomiting }'),
  ).toMatchObject(tooComplex)
  const lists =
    'treatments { uuid } vetLimits { part } circle { uuid } measurements { edges { node { uuid } } }'
  expect((await ofEach(lists)).data).toEqual(none)
})

test('cost: a hundred nodes by id, with a statement each, are refused', async () => {
  const nodes = (count: number) =>
    send('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: count }, (_, n) => btoa(`Measurement:${n}`)),
    })
  expect((await nodes(95)).data.nodes).toEqual(Array.from({ length: 95 }, () => null))
  expect(await nodes(101)).toMatchObject(tooComplex)
  const page = (count: number) =>
    `{ nodes(ids: [${'"x" '.repeat(count)}]) { ... on Animal { measurements(first: 5000) { edges { cursor } } } } }`
  expect((await send(page(3))).data).toBeDefined()
  expect(await send(page(20))).toMatchObject(tooComplex)
  expect(await send(`{ ${times(101, (n) => `a${n}: node(id: "x") { id }`)} }`)).toMatchObject(
    tooComplex,
  )
})

test.each([
  ['weights', 'animal(uuid: "x") { weights { weight } }'],
  ['visit', 'animal(uuid: "x") { visit { days } }'],
  ['revisions', 'animal(uuid: "x") { revisions(measurementUuid: "x") { note } }'],
  ['alertRecords', 'viewer { alertRecords { message } }'],
])(
  'a list without pages is accepted under some aliases and refused under 90: %s',
  async (_, list) => {
    const under = (count: number) => send(`{ ${times(count, (n) => `a${n}: ${list}`)} }`)
    expect((await under(20)).data).toBeDefined()
    expect(await under(90)).toMatchObject(tooComplex)
  },
)

test('cost: an omitted field counts too, and a variable counts by its default', async () => {
  const page = (variables: string) =>
    `query (${variables}) { a: animal(uuid: "x") @include(if: $all) { measurements(first: $first)
      { edges { cursor } } } }`
  const all = '$all: Boolean = true'
  expect((await send(page(`$first: Int, ${all}`), { first: 10 })).data).toEqual({ a: null })
  for (const variables of [{ first: 2_000_000_000 }, { first: 2_000_000_000, all: false }])
    expect(await send(page(`$first: Int, ${all}`), variables)).toMatchObject(tooComplex)
  const byDefault = page(`$first: Int = 2000000000, ${all}`)
  expect((await send(byDefault, { first: null })).data).toEqual({ a: null })
  expect(await send(byDefault)).toMatchObject(tooComplex)
})

test('passwords: ten hashes a document, and none of eleven runs', async () => {
  const login = (count: number) =>
    send(
      `mutation ($input: LoginInput!) { ${times(count, (n) => `a${n}: login(input: $input) { accessToken }`)} }`,
      { input: { email: 'unknown@example.org', password: 'x' } },
    )
  expect((await login(2)).code).toBe('BAD_CREDENTIALS')
  expect(await login(11)).toMatchObject(tooComplex)
})

test('registrations beyond a document’s cost create no account', async () => {
  const before = await app.services.prisma.user.count()
  const register = times(
    11,
    (n) =>
      `a${n}: register(input: { email: "many${n}@example.org", firstName: "A", ` +
      `lastName: "B", password: "correct horse" }) { accessToken }`,
  )
  expect(await send(`mutation { ${register} }`)).toMatchObject(tooComplex)
  expect(await app.services.prisma.user.count()).toBe(before)
})

test('cyclic introspection is refused', async () => {
  const round = (depth: number): string =>
    depth === 0 ? 'name' : `fields { type { ${round(depth - 1)} } }`
  expect(await send(`{ __schema { types { ${round(5)} } } }`)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  })
})

test('cyclic fragments are refused', async () => {
  expect(
    await send('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  ).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('a request with several documents is refused', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ __typename }' }))),
  })
  expect([
    response.status,
    ((await response.json()) as { errors: { extensions: unknown }[] }).errors[0]?.extensions,
  ]).toEqual([400, { code: 'MALFORMED' }])
})

test('errors suggest no names', async () => {
  for (const query of [
    '{ viewe { email } }',
    '{ viewer { emial } }',
    '{ animal(uid: "x") { name } }',
    'mutation { createAnimal(input: { nam: "x" }) { animal { name } } }',
    'mutation { createMeasurement(input: { animalUuid: "x", quickHydrationValue: les }) { kept } }',
    '{ node(id: "x") { ... on Anima { name } } }',
    'query ($a: Strin) { __typename }',
    '{ __typename @skp(if: true) }',
    '{ ...Fragmen } fragment Fragment on Query { __typename }',
  ]) {
    const { status, code, message } = await send(query)
    expect([query, status, code, message]).toEqual([
      query,
      400,
      'VALIDATION',
      expect.not.stringMatching(/did you mean/i),
    ])
  }
  const { message } = await send(
    'mutation ($input: CreateAnimalInput!) { createAnimal(input: $input) { animal { name } } }',
    { input: { nam: 'x', gender: 'mal' } },
  )
  expect(message).not.toMatch(/did you mean/i)
})
