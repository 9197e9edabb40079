import type { GraphQLInterfaceType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Owner } from '../testing/owner'
import { sentStatements } from '../testing/sentStatements'
import { createStrangers, nonUuids, type Strangers } from '../testing/strangers'
import { createTestApp, type TestApp } from '../testing/testApp'
import { schema } from './schema'

// Tests queries of two owners who must not see each other's data (product/interfaces 2.2). Unknown,
// foreign and malformed ids give the same 404.

let app: TestApp
let ada: Owner
let adasCat: string
let bob: Owner
let his: Strangers['his']
beforeAll(async () => {
  app = await createTestApp()
  ;({ ada, adasCat, bob, his } = await createStrangers(app))
})
afterAll(() => app.close())

test('his cat looks unknown', async () => {
  for (const uuid of [his.cat, crypto.randomUUID(), ...nonUuids]) {
    const { data, errors } = await ada.ask('query ($uuid: ID!) { animal(uuid: $uuid) { name } }', {
      uuid,
    })
    expect({ data, errors }).toEqual({ data: { animal: null }, errors: undefined })
  }
})

test('his entry cannot be read through my cat', async () => {
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { note } } }'
  for (const id of [his.measurement, ...nonUuids])
    expect((await ada.ask(query, { cat: adasCat, id })).data).toEqual({
      animal: { measurement: null },
    })
  const { errors } = await ada.ask(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: $id) { note } } }',
    { cat: adasCat, id: his.measurement },
  )
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('a global id returns only the viewer’s own nodes, of every type', async () => {
  const kinds = schema
    .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
    .map(({ name }) => name)
  expect(his.nodes.map((id) => atob(id).split(':')[0]).toSorted()).toEqual(kinds.toSorted())
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const nothing = his.nodes.map(() => null)
  expect((await ada.ask(query, { ids: his.nodes })).data.nodes).toEqual(nothing)
  const anonymously = await sentStatements(async () =>
    expect((await app.graphql(query, { ids: his.nodes })).data.nodes).toEqual(nothing),
  )
  expect(anonymously).toEqual([])
  expect(
    (await bob.ask(query, { ids: his.nodes })).data.nodes.map(({ id }: { id: string }) => id),
  ).toEqual(his.nodes)
})

test('a node that is requested several times in one document is returned each time', async () => {
  for (const id of his.nodes) {
    const { data, errors } = await bob.ask(
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
    const { data, errors } = await ada.ask('query ($id: ID!) { node(id: $id) { id } }', { id })
    expect({ data, errors }, id).toEqual({ data: { node: null }, errors: undefined })
  }
})

test('my lists contain none of his rows', async () => {
  const { data } = await ada.ask(
    '{ viewer { email animals { edges { node { name } } } alertRecords { message } } }',
  )
  expect(data.viewer).toEqual({
    email: ada.email,
    animals: { edges: [{ node: { name: 'Mistigri' } }] },
    alertRecords: [],
  })
})
