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
let owner: TestOwner
let ownCat: string
let otherOwner: TestOwner
let otherRows: ForeignRows['otherRows']
beforeAll(async () => {
  app = await createTestApp()
  ;({ owner, ownCat, otherOwner, otherRows } = await createForeignRows(app))
})
afterAll(() => app.close())

test('another owner’s cat looks unknown', async () => {
  for (const uuid of [otherRows.cat, crypto.randomUUID(), ...nonUuids]) {
    const { data, errors } = await owner.graphql(
      'query ($uuid: ID!) { animal(uuid: $uuid) { name } }',
      { uuid },
    )
    expect({ data, errors }).toEqual({ data: { animal: null }, errors: undefined })
  }
})

test('another owner’s entry cannot be read through the viewer’s cat', async () => {
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { note } } }'
  for (const id of [otherRows.measurement, ...nonUuids])
    expect((await owner.graphql(query, { cat: ownCat, id })).data).toEqual({
      animal: { measurement: null },
    })
  const { errors } = await owner.graphql(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: $id) { note } } }',
    { cat: ownCat, id: otherRows.measurement },
  )
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a global id returns only the viewer’s own nodes, of every type', async () => {
  const kinds = schema
    .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
    .map(({ name }) => name)
  expect(otherRows.nodes.map((id) => atob(id).split(':')[0]).toSorted()).toEqual(kinds.toSorted())
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const nothing = otherRows.nodes.map(() => null)
  expect((await owner.graphql(query, { ids: otherRows.nodes })).data.nodes).toEqual(nothing)
  const anonymously = await sentStatements(async () =>
    expect((await app.graphql(query, { ids: otherRows.nodes })).data.nodes).toEqual(nothing),
  )
  expect(anonymously).toEqual([])
  expect(
    (await otherOwner.graphql(query, { ids: otherRows.nodes })).data.nodes.map(
      ({ id }: { id: string }) => id,
    ),
  ).toEqual(otherRows.nodes)
})

test('a node that is requested several times in one document is returned each time', async () => {
  for (const id of otherRows.nodes) {
    const { data, errors } = await otherOwner.graphql(
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
    const { data, errors } = await owner.graphql('query ($id: ID!) { node(id: $id) { id } }', {
      id,
    })
    expect({ data, errors }, id).toEqual({ data: { node: null }, errors: undefined })
  }
})

test('the viewer’s lists contain none of another owner’s rows', async () => {
  const { data } = await owner.graphql(
    '{ viewer { email animals { edges { node { name } } } alertRecords { message } } }',
  )
  expect(data.viewer).toEqual({
    email: owner.email,
    animals: { edges: [{ node: { name: 'Mistigri' } }] },
    alertRecords: [],
  })
})
