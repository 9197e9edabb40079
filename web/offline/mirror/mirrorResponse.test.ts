// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fetchQuery, type Environment } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import history from '../../__generated__/HistoryScreenQuery.graphql'
import { clearTokens, storeTokens } from '../../base/network/tokens'
import { createEnvironment, persistNow } from './environment'

const flags = {
  vomitingType: { hairball: false, waterIntolerance: false, regurgitation: false },
  urinationSigns: { straining: false, bloodVisible: false, noUrination: false },
}
const answers = {
  weight: null,
  waterMl: null,
  appetite: 4,
  vomiting: 0,
  urination: 3,
  urinationBallSize: null,
  stool: null,
  lethargy: 3,
  note: null,
  quickHydrationValue: 'normal',
  subcutaneousPerfusion: null,
  revisions: 0,
  addedOn: null,
  by: 'Anna',
  byHelper: false,
  isRemovable: true,
  answeredAt: '2025-03-12T06:00:00Z',
  ...flags,
}
const edge = (day: string) => ({
  node: {
    ...answers,
    id: `Entry ${day}`,
    uuid: day,
    day,
    date: `${day}T08:00:00Z`,
    __typename: 'Measurement',
    __isDailyEntry: 'Measurement',
  },
  cursor: day,
})
const known = (name: string | null, ...days: string[]) => ({
  viewer: { uuid: 'owner', id: 'Viewer' },
  animal: {
    uuid: 'cat',
    timeZone: 'Europe/Paris',
    hasHelpers: false,
    inMemorySince: null,
    name,
    gender: 'female',
    today: '2025-03-12',
    measurements: { edges: days.map(edge), pageInfo: { endCursor: null, hasNextPage: false } },
    id: 'Cat',
  },
})
const serve = (data: object, errors?: object[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ data, errors }, { status: errors ? 503 : 200 }),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearTokens()
})

const fetchHistory = (environment: Environment) =>
  fetchQuery(environment, history, { uuid: 'cat' }).toPromise()

/** The fields that the history shows. */
function readShown(environment: Environment): unknown[] {
  const source = environment.getStore().getSource()
  const { edges } = source.get('client:Cat:__HistoryList_measurements_connection') as unknown as {
    edges: { __refs: string[] }
  }
  return edges.__refs.map(
    (id) => source.get((source.get(id)!['node'] as { __ref: string }).__ref)!['uuid'],
  )
}

test('a list of a partial response is stored, although another list has a new entry', async () => {
  // Relay warns in development where a response lacks a field.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T07:00:00Z') })
  storeTokens({
    accessToken: `x.${btoa(JSON.stringify({ sub: 'owner', exp: 4e9 }))}.x`,
    refreshToken: 'r',
  })
  const environment = createEnvironment('owner')
  serve(known('Mistigri', '2025-03-12', '2025-03-11'))
  await fetchHistory(environment)
  // The journal has it too.
  environment.commitUpdate((store) => {
    const list = store.get('Cat')!.getLinkedRecord('measurements', { first: 32 })
    const journal = store.create('client:Cat:measurements(first:7)', 'MeasurementConnection')
    const edges = list
      .getLinkedRecords('edges')
      .map((one, index) =>
        store
          .create(`journal:${index}`, 'MeasurementEdge')
          .setLinkedRecord(one.getLinkedRecord('node'), 'node'),
      )
    journal.setLinkedRecords(edges, 'edges')
  })

  vi.setSystemTime(new Date('2025-03-12T09:00:00Z'))
  serve(known(null, '2025-03-11'), [
    { message: 'Indisponible', path: ['animal', 'name'], extensions: { code: 'UNAVAILABLE' } },
  ])
  await fetchHistory(environment)
  expect(environment.getStore().getSource().get('Cat')).toMatchObject({ name: 'Mistigri' })
  expect(readShown(environment)).toEqual(['2025-03-11'])
  await persistNow(environment).catch(() => null)
})
