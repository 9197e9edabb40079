import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import history from '../../__generated__/HistoryScreenQuery.graphql'
import home from '../../__generated__/HomeScreenQuery.graphql'
import questionnaire from '../../__generated__/QuickEntryScreenQuery.graphql'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { computedFields } from './computedFields'
import { persistableRecords } from './persistable'
import { type Records, responseFromRecords } from './responseFromRecords'

const flags = {
  vomitingType: { hairball: false, waterIntolerance: false, regurgitation: true },
  urinationSigns: { straining: false, bloodVisible: false, noUrination: false },
}
const entry = {
  uuid: 'entry',
  day: '2025-03-11',
  weight: '4.2',
  waterMl: 210,
  appetite: 4,
  vomiting: 1,
  urination: 3,
  urinationBallSize: 'medium',
  stool: null,
  lethargy: 3,
  note: 'Calme.',
  quickHydrationValue: 'normal',
  subcutaneousPerfusion: null,
  id: 'Entry',
  ...flags,
}
/** Has the key that Relay adds if a document selects the answers of a DailyEntry. */
const daily = (one: object) => ({ ...one, __isDailyEntry: 'Measurement' })
const { uuid: _, ...answers } = entry
const status = {
  day: '2025-03-11',
  hydration: 'green',
  appetite: 'green',
  vomiting: 'amber',
  urination: 'green',
  energy: 'green',
  unanswered: [],
}
const cat = {
  id: 'Cat',
  name: 'Mistigri',
  uuid: 'cat',
  breed: null,
  gender: 'female',
  role: 'owner',
  ownerName: null,
  today: '2025-03-11',
  inMemorySince: null,
  diedOn: null,
  careToday: null,
  stocks: [],
  proposedBy: null,
  newHabit: null,
  receivesFluids: false,
  latest: { edges: [{ node: { uuid: 'entry', day: '2025-03-11', id: 'Entry' } }] },
  measurement: { uuid: 'entry', day: '2025-03-11', id: 'Entry' },
  __isHealthRecord: 'Animal',
  photoPath: '/photos/large',
  small: '/photos/small',
  weight: '4.2',
  activeAlerts: [{ severity: 'amber' }, { severity: 'amber' }],
  activeWatches: [{ rule: 'several-signs', level: 'amber', message: 'Plusieurs signes' }],
  dailyStatus: status,
  toConfirm: [],
}
const homeResponse = {
  viewer: { firstName: 'Léa', lastName: 'Martin', cats: { edges: [{ node: cat }] }, id: 'Viewer' },
}
const formVariables = { picked: true, animalUuid: 'cat', measurementUuid: null }
const formResponse = {
  viewer: { uuid: 'owner', timeZone: 'Europe/Paris', id: 'Viewer' },
  animal: {
    uuid: 'cat',
    today: '2025-03-11',
    timeZone: 'Europe/Paris',
    fluidDays: [],
    sharedLitter: false,
    inMemorySince: null,
    ownerName: null,
    name: 'Mistigri',
    breed: null,
    gender: 'female',
    weight: '4.2',
    latest: { edges: [{ node: daily(answers) }] },
    measurement: daily(entry),
    id: 'Cat',
  },
}

/** Returns the records of these responses, after Relay has normalised them. */
function storedRecords(): Records {
  const source = new RecordSource()
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(source),
  })
  environment.commitPayload(createOperationDescriptor(home, {}), homeResponse)
  environment.commitPayload(createOperationDescriptor(questionnaire, formVariables), formResponse)
  const records = persistableRecords({
    get: (id) => source.get(id) as StoreRecord | undefined,
    all: () => [],
  })
  return { get: (id) => records[id], all: () => Object.values(records) }
}

function respond(request: unknown, variables: object, at: string) {
  const records = storedRecords()
  return responseFromRecords(
    request as ConcreteRequest,
    { ...variables },
    records,
    computedFields(records, new Date(at)),
  )
}

test('a server’s response is rebuilt whole: aliases, lists, interfaces, shared objects', () => {
  expect(respond(home, {}, '2025-03-11T09:00:00Z')).toEqual(homeResponse)
  expect(respond(questionnaire, formVariables, '2025-03-11T09:00:00Z')).toEqual(formResponse)
})

test('the day changes without the server: yesterday’s entry is not today’s', () => {
  expect(respond(home, {}, '2025-03-11T23:30:00Z')).toMatchObject({
    viewer: { cats: { edges: [{ node: { today: '2025-03-12' } }] } },
  })
  expect(respond(questionnaire, formVariables, '2025-03-11T23:30:00Z')).toMatchObject({
    animal: { today: '2025-03-12', measurement: null },
  })
})

test('the day of a closed record stays', () => {
  const records = storedRecords()
  const closedRecords: Records = {
    ...records,
    get: (id) => {
      const record = records.get(id)
      return id === 'Cat' && record ? { ...record, inMemorySince: '2025-03-11T10:00:00Z' } : record
    },
  }
  const fields = computedFields(closedRecords, new Date('2025-04-20T09:00:00Z'))
  expect(responseFromRecords(home, {}, closedRecords, fields)).toMatchObject({
    viewer: { cats: { edges: [{ node: { today: '2025-03-11' } }] } },
  })
})

test('an entry is found by its uuid, although no query named it', () => {
  expect(
    respond(questionnaire, { ...formVariables, measurementUuid: 'entry' }, '2025-03-20T09:00:00Z'),
  ).toMatchObject({ animal: { measurement: { note: 'Calme.' } } })
})

test('a partial response counts as none', () => {
  expect(
    respond(questionnaire, { ...formVariables, animalUuid: 'another cat' }, '2025-03-11T09:00:00Z'),
  ).toBeNull()
  expect(respond(history, { uuid: 'cat' }, '2025-03-11T09:00:00Z')).toBeNull()
})

test('a cat that an earlier build stored without the field is alive', () => {
  const records = storedRecords()
  const formerRecords: Records = {
    ...records,
    get: (id) =>
      id === 'Cat'
        ? { ...records.get(id), inMemorySince: undefined, diedOn: undefined, stocks: undefined }
        : records.get(id),
  }
  const fields = computedFields(formerRecords, new Date('2025-03-11T09:00:00Z'))
  expect(responseFromRecords(home, {}, formerRecords, fields)).toEqual(homeResponse)
})

test('a field that an earlier build did not query is unknown, not empty', () => {
  const records = storedRecords()
  const formerRecords: Records = {
    ...records,
    get: (id) => {
      const record = records.get(id)
      return id === 'client:__type:Measurement' && record
        ? { ...record, __isDailyEntry: undefined }
        : record
    },
  }
  const fields = computedFields(formerRecords, new Date('2025-03-11T09:00:00Z'))
  expect(responseFromRecords(questionnaire, formVariables, formerRecords, fields)).toBeNull()
})

test('the history has the fields that Relay adds to a connection', () => {
  const edge = {
    node: daily({
      ...entry,
      date: '2025-03-11T08:00:00Z',
      revisions: 0,
      addedOn: null,
      usualUrinations: 6,
      usualSince: '2025-03-01',
      by: 'Léa',
      byHelper: false,
      isRemovable: true,
      answeredAt: '2025-03-11T08:00:00Z',
      __typename: 'Measurement',
    }),
    cursor: 'c',
  }
  const response = {
    viewer: { uuid: 'owner', id: 'Viewer' },
    animal: {
      uuid: 'cat',
      timeZone: 'Europe/Paris',
      hasHelpers: false,
      inMemorySince: null,
      name: 'Mistigri',
      gender: 'female',
      today: '2025-03-11',
      measurements: { edges: [edge], pageInfo: { endCursor: 'c', hasNextPage: false } },
      id: 'Cat',
    },
  }
  const source = new RecordSource()
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(source),
  })
  environment.commitPayload(createOperationDescriptor(history, { uuid: 'cat' }), response)
  const records: Records = {
    get: (id) => source.get(id) as StoreRecord | undefined,
    all: () => source.getRecordIDs().map((id) => source.get(id) as StoreRecord),
  }
  const rebuiltResponse = responseFromRecords(
    history,
    { uuid: 'cat' },
    records,
    computedFields(records, new Date('2025-03-11T09:00:00Z')),
  )
  expect(rebuiltResponse).toEqual(response)
})
