import type { GraphQLInterfaceType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForeignRows, nonUuids, type ForeignRows } from '../testing/foreignRows'
import type { TestOwner } from '../testing/owner'
import { sentStatements } from '../testing/sentStatements'
import { createTestApp, type TestApp } from '../testing/testApp'
import { schema } from './schema'

// Tests queries of two owners who must not see each other's data (product/interfaces 2.2). Unknown,
// foreign and malformed ids give the same 404.

let app: TestApp
let ada: TestOwner
let adasCat: string
let bob: TestOwner
let bobsRows: ForeignRows['bobsRows']
beforeAll(async () => {
  app = await createTestApp()
  ;({ ada, adasCat, bob, bobsRows } = await createForeignRows(app))
})
afterAll(() => app.close())

test('Bob’s cat looks unknown', async () => {
  for (const uuid of [bobsRows.cat, crypto.randomUUID(), ...nonUuids]) {
    const { data, errors } = await ada.graphql(
      'query ($uuid: ID!) { animal(uuid: $uuid) { name } }',
      { uuid },
    )
    expect({ data, errors }).toEqual({ data: { animal: null }, errors: undefined })
  }
})

test('Bob’s entry cannot be read through Ada’s cat', async () => {
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { note } } }'
  for (const id of [bobsRows.measurement, ...nonUuids])
    expect((await ada.graphql(query, { cat: adasCat, id })).data).toEqual({
      animal: { measurement: null },
    })
  const { errors } = await ada.graphql(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: $id) { note } } }',
    { cat: adasCat, id: bobsRows.measurement },
  )
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a global id returns only the viewer’s own nodes, of every type', async () => {
  const kinds = schema
    .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
    .map(({ name }) => name)
  expect(bobsRows.nodes.map((id) => atob(id).split(':')[0]).toSorted()).toEqual(kinds.toSorted())
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const nothing = bobsRows.nodes.map(() => null)
  expect((await ada.graphql(query, { ids: bobsRows.nodes })).data.nodes).toEqual(nothing)
  const anonymously = await sentStatements(async () =>
    expect((await app.graphql(query, { ids: bobsRows.nodes })).data.nodes).toEqual(nothing),
  )
  expect(anonymously).toEqual([])
  expect(
    (await bob.graphql(query, { ids: bobsRows.nodes })).data.nodes.map(
      ({ id }: { id: string }) => id,
    ),
  ).toEqual(bobsRows.nodes)
})

test('a node that is requested several times in one document is returned each time', async () => {
  for (const id of bobsRows.nodes) {
    const { data, errors } = await bob.graphql(
      'query ($id: ID!) { a: node(id: $id) { id } b: node(id: $id) { id } nodes(ids: [$id, $id]) { id } }',
      { id },
    )
    expect({ data, errors }).toEqual({
      data: { a: { id }, b: { id }, nodes: [{ id }, { id }] },
      errors: undefined,
    })
  }
})

test('an invalid global id is no internal error', async () => {
  for (const id of [
    ...nonUuids,
    btoa('Animal:x'),
    btoa('Animal:'),
    btoa('Weight:1'),
    btoa('Query:1'),
    btoa('__proto__:1'),
  ]) {
    const { data, errors } = await ada.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })
    expect({ data, errors }, id).toEqual({ data: { node: null }, errors: undefined })
  }
})

test('Ada’s lists contain none of Bob’s rows', async () => {
  const { data } = await ada.graphql(
    '{ viewer { email animals { edges { node { name } } } alertRecords { message } } }',
  )
  expect(data.viewer).toEqual({
    email: ada.email,
    animals: { edges: [{ node: { name: 'Mistigri' } }] },
    alertRecords: [],
  })
})
