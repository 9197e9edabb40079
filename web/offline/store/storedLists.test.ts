import { getStorageKey } from 'relay-runtime'
import { expect, test } from 'vitest'
import { excludedTypes } from '../mirror/persistable'
import { queries, visitSelections } from '../testing/selections'
import { cats, entryLists, historyConnection, storageKeyOf, writtenFields } from './storedLists'

/** By `Type.field`, the storage keys under which Relay stores it. */
const keys = new Map<string, Set<string>>()
const types = new Set<string>()
const connections = new Set<string>()

for (const query of queries)
  visitSelections(query, (type, selection, variables) => {
    types.add(type)
    if (selection.kind === 'LinkedHandle') connections.add(selection.key)
    if (selection.kind !== 'LinkedField') return
    const field = `${type}.${selection.name}`
    keys.set(field, (keys.get(field) ?? new Set()).add(getStorageKey(selection, variables)))
  })

const keysOf = (type: string, name: string) => [...(keys.get(`${type}.${name}`) ?? [])]

test.each([...writtenFields, ...entryLists, cats])('%j is selected by a screen', (field) => {
  expect(keysOf(field.type, field.name)).toContain(storageKeyOf(field))
})

test.each([...new Set(writtenFields.map(({ name }) => name))])(
  'every list of %s that a screen shows of a cat is written too',
  (name) => {
    const known = [...writtenFields, ...entryLists].map(storageKeyOf)
    expect(keysOf('Animal', name).filter((key) => !known.includes(key))).toEqual([])
  },
)

test('the history is a connection under this key', () => {
  expect(connections).toContain(historyConnection)
})

test.each(excludedTypes)('%s is a type that a query selects', (type) => {
  expect(types).toContain(type)
})
