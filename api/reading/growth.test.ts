import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain, type QueryPlan } from '../testing/explain'
import { createOwner, type TestOwner } from '../testing/owner'
import { screenDocument } from '../testing/screenDocument'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'

// Ten years of entries cost as much as a season: the same number of statements, rows and pages.
// `npm run bench` measures time.

interface OwnedRows {
  owner: TestOwner
  variables: Record<string, unknown>
}

let app: TestApp
/** The owner of two cats by the number of entries that each cat has. */
const households = new Map<number, OwnedRows>()

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  for (const entries of [30, 120, 3_650]) households.set(entries, await household(entries))
  await app.services.prisma.$executeRaw`ANALYZE`
})
afterAll(() => app.close())

async function household(entries: number): Promise<OwnedRows> {
  const owner = await createOwner(app)
  const [uuid] = [await owner.addCat(), await owner.addCat()]
  const { prisma } = app.services
  await prisma.$executeRaw`
    INSERT INTO measurements (id, animal_id, day, date, answered_at, appetite, vomiting, created_at, updated_at)
    SELECT gen_random_uuid(), a.id, at::date, at, at, 1 + n % 5, n % 4, at, at
    FROM animals a JOIN users u ON u.id = a.user_id
    AND u.email = ${owner.email}, generate_series(0, ${entries} - 1) AS n,
      LATERAL (SELECT timestamptz '2025-03-16T07:00:00Z' - n * interval '1 day' AS at) made`
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: uuid },
    'shareLink { token }',
  )
  return {
    owner,
    variables: {
      uuid,
      animalUuid: uuid,
      picked: true,
      token: data.createShareLink.shareLink.token,
    },
  }
}

/** Counts the rows that the scans read, including those that a filter removed. */
function rowsOf(plan: QueryPlan): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  return (plan.Plans ?? []).reduce(
    (sum, child) => sum + rowsOf(child),
    plan['Relation Name'] === undefined ? 0 : Math.round(own),
  )
}

async function costOf(entries: number, name: string) {
  const { owner, variables } = households.get(entries)!
  const token = name === 'SharedScreenQuery' ? undefined : await owner.token()
  const sent = await sentStatements(async () => {
    const { errors } = await app.graphql(screenDocument(name), variables, token)
    expect(errors).toBeUndefined()
  })
  const costs: { rows: number; pages: number }[] = []
  for (const statement of sent) {
    const plan = await explain(app.database, statement)
    costs.push({
      rows: rowsOf(plan),
      pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    })
  }
  const sum = (of: 'rows' | 'pages') => costs.reduce((total, cost) => total + cost[of], 0)
  return { statements: sent.length, rows: sum('rows'), pages: sum('pages') }
}

// A strip of days covers a season, and the watches two months. The queries of both households find
// the same histories in the cache.
test.each([
  ['HomeScreenQuery', 120],
  ['QuickEntryScreenQuery', 30],
  ['HistoryScreenQuery', 120],
  ['AnalysisScreenQuery', 120],
  ['SharedScreenQuery', 120],
])('%s: ten years cost what %i entries do', async (name, entries) => {
  const [costOfSeason, costOfTenYears] = [await costOf(entries, name), await costOf(3_650, name)]
  expect({ statements: costOfTenYears.statements, rows: costOfTenYears.rows }).toEqual({
    statements: costOfSeason.statements,
    rows: costOfSeason.rows,
  })
  // The rows of a day may be on one page or on several; ten years of two cats fill 150 pages and
  // more.
  expect(costOfTenYears.pages).toBeLessThanOrEqual(costOfSeason.pages + 10)
  expect(costOfTenYears.rows).toBeGreaterThan(0)
})
