import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  getIntrospectionQuery,
  getNamedType,
  type GraphQLNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../projectRoot'
import { schema } from '../schema/index'
import { createTestApp, type TestApp } from '../testing/testApp'

// Limits of a request to /graphql: no small document may keep the server busy.

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.register()).accessToken
})
afterAll(() => app.close())

async function ask(query: string, variables?: object) {
  const { status, data, errors } = await app.graphql(query, variables, token)
  return { status, data, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code }
}
const times = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ')
const tooComplex = { message: 'Requête trop complexe', code: 'VALIDATION' }

test('tokens: 2,000, however little they ask', async () => {
  expect((await ask(`{ ${times(660, (n) => `a${n}: __typename`)} }`)).data.a0).toBe('Query')
  expect(await ask(`{ ${times(670, (n) => `a${n}: __typename`)} }`)).toMatchObject({
    status: 400,
    code: 'MALFORMED',
  })
})

test('the same field a thousand times is not compared with itself a million times', async () => {
  expect(await ask(`{ ${times(1_900, () => '__typename')} }`)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  })
})

test('depth: the graph has no circle, so that nothing can go deeper than the limit', () => {
  function floors(type: GraphQLNamedType, above: string[]): number {
    if (above.includes(type.name)) throw new Error(`a circle: ${[...above, type.name].join(' > ')}`)
    if (isAbstractType(type))
      return Math.max(...schema.getPossibleTypes(type).map((possible) => floors(possible, above)))
    if (!isObjectType(type)) return 0
    return (
      1 +
      Math.max(
        ...Object.values(type.getFields()).map((field) =>
          floors(getNamedType(field.type), [...above, type.name]),
        ),
      )
    )
  }
  expect(
    Math.max(floors(schema.getQueryType()!, []), floors(schema.getMutationType()!, [])),
  ).toBeLessThanOrEqual(12)
})

test('breadth: no hundreds of fields, under other names or not', async () => {
  expect(
    (await ask(`{ viewer { ${times(190, (n) => `a${n}: email`)} } }`)).data.viewer.a189,
  ).toEqual(expect.any(String))
  expect(await ask(`{ viewer { ${times(510, (n) => `a${n}: email`)} } }`)).toMatchObject(tooComplex)
  expect(await ask(`{ ${times(251, (n) => `a${n}: viewer { email }`)} }`)).toMatchObject(tooComplex)
})

test('cost: a page of 5,000 entries, not of ten cats at once', async () => {
  const page = (first: number) => `measurements(first: ${first}) { edges { node { uuid } } }`
  const cats = (count: number, first: number) =>
    `{ ${times(count, (n) => `a${n}: animal(uuid: "x") { ${page(first)} }`)} }`
  expect((await ask(cats(1, 5_000))).data).toEqual({ a0: null })
  expect(await ask(cats(10, 5_000))).toMatchObject(tooComplex)
  for (const less of [
    'animal(uuid: "x") { measurements(first: -1000000) { edges { cursor } } }',
    'viewer { animals(first: -1000000) { edges { cursor } } }',
  ]) {
    expect(await ask(`{ less: ${less} ${cats(10, 5_000).slice(1)}`)).toMatchObject(tooComplex)
  }
  expect(
    await ask(
      'query ($first: Int) { a: animal(uuid: "x") { measurements(first: $first) { edges { cursor } } } }',
      { first: 2_000_000_000 },
    ),
  ).toMatchObject(tooComplex)
})

test('cost: what is asked of each of many cats counts as often, up to five times', async () => {
  const cats = (first: number, page: number) =>
    `{ viewer { animals(first: ${first}) { edges { node { measurements(first: ${page}) { edges { node { note } } } } } } } }`
  expect((await ask(cats(1, 5_000))).data).toEqual({ viewer: { animals: { edges: [] } } })
  expect((await ask(cats(50, 5_000))).data).toEqual({ viewer: { animals: { edges: [] } } })
  const pages = (count: number) =>
    times(count, (n) => `a${n}: measurements(first: 5000) { edges { cursor } }`)
  expect(
    (await ask(`{ viewer { animals(first: 1) { edges { node { ${pages(9)} } } } } }`)).data,
  ).toEqual({ viewer: { animals: { edges: [] } } })
  expect(await ask(`{ viewer { animals { edges { node { ${pages(2)} } } } } }`)).toMatchObject(
    tooComplex,
  )
  const lists =
    'weights { uuid } labResults { uuid } vetProposals { uuid } shareLinks { uuid } treatments { uuid } measurements { edges { node { uuid } } }'
  expect((await ask(`{ viewer { animals { edges { node { ${lists} } } } } }`)).data).toEqual({
    viewer: { animals: { edges: [] } },
  })
})

test('cost: of the questions that the app asks, none is near the limit', () => {
  const stored = Object.values(
    JSON.parse(
      readFileSync(join(projectRoot, 'web/__generated__/persistedQueries.json'), 'utf8'),
    ) as Record<string, string>,
  )
  const variables = {
    uuid: 'x',
    id: 'x',
    animalUuid: 'x',
    measurementUuid: 'x',
    token: 'x',
    since: 'x',
    picked: true,
  }
  const costs = stored
    .filter((text) => text.startsWith('query'))
    .map((text) => complexityFromQuery(text, { schema, variables }).complexity)
  expect(costs.length).toBeGreaterThan(50)
  expect(Math.max(...costs)).toBeLessThan(4_000)
})

test('cost: nodes by their ids, a statement each, not a hundred of them', async () => {
  const nodes = (count: number) =>
    ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: count }, (_, n) => btoa(`Measurement:${n}`)),
    })
  expect((await nodes(95)).data.nodes).toEqual(Array.from({ length: 95 }, () => null))
  expect(await nodes(100)).toMatchObject(tooComplex)
  const page = (count: number) =>
    `{ nodes(ids: [${'"x" '.repeat(count)}]) { ... on Animal { measurements(first: 5000) { edges { cursor } } } } }`
  expect((await ask(page(5))).data).toBeDefined()
  expect(await ask(page(20))).toMatchObject(tooComplex)
  expect(await ask(`{ ${times(100, (n) => `a${n}: node(id: "x") { id }`)} }`)).toMatchObject(
    tooComplex,
  )
})

test.each([
  ['weights', 'animal(uuid: "x") { weights { weight } }'],
  ['shareLinks', 'animal(uuid: "x") { shareLinks { token } }'],
  ['revisions', 'animal(uuid: "x") { revisions(measurementUuid: "x") { note } }'],
  ['alertRecords', 'viewer { alertRecords { message } }'],
])('cost: a list that comes whole, under some names, not under sixty: %s', async (_, list) => {
  const under = (count: number) => ask(`{ ${times(count, (n) => `a${n}: ${list}`)} }`)
  expect((await under(20)).data).toBeDefined()
  expect(await under(60)).toMatchObject(tooComplex)
})

test('cost: what a document was found to cost is remembered for its numbers, and only where it was counted', async () => {
  const page =
    'query ($first: Int, $all: Boolean = true) { a: animal(uuid: "x") @include(if: $all) { measurements(first: $first) { edges { cursor } } } }'
  for (let times = 0; times < 6; times += 1) {
    expect((await ask(page, { first: 10 })).data).toEqual({ a: null })
    expect((await ask(page, { first: 2_000_000_000, all: false })).data).toEqual({})
    expect(await ask(page, { first: 2_000_000_000 })).toMatchObject(tooComplex)
  }
  const byDefault =
    'query ($first: Int = 2000000000) { a: animal(uuid: "x") { measurements(first: $first) { edges { cursor } } } }'
  for (let times = 0; times < 6; times += 1) {
    expect((await ask(byDefault, { first: null })).data).toEqual({ a: null })
    expect(await ask(byDefault)).toMatchObject(tooComplex)
  }
})

test('passwords: ten hashes a document, and none of eleven runs', async () => {
  const login = (count: number) =>
    ask(
      `mutation ($input: LoginInput!) { ${times(count, (n) => `a${n}: login(input: $input) { accessToken }`)} }`,
      { input: { email: 'nobody@example.org', password: 'x' } },
    )
  expect((await login(2)).code).toBe('BAD_CREDENTIALS')
  expect(await login(11)).toMatchObject(tooComplex)
})

test('registrations beyond what a document may cost make no account', async () => {
  const before = await app.services.prisma.user.count()
  const register = times(
    11,
    (n) =>
      `a${n}: register(input: { email: "many${n}@example.org", firstName: "A", lastName: "B", password: "correct horse" }) { accessToken }`,
  )
  expect(await ask(`mutation { ${register} }`)).toMatchObject(tooComplex)
  expect(await app.services.prisma.user.count()).toBe(before)
})

test('introspection stays open; going round in it does not', async () => {
  expect(
    (await ask(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }))).data
      .__schema.queryType.name,
  ).toBe('Query')
  const round = (floors: number): string =>
    floors === 0 ? 'name' : `fields { type { ${round(floors - 1)} } }`
  expect(await ask(`{ __schema { types { ${round(5)} } } }`)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  })
})

test('fragments that go round are refused', async () => {
  expect(
    await ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  ).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('no batches: one document a request', async () => {
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

test('no names are suggested, for whatever is not there', async () => {
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
    const { status, code, message } = await ask(query)
    expect([query, status, code, message]).toEqual([
      query,
      400,
      'VALIDATION',
      expect.not.stringMatching(/did you mean/i),
    ])
  }
  const { message } = await ask(
    'mutation ($input: CreateAnimalInput!) { createAnimal(input: $input) { animal { name } } }',
    { input: { nam: 'x', gender: 'mal' } },
  )
  expect(message).not.toMatch(/did you mean/i)
})
