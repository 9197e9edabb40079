import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain, type QueryPlan } from '../testing/explain'
import { createOwner, type TestOwner } from '../testing/owner'
import { screenDocument } from '../testing/screenDocument'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'

// Everyday requests read every table by a household's key, so that tables can be distributed over
// machines (docs/scaling.md).

const byUser = ['user_id']
const byCat = ['animal_id']
/** The columns of each table that identify one household. */
const keys: Record<string, string[]> = {
  users: ['id'],
  animals: ['id', 'user_id'],
  memberships: ['animal_id', 'user_id'],
  photos: ['id', 'user_id', 'animal_id'],
  measurements: byCat,
  measurement_aliases: byCat,
  lab_results: byCat,
  vet_stages: byCat,
  weights: byCat,
  treatments: byCat,
  doses: [...byCat, 'treatment_id'],
  stocks: byCat,
  alert_records: byCat,
  vet_proposals: byCat,
  invitations: byCat,
  refresh_families: ['id', 'user_id'],
  known_networks: byUser,
  time_overrides: byUser,
  // A vet's request has only a link.
  share_links: ['animal_id', 'hash'],
}

let app: TestApp
let owner: TestOwner
let variables: Record<string, unknown>
let leading: Map<string, string>

beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  const uuid = await owner.addCat()
  await owner.mutate('createMeasurement', { animalUuid: uuid, appetite: 4 }, '__typename')
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: uuid },
    'shareLink { token }',
  )
  variables = { uuid, animalUuid: uuid, picked: true, token: data.createShareLink.shareLink.token }
  const columns = await app.database.connection(({ rows }) =>
    rows<{ index: string; column: string }>(
      `SELECT i.indexrelid::regclass::text AS index, a.attname AS column FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
       JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = 'public'::regnamespace`,
    ),
  )
  leading = new Map(columns.map(({ index, column }) => [index, column]))
})
afterAll(() => app.close())

/**
 * Each table that is read, and the first column of the index that is used, or the household's
 * column if the found rows have to belong to it.
 */
function scansOf(plan: QueryPlan): [table: string, by: string | undefined][] {
  const below = (plan.Plans ?? []).flatMap(scansOf)
  const table = plan['Relation Name']
  if (table === undefined || plan['Node Type'] === 'ModifyTable') return below
  const index =
    plan['Index Name'] ??
    plan.Plans?.find((child) => child['Index Name'] !== undefined)?.['Index Name']
  const by =
    /\b(animal_id|user_id) = /.exec(plan.Filter ?? '')?.[1] ??
    (index === undefined ? undefined : leading.get(index))
  return [[table, by], ...below]
}

async function scans(work: () => Promise<{ errors?: unknown }>) {
  const sent = await sentStatements(async () => expect((await work()).errors).toBeUndefined())
  const found: ReturnType<typeof scansOf> = []
  for (const statement of sent) {
    if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(statement.text)) continue
    // Small tables are scanned in full unless that is disabled.
    found.push(
      ...scansOf(
        await explain(app.database, statement, { how: '', settings: 'SET enable_seqscan = off' }),
      ),
    )
  }
  return found
}

const otherScans = (found: ReturnType<typeof scansOf>) =>
  found.filter(([table, by]) => by === undefined || !keys[table]?.includes(by))

test.each([
  'HomeScreenQuery',
  'QuickEntryScreenQuery',
  'HistoryScreenQuery',
  'AnalysisScreenQuery',
  'SharedScreenQuery',
])('%s reads by the household’s keys only', async (name) => {
  const token = name === 'SharedScreenQuery' ? undefined : await owner.token()
  const found = await scans(() => app.graphql(screenDocument(name), variables, token))
  expect(found.map(([table]) => table)).toEqual(expect.arrayContaining(['animals', 'measurements']))
  expect(otherScans(found)).toEqual([])
})

test('a save looks up its id among the entries of all cats only', async () => {
  const found = await scans(() =>
    owner.mutate(
      'createMeasurement',
      { animalUuid: variables['uuid'], appetite: 2 },
      'measurement { uuid }',
    ),
  )
  expect(found.map(([table]) => table)).toEqual(expect.arrayContaining(['measurements']))
  // Checks whether any cat's entry has the id that the phone made.
  expect(new Set(otherScans(found).map(String))).toEqual(new Set(['measurements,id']))
})

/**
 * Tables without a column of the household: they are read by their parent row, or belong to the
 * installation.
 */
const others = {
  measurement_revisions: 'measurement_id',
  refresh_tokens: 'family_id',
  pushes: 'device_id',
}
const installations = [
  '_prisma_migrations',
  'rate_limits',
  'settings',
  'sign_in_transactions',
  'unused_objects',
]

test('every table belongs to a household, or is listed here with its reason', async () => {
  const tables = await app.database.connection(({ rows }) =>
    rows<{ name: string; columns: string[] }>(
      `SELECT table_name AS name, array_agg(column_name::text) AS columns
        FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
    ),
  )
  const owned = ({ name, columns }: { name: string; columns: string[] }) =>
    name === 'users' || columns.includes('user_id') || columns.includes('animal_id')
  const without = tables.filter((table) => !owned(table))
  expect(without.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(others), ...installations].toSorted(),
  )
  for (const [table, column] of Object.entries(others))
    expect(without.find(({ name }) => name === table)?.columns).toContain(column)
})
