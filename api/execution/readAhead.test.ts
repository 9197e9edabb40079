import fc from 'fast-check'
import { execute, type ExecutionResult, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classifyError } from '../base/errors'
import { createContext } from '../graphql/context'
import { daysBefore } from '../testing/instants'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { runOperation } from './executor'
import { prepareDocument } from './preparedDocument'
import { readAhead } from './readAhead'
import { schema } from './schema'

// Reading ahead and compiling change no response: the data and the errors are the same as step by
// step, for every caller.

let app: TestApp
let tokens: (string | undefined)[]
let uuids: string[]
let shareTokens: string[]

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  const { prisma } = app.services
  const [owner, otherOwner] = [await createOwner(app), await createOwner(app)]
  const [long, short, none] = [
    await owner.addCat({ name: 'Long' }),
    await owner.addCat({ name: 'Court' }),
    await otherOwner.addCat({ name: 'Rien' }),
  ]
  const entries = (animalId: string, count: number) =>
    Array.from({ length: count }, (_, index) => daysAgo(index)).map((date, index) => ({
      animalId,
      date,
      day: new Date(date.toISOString().slice(0, 10)),
      answeredAt: date,
      createdAt: date,
      updatedAt: date,
      appetite: (index % 5) + 1,
      vomiting: index % 4,
      lethargy: (index % 3) + 1,
      urination: index % 6,
      straining: index % 7 === 0,
    }))
  await prisma.measurement.createMany({ data: [...entries(long, 120), ...entries(short, 8)] })
  await prisma.weight.createMany({
    data: [0, 1, 2].map((index) => ({
      animalId: long,
      grams: 4000 + index,
      date: daysAgo(index),
      createdAt: daysAgo(index),
    })),
  })
  const share = async (animalUuid: string) =>
    (await owner.mutate('createShareLink', { animalUuid }, 'shareLink { token }')).data
      .createShareLink.shareLink.token as string
  shareTokens = [await share(long), await share(short), 'unknown']
  uuids = [long, short, none, crypto.randomUUID(), 'mistigri', long.toUpperCase()]
  tokens = [await owner.token(), await otherOwner.token(), undefined]
})
afterAll(() => app.close())

const count = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(90, 118, 119, 120, 121, 130, 400),
)
const field = fc.oneof(
  fc.constantFrom(
    'name',
    'weight',
    'sex',
    'today',
    'notices { rule }',
    'toConfirm',
    'weights { weight date }',
    'weightCurve { points { day weight } changes { days change reference { day } } }',
    'dailyStatus { energy day unanswered }',
  ),
  fc
    .boolean()
    .map((hidden) => `alerts(includeHidden: ${hidden}) { rule message reasons { label } }`),
  count.map((last) => `days(last: ${last}) { day dailyStatus { appetite } }`),
  count.map((last) => `strips(last: ${last}) { first appetite urination }`),
  fc
    .tuple(
      count,
      fc.constantFrom(
        '',
        ', after: null',
        ', after: "2025-03-06T08:00:00.000Z"',
        ', before: "2025-03-06T08:00:00.000Z"',
      ),
    )
    .map(
      ([first, page]) =>
        `measurements(first: ${first}${page}) { edges { cursor node { uuid date ` +
        'appetite } } pageInfo { hasNextPage hasPreviousPage } }',
    ),
  count.map(
    (last) =>
      `measurements(last: ${last}, before: "2025-01-06T08:00:00.000Z") { edges { node { day } } }`,
  ),
)
const record = fc
  .array(field, { minLength: 1, maxLength: 4 })
  .map((fields) => `{ ${fields.map((text, index) => `f${index}: ${text}`).join(' ')} }`)
const pick = <T>(items: () => T[]) =>
  fc.nat(5).map((index) => () => items()[index % items().length]!)
const root = fc.oneof(
  record.map(
    (selection) => () => `viewer { email animals(first: 10) { edges { node ${selection} } } }`,
  ),
  fc
    .tuple(
      pick(() => uuids),
      record,
    )
    .map(
      ([uuid, selection]) =>
        () =>
          `animal(uuid: "${uuid()}") ${selection}`,
    ),
  fc
    .tuple(
      pick(() => shareTokens),
      record,
    )
    .map(
      ([token, selection]) =>
        () =>
          `sharedAnimal(token: "${token()}") ${selection}`,
    ),
)
const document = fc
  .array(root, { minLength: 1, maxLength: 3 })
  .map((roots) => () => `{ ${roots.map((text, index) => `r${index}: ${text()}`).join(' ')} }`)

const callerOf = (token: string | undefined) => ({
  authorization: token && `Bearer ${token}`,
  network: '127.0.0.1',
  requestId: 'x',
})

async function stepByStep(text: string, token: string | undefined) {
  const contextValue = await createContext(app.services, callerOf(token))
  return comparable(await execute({ schema, document: parse(text), contextValue }))
}

async function aheadAndCompiled(text: string, token: string | undefined) {
  const document = prepareDocument(text)
  const context = await createContext(app.services, callerOf(token), document.readPlan({}))
  return comparable(await runOperation({ document, context }))
}

/** If a request is refused for several reasons at once, any of them may be reported. */
function comparable({ data = null, errors = [] }: ExecutionResult) {
  const codes = errors.map((error) => classifyError(error).code)
  return data === null
    ? { data, refused: codes.length > 0 }
    : { data: JSON.parse(JSON.stringify(data)), codes: codes.toSorted() }
}

test(
  'a document that is read ahead and compiled returns the same as step by step',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        document,
        pick(() => tokens),
        async (make, findToken) => {
          const [text, token] = [make(), findToken()]
          expect(await aheadAndCompiled(text, token)).toEqual(await stepByStep(text, token))
        },
      ),
      { numRuns: 60, seed: 20250316 },
    )
  },
)

const usual = { entries: 9, judged: 0, weights: 1, care: false }
const [cat, other] = [
  '2f1d8d6e-7d43-4b0c-9a53-5a2f0a5d3c11',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
]

test.each<[string, Record<string, unknown>, unknown]>([
  ['{ viewer { email } }', {}, { cats: [], historyBounds: usual }],
  ['{ viewer { animals { edges { node { name } } } } }', {}, { cats: 'all', historyBounds: usual }],
  [
    'query ($id: ID!) { animal(uuid: $id) { name } }',
    { id: cat },
    { cats: [cat], historyBounds: usual },
  ],
  [
    'query ($id: ID!) { animal(uuid: $id) { name } }',
    { id: 'mistigri' },
    { cats: [], historyBounds: usual },
  ],
  [
    `{ a: animal(uuid: "${cat}") { name } b: animal(uuid: "${other}") { ...F } } ` +
      'fragment F on Animal { weightCurve { points { day } } }',
    {},
    { cats: [cat, other], historyBounds: { entries: 9, judged: 0, weights: 400, care: false } },
  ],
  [
    `{ animal(uuid: "${cat}") { weightCurve { points { day } } } }`,
    {},
    { cats: [cat], historyBounds: { entries: 9, judged: 0, weights: 400, care: false } },
  ],
  [`{ animal(uuid: "${cat}") { weights { date } } }`, {}, { cats: [cat], historyBounds: usual }],
  [
    `{ animal(uuid: "${cat}") { days(last: 30) { day } } }`,
    {},
    { cats: [cat], historyBounds: { entries: 9, judged: 37, weights: 1, care: false } },
  ],
  [
    `{ animal(uuid: "${cat}") { dayEvents(last: 30) { day } } }`,
    {},
    { cats: [cat], historyBounds: { entries: 9, judged: 37, weights: 1, care: false } },
  ],
  [
    `{ animal(uuid: "${cat}") { periodSummary } }`,
    {},
    { cats: [cat], historyBounds: { entries: 9, judged: 97, weights: 400, care: false } },
  ],
  [
    `{ animal(uuid: "${cat}") { days { day } } }`,
    {},
    { cats: [cat], historyBounds: { entries: 9, judged: 97, weights: 1, care: false } },
  ],
  [
    `query ($n: Int!) { animal(uuid: "${cat}") { strips(last: $n) { first } measurements(first: 10)
      { edges { cursor } } } }`,
    { n: 7 },
    { cats: [cat], historyBounds: { entries: 11, judged: 14, weights: 1, care: false } },
  ],
  [
    `query ($n: Int) { animal(uuid: "${cat}") { measurements(first: $n) { edges { cursor } } } }`,
    { n: 30 },
    { cats: [cat], historyBounds: { entries: 31, judged: 0, weights: 1, care: false } },
  ],
  [
    `query ($n: Int) { animal(uuid: "${cat}") { measurements(first: $n) { edges { cursor } } } }`,
    { n: 5_000 },
    { cats: [cat], historyBounds: usual },
  ],
  [
    `mutation { deleteAnimal(input: { uuid: "${cat}" }) { viewer { animals { edges { node { name } } } } } }`,
    {},
    { cats: [], historyBounds: usual },
  ],
])('%s', (text, variables, readPlan) => {
  expect(readAhead(parse(text))(variables)).toEqual(readPlan)
})

test('only the operation that runs is read ahead', () => {
  const document = parse(
    'query A { viewer { email } } query B { viewer { animals { edges { cursor } } } }',
  )
  expect([readAhead(document, 'A')({}).cats, readAhead(document, 'B')({}).cats]).toEqual([
    [],
    'all',
  ])
})
