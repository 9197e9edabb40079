import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { projectRoot } from '../base/settings/projectRoot'
import { createMonth, type MonthOfCats } from '../testing/monthOfCats'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'

// There is no N+1: the number of SQL statements of a screen is the same for one cat and for ten.

const documents = JSON.parse(
  readFileSync(join(projectRoot, 'web/__generated__/persistedQueries.json'), 'utf8'),
) as Record<string, string>
const queries = Object.values(documents).flatMap((document) => {
  const name = /^query (\w+)/m.exec(document)?.[1]
  return name === undefined ? [] : [{ name, document }]
})
/** Includes session and pagination. The four screens of daily use must be among them. */
const screens = [
  'HomeScreenQuery',
  'QuickEntryScreenQuery',
  'AnalysisScreenQuery',
  'SharedScreenQuery',
]

const daysAgo = (count: number) => new Date(app.clock.now.getTime() - count * DAY_MS)

let app: TestApp
let one: MonthOfCats
let ten: MonthOfCats

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  ;[one, ten] = [await createMonth(app, 1), await createMonth(app, 10)]
})
afterAll(() => app.close())

/**
 * Returns the statements that one document sends to the database, the check of its session
 * included.
 */
async function statementsOf({ owner, variables }: MonthOfCats, document: string): Promise<number> {
  // The vet has no account.
  const token = document.includes('sharedAnimal') ? undefined : await owner.token()
  const sent = await sentStatements(async () => {
    const { errors } = await app.graphql(document, variables, token)
    expect(errors).toBeUndefined()
  })
  return sent.length
}

const watches = '{ viewer { animals(first: 100) { edges { node { watches { rule } } } } } }'

// The first read of the watches keeps the histories, which the other tests find.
test('one statement more reads the histories of all cats, until an entry is saved', async () => {
  for (const cats of [one, ten]) {
    expect(await statementsOf(cats, watches)).toBe(2)
    expect(await statementsOf(cats, watches)).toBe(1)
  }
  await ten.owner.save(ten.variables['uuid'] as string, { appetite: 3 })
  expect(await statementsOf(ten, watches)).toBe(2)
})

test('the screens of the day are among the queries', () => {
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(screens))
})

test.each(queries)(
  '$name: as many statements for ten cats as for one, and six at most',
  async ({ document }) => {
    const [countForOne, countForTen] = [
      await statementsOf(one, document),
      await statementsOf(ten, document),
    ]
    expect(countForTen).toBe(countForOne)
    expect(countForTen).toBeGreaterThan(0)
    expect(countForTen).toBeLessThanOrEqual(6)
  },
)

/** Returns the id of a query that this build sends; older ids are stored for earlier builds. */
function today(name: string): string {
  const artifact = readFileSync(
    join(projectRoot, `web/__generated__/${name}$parameters.ts`),
    'utf8',
  )
  return documents[/"id": "(\w+)"/.exec(artifact)![1]!]!
}

test.each(['HomeScreenQuery', 'AnalysisScreenQuery', 'SharedScreenQuery', 'HistoryScreenQuery'])(
  '%s: one statement, the session’s check included, also where helpers wrote',
  async (name) => {
    expect(await statementsOf(ten, today(name))).toBe(1)
  },
)

test.each(['AnalysisScreenQuery', 'SharedScreenQuery'])(
  '%s: the ninety days include the history of the watches after a save',
  async (name) => {
    await one.owner.save(one.variables['uuid'] as string, { appetite: 3 })
    expect(await statementsOf(one, today(name))).toBe(1)
  },
)

test('a list that selects every field of every cat needs no statement per cat', async () => {
  const document = `{ viewer { animals(first: 100) { edges { node { name weight dailyStatus { energy }
  alerts { rule reasons { label } } notices { rule }
    measurements(first: 25) { edges { node { day } } } days(last: 30) { day }
    weights { weight } shareLinks { token } } } } } }`
  expect(await statementsOf(ten, document)).toBe(await statementsOf(one, document))
})

test('an entry is saved in two statements: one reads the session and the entries around it, one writes', async () => {
  const { owner, variables } = one
  const save =
    'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: ' +
    '$input) { created measurement { uuid revisions } } }'
  const edit =
    'mutation ($input: UpdateMeasurementInput!) { updateMeasurement(input: ' +
    '$input) { kept measurement { uuid revisions } } }'
  const input = {
    animalUuid: variables.uuid,
    uuid: crypto.randomUUID(),
    date: daysAgo(0).toISOString(),
    appetite: 4,
  }
  const statements = async (document: string, sent: object) =>
    await statementsOf({ owner, variables: { input: sent } }, document)
  expect(await statements(save, input)).toBe(2)
  expect(await statements(save, { animalUuid: variables.uuid, appetite: 5 })).toBe(2)
  expect(
    await statements(edit, {
      animalUuid: variables.uuid,
      uuid: variables.measurementUuid,
      editUuid: crypto.randomUUID(),
      appetite: 1,
    }),
  ).toBe(2)
})

test('an entry is saved in two statements by REST', async () => {
  const { owner, variables } = one
  const authorization = `Bearer ${await owner.token()}`
  const statements = async (method: string, path: string, body: object, status: number) => {
    const sent = await sentStatements(async () => {
      const response = await fetch(app.url + path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(status)
    })
    return sent.length
  }
  const entries = `/api/animals/${String(variables.uuid)}/measurements`
  expect(
    await statements(
      'POST',
      entries,
      { id: crypto.randomUUID(), date: daysAgo(28).toISOString(), appetite: 4 },
      200,
    ),
  ).toBe(2)
  expect(await statements('POST', entries, { appetite: 5, vomiting: 1 }, 200)).toBe(2)
  expect(
    await statements(
      'PUT',
      `${entries}/${String(variables.measurementUuid)}`,
      { appetite: 1 },
      200,
    ),
  ).toBe(2)
})

test('a missing right is reported before an invalid body, and an invalid body costs one statement', async () => {
  const { owner, variables } = one
  const authorization = `Bearer ${await owner.token()}`
  const entries = `${app.url}/api/animals/${String(variables.uuid)}/measurements`
  const save = (headers: Record<string, string>) =>
    fetch(entries, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"appetite": 9}',
    })
  const sent = await sentStatements(async () =>
    expect((await save({ authorization })).status).toBe(400),
  )
  expect(sent).toHaveLength(1)
  const { accessToken } = await app.register()
  await app.graphql('mutation { logoutAll { ok } }', {}, accessToken)
  expect((await save({ authorization: `Bearer ${accessToken}` })).status).toBe(401)
  expect((await save({})).status).toBe(401)
})

test.each([
  [
    'alert records, each with its cat’s name',
    '{ viewer { alertRecords { animalName message } } }',
    3,
  ],
  [
    'links and weighings of a list of cats',
    '{ viewer { animals(first: 100) { edges { node { shareLinks { token isRevoked } weights { weight } } } } } }',
    3,
  ],
  [
    'treatments of a list of cats',
    '{ viewer { animals(first: 100) { edges { node { treatments { name plan { times } } } } } } }',
    2,
  ],
  [
    'doses of a list of cats',
    '{ viewer { animals(first: 100) { edges { node { doses(first: 10) { edges { node { day } } } } } } } }',
    2,
  ],
  [
    'a page of doses, each with who noted it',
    'query ($uuid: ID!) { animal(uuid: $uuid) { treatments { name } doses(first: 10) { edges { node { day by } } } } }',
    3,
  ],
])(
  '%s: as few statements in the fifth execution as in the first',
  async (_, document, countForOne) => {
    for (let times = 0; times < 5; times += 1)
      expect(await statementsOf(ten, document)).toBe(countForOne)
  },
)
