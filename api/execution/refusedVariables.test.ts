import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContext } from '../graphql/context'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { runOperation } from './executor'
import { type Compiler, prepareDocument } from './preparedDocument'

// Variables that the GraphQL schema refuses give 400, VALIDATION, by field and in French, like
// errors of forms.

let app: TestApp
let owner: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const int = 'Un nombre entier est attendu'
const text = 'Un texte est attendu'
const required = 'Champ requis'

const refusals: [mutation: string, input: object, fields: Record<string, string>][] = [
  ['createMeasurement', { appetite: 'beaucoup' }, { appetite: int }],
  [
    'createMeasurement',
    { appetite: 2 ** 31, vomiting: 1.5, waterMl: true, lethargy: {} },
    { appetite: int, vomiting: int, waterMl: int, lethargy: int },
  ],
  [
    'createMeasurement',
    { note: 1, isOfflineGenerated: 'oui' },
    { note: text, isOfflineGenerated: 'Vrai ou faux est attendu' },
  ],
  [
    'createMeasurement',
    { quickHydrationValue: '+1' },
    { quickHydrationValue: 'Une de ces valeurs est attendue\u00a0: less, more, normal' },
  ],
  [
    'createMeasurement',
    { date: 'hier', answeredAt: 0 },
    { date: 'Date invalide', answeredAt: 'Date invalide' },
  ],
  [
    'createMeasurement',
    { date: '0000-01-01T00:00:00Z', answeredAt: '2026-02-30T00:00:00Z' },
    { date: 'Date invalide', answeredAt: 'Date invalide' },
  ],
  ['createMeasurement', { uuid: 'x' }, { uuid: 'Identifiant invalide' }],
  [
    'createMeasurement',
    { uuid: '4b5f1c5e-1f0e-4a52-8f2c-2d6c8c1d2e3f}' },
    { uuid: 'Identifiant invalide' },
  ],
  [
    'createMeasurement',
    { uuid: '00000000-0000-0000-0000-000000000000' },
    { uuid: 'Identifiant invalide' },
  ],
  ['createMeasurement', { animalUuid: null }, { animalUuid: 'Animal requis' }],
  ['createMeasurement', { animalUuid: [] }, { animalUuid: 'Un identifiant est attendu' }],
  [
    'createMeasurement',
    { appetit: 3, emial: 'x' },
    { appetit: 'Champ inconnu', emial: 'Champ inconnu' },
  ],
  [
    'createMeasurement',
    { vomitingType: { hairball: 'oui' }, urinationSigns: 'sang' },
    { 'vomitingType.hairball': 'Vrai ou faux est attendu', urinationSigns: 'Valeur invalide' },
  ],
  ['createMeasurement', { vomitingType: [] }, { vomitingType: 'Valeur invalide' }],
  [
    'register',
    { email: 'x@example.org' },
    { firstName: required, lastName: required, password: required },
  ],
  ['setTimeOverride', {}, { date: required }],
]

test.each(refusals)('%s %j', async (name, input, fields) => {
  const fullInput = name === 'createMeasurement' ? { animalUuid: cat, ...input } : input
  const { status, data, errors } = await owner.mutate(name, fullInput, '__typename')
  expect({ status, data, errors }).toEqual({
    status: 400,
    data: undefined,
    errors: [{ message: expect.any(String), extensions: { code: 'VALIDATION', fields } }],
  })
  expect(Object.values(fields)).toContain(errors?.[0]?.message)
})

test('a variable that is not an input is named itself', async () => {
  for (const [query, variables, fields] of [
    ['query ($id: ID!) { animal(uuid: $id) { name } }', {}, { id: required }],
    [
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: ['x', null, {}] },
      { 'ids.1': required, 'ids.2': 'Un identifiant est attendu' },
    ],
    [
      'query ($id: ID!, $from: Date, $to: Date) { animal(uuid: $id) { ' +
        'doses(from: $from, to: $to) { edges { cursor } } } }',
      { id: cat, from: '0025-01-01', to: '2026-02-30' },
      { from: 'Jour invalide', to: 'Jour invalide' },
    ],
    [
      'query ($first: Int) { viewer { animals(first: $first) { edges { cursor } } } }',
      { first: '1' },
      { first: int },
    ],
  ] as const) {
    const { status, errors } = await owner.graphql(query, variables)
    expect([status, errors?.[0]?.extensions]).toEqual([400, { code: 'VALIDATION', fields }])
  }
})

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, 1]))

test('a compiled function never gets variables that do not fit', async () => {
  const compiledVariables: unknown[] = []
  const compiler: Compiler = (...compilerArgs) => {
    const compiled = compileQuery(...compilerArgs)
    if (!isCompiledQuery(compiled)) return compiled
    const query: typeof compiled.query = (root, context, variables) => {
      compiledVariables.push(variables)
      return compiled.query(root, context, variables)
    }
    return { ...compiled, query }
  }
  const document = prepareDocument(
    'query ($first: Int) { viewer { animals(first: $first) { edges { cursor } } } }',
    compiler,
  )
  for (const variables of [{ first: 'six' }, { first: 6 }, { first: [1] }]) {
    const context = await createContext(app.services, { network: '', requestId: '' })
    await runOperation({ document, variables, context })
  }
  expect(compiledVariables).toEqual([{ first: 6 }])
})

test.each([
  [
    'unknown names',
    'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
    { input: many(9_000) },
  ],
  [
    'nothing in a list, beside a long object',
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
    { ids: [many(9_000), ...Array.from({ length: 9_000 }, () => null)] },
  ],
])('fifty refusals are enough: %s', async (_, query, variables) => {
  const { status, errors } = await owner.graphql(query, variables)
  expect([status, Object.keys(errors![0]!.extensions['fields'] as object).length]).toEqual([
    400, 50,
  ])
})
