import { expect, test } from 'vitest'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { computedFields } from './computedFields'
import { receivedAt } from './mirrorDatabase'

/**
 * Returns the ids in one of a cat's lists, by its arguments. `receivedOn` is the day of March on which a list was
 * received.
 */
function edgesOf(
  listName: number | string,
  lists: Record<number | string, string[]>,
  entries: Record<string, object>,
  receivedOn: Record<number | string, number> = {},
): unknown {
  const made: StoreRecord[] = Object.entries(entries).map(([id, entry]) => ({
    __id: id,
    __typename: 'Measurement',
    ...entry,
  }))
  const idOf = (listName: number | string) =>
    `client:Cat:measurements(${String(listName).includes(':') ? listName : `first:${listName}`})`
  for (const [listName, ids] of Object.entries(lists)) {
    const list = idOf(listName)
    const received =
      listName in receivedOn
        ? { [receivedAt]: `2025-03-${receivedOn[listName]}T09:00:00.000Z` }
        : {}
    made.push({
      __id: list,
      __typename: 'MeasurementConnection',
      ...received,
      edges: { __refs: ids.map((id) => `${list} ${id}`) },
    })
    made.push(
      ...ids.map((id) => ({
        __id: `${list} ${id}`,
        __typename: 'MeasurementEdge',
        node: { __ref: id },
      })),
    )
  }
  made.push({
    __id: 'Cat',
    __typename: 'Animal',
    ...Object.fromEntries(
      Object.keys(lists).map((listName) => [
        idOf(listName).slice('client:Cat:'.length),
        { __ref: idOf(listName) },
      ]),
    ),
  })
  const byId = new Map(made.map((record) => [String(record['__id']), record]))
  const rule = computedFields(
    { get: (id) => byId.get(id), all: () => made },
    new Date('2025-03-12T09:00:00Z'),
  )
  const edges = rule(byId.get(idOf(listName))!, 'edges', {}) as { __refs: string[] }
  return edges.__refs.map((edge) => edge.split(' ')[1])
}

const on = (day: number) => ({ date: `2025-03-${day}T08:00:00Z`, appetite: 4 })

test('the history has the entries that the journal received later, newest first, without deleted ones', () => {
  const entries = { ten: on(10), eleven: on(11), twelve: on(12) }
  expect(edgesOf(32, { 32: ['eleven', 'ten'], 7: ['twelve', 'eleven', 'ten'] }, entries)).toEqual([
    'twelve',
    'eleven',
    'ten',
  ])
  expect(edgesOf(32, { 32: ['gone', 'ten'], 7: ['ten'] }, entries)).toEqual(['ten'])
  expect(edgesOf(32, { 32: [], 7: ['twelve'] }, entries)).toEqual(['twelve'])
})

test('a list keeps its length, and takes no entry that is older or partly unknown', () => {
  const entries = { ten: on(10), eleven: on(11), twelve: on(12), bare: { day: '2025-03-12' } }
  expect(edgesOf(1, { 1: ['eleven'], 7: ['twelve', 'eleven'] }, entries)).toEqual(['twelve'])
  expect(
    edgesOf(7, { 7: ['twelve', 'eleven'], 32: ['twelve', 'eleven', 'ten'], 1: ['bare'] }, entries),
  ).toEqual(['twelve', 'eleven'])
})

test('a page after a cursor takes no entries of earlier pages', () => {
  const entries = { ten: on(10), eleven: on(11), twelve: on(12) }
  expect(
    edgesOf(
      'after:"c",first:32',
      { 'after:"c",first:32': ['ten'], 7: ['twelve', 'eleven'] },
      entries,
    ),
  ).toEqual(['ten'])
})

test('an entry that was deleted elsewhere does not reappear from an older list', () => {
  const entries = { ten: on(10), eleven: on(11), twelve: on(12) }
  const lists = { 32: ['eleven', 'ten'], 7: ['twelve', 'eleven', 'ten'] }
  expect(edgesOf(32, lists, entries, { 32: 13, 7: 12 })).toEqual(['eleven', 'ten'])
  expect(edgesOf(7, lists, entries, { 32: 13, 7: 12 })).toEqual(['eleven', 'ten'])
  expect(edgesOf(7, lists, entries, { 32: 12, 7: 13 })).toEqual(['twelve', 'eleven', 'ten'])
})

test('a newer list hides no entry that is older than its range', () => {
  const entries = { ten: on(10), eleven: on(11), twelve: on(12) }
  expect(
    edgesOf(32, { 32: ['twelve', 'eleven', 'ten'], 1: ['eleven'] }, entries, { 32: 12, 1: 13 }),
  ).toEqual(['eleven', 'ten'])
})

test('today’s entry is of the admin’s day, if one is set', () => {
  const todays = (adminTimeOverride: string | null) => {
    const made: StoreRecord[] = [
      { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'viewer' } },
      { __id: 'viewer', __typename: 'Viewer', timeZone: 'Europe/Paris', adminTimeOverride },
      { __id: 'Cat', __typename: 'Animal', 'measurements(first:7)': { __ref: 'list' } },
      {
        __id: 'list',
        __typename: 'MeasurementConnection',
        edges: { __refs: ['edge 10', 'edge 12'] },
      },
      ...[10, 12].flatMap((day) => [
        { __id: `edge ${day}`, __typename: 'MeasurementEdge', node: { __ref: String(day) } },
        { __id: String(day), __typename: 'Measurement', day: `2025-03-${day}` },
      ]),
    ]
    const byId = new Map(made.map((record) => [String(record['__id']), record]))
    const rule = computedFields(
      { get: (id) => byId.get(id), all: () => made },
      new Date('2025-03-12T09:00:00Z'),
    )
    return rule(byId.get('Cat')!, 'measurement', {})
  }
  expect(todays(null)).toEqual({ __ref: '12' })
  expect(todays('2025-03-10T09:00:00.000Z')).toEqual({ __ref: '10' })
})

test('the sentence of the last days is that of its own day alone, or of a dead cat’s last one', () => {
  const sentenceOf = (cat: object) =>
    computedFields({ get: () => undefined, all: () => [] }, new Date('2025-03-12T09:00:00Z'))(
      { __id: 'Cat', __typename: 'Animal', timeZone: 'Europe/Paris', ...cat },
      'periodSummary',
      { last: 90 },
    )
  // The stored sentence is read if the rule returns nothing.
  expect(sentenceOf({ today: '2025-03-12' })).toBeUndefined()
  expect(sentenceOf({ today: '2025-03-11' })).toBeNull()
  expect(sentenceOf({ today: '2025-03-11', inMemorySince: '2025-03-11' })).toBeUndefined()
})

test('a weighing that a former build stored has no date', () => {
  const date = '2025-03-11T08:00:00.000Z'
  const dateOf = (fields: object) =>
    computedFields({ get: () => undefined, all: () => [] }, new Date('2025-03-12T09:00:00Z'))(
      { __id: 'Point', __typename: 'WeightPoint', day: '2025-03-11', ...fields },
      'date',
      {},
    )
  expect(dateOf({})).toBeNull()
  expect(dateOf({ date })).toBe(date)
})
