import {
  type ConcreteRequest,
  getStorageKey,
  type NormalizationLinkedField,
  type NormalizationSelection,
  type Variables,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import { excludedTypes } from '../mirror/persistable'
import { cats, entryLists, historyConnection, storageKeyOf, writtenFields } from './storedLists'

const artifacts = import.meta.glob<{ default: ConcreteRequest }>(
  '../../__generated__/*.graphql.ts',
  { eager: true },
)

interface Selected {
  /** By `Type.field`, the storage keys under which Relay stores it. */
  keys: Map<string, Set<string>>
  types: Set<string>
  connections: Set<string>
}

const selected: Selected = { keys: new Map(), types: new Set(), connections: new Set() }

function defaultsOf({ operation }: ConcreteRequest): Variables {
  return Object.fromEntries(
    operation.argumentDefinitions.flatMap((one) =>
      one.kind === 'LocalArgument' ? [[one.name, one.defaultValue]] : [],
    ),
  )
}

function walk(
  type: string,
  selections: readonly NormalizationSelection[],
  variables: Variables,
): void {
  selected.types.add(type)
  for (const selection of selections) {
    if (selection.kind === 'LinkedField') note(type, selection, variables)
    else if (selection.kind === 'LinkedHandle') selected.connections.add(selection.key)
    else if (selection.kind === 'InlineFragment')
      walk(selection.abstractKey ? type : selection.type, selection.selections, variables)
    else if (selection.kind === 'Condition') walk(type, selection.selections, variables)
  }
}

function note(type: string, field: NormalizationLinkedField, variables: Variables): void {
  const keys = selected.keys.get(`${type}.${field.name}`) ?? new Set()
  selected.keys.set(`${type}.${field.name}`, keys.add(getStorageKey(field, variables)))
  walk(field.concreteType ?? '', field.selections, variables)
}

for (const { default: request } of Object.values(artifacts)) {
  if (request.kind === 'Request' && request.params.operationKind === 'query')
    walk('Query', request.operation.selections, defaultsOf(request))
}

const keysOf = (type: string, name: string) => [...(selected.keys.get(`${type}.${name}`) ?? [])]

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
  expect(selected.connections).toContain(historyConnection)
})

test.each(excludedTypes)('%s is a type that a query selects', (type) => {
  expect(selected.types).toContain(type)
})
