import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { GraphQLEmailAddress } from 'graphql-scalars'
import type PrismaTypes from '#prisma/pothos'
import { getDatamodel } from '#prisma/pothos'
import type { Context } from './context'
import { mutationLoadersPlugin } from './mutationLoadersPlugin'
import { decodeNodeId, encodeNodeId } from './nodeId'
import { type Price, pricePlugin } from './pricePlugin'
import { DayScalar, InstantScalar, UuidScalar } from './scalars'

// Prices are in points (execution/cost.ts): one point is 0.1–0.2 ms of one core. A field that only
// returns what was read costs none.

/** The price of a list without pages at its usual length after years: a statement and its rows. */
export const wholeListPrice = (size: number): Price => ({ price: 20 + size / 10, size })

/** The price of a page's rows: one point per ten rows. */
export const pagePrice = ({
  first,
  last,
}: {
  first?: number | null | undefined
  last?: number | null | undefined
}): Price => {
  // A negative number counts as 0, so that it cannot offset another list.
  const size = Math.max(0, first ?? last ?? 20)
  return { price: size / 10, size }
}

/** The price of the last days with their tiles: one point per ten days, and reading them. */
export const daysPrice = ({ last }: { last: number }): Price => {
  const size = Math.max(0, last)
  return { price: 2 + size / 10, size }
}

/** The price of a node that is read by its id: a statement of its own. */
const nodePrice = 50

/**
 * Builds the schema. Fields are non-null by default; inputs and payloads are named as in
 * product/interfaces 3.1.
 */
export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: Date; Output: Date | string }
    DateTime: { Input: Date; Output: Date | string }
    EmailAddress: { Input: string; Output: string }
    UUID: { Input: string; Output: string }
    PhotoFile: { Input: Uint8Array; Output: never }
  }
}>({
  plugins: [RelayPlugin, pricePlugin, mutationLoadersPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: { client: ({ prisma }) => prisma, dmmf: getDatamodel() },
  relay: {
    clientMutationId: 'omit',
    encodeGlobalID: encodeNodeId,
    decodeGlobalID: decodeNodeId,
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    // Nodes of every kind require a session: without one, no statement is sent.
    nodeQueryOptions: {
      complexity: nodePrice,
      resolve: (_, { id }, { viewer }, __, load) => (viewer ? load(id) : null),
    },
    nodesQueryOptions: {
      complexity: ({ ids }) => ({ price: ids.length * nodePrice, size: ids.length }),
      resolve: (_, { ids }, { viewer }, __, load) => (viewer ? load(ids) : ids.map(() => null)),
    },
  },
})

builder.addScalarType('Date', DayScalar)
builder.addScalarType('DateTime', InstantScalar)
builder.addScalarType('EmailAddress', GraphQLEmailAddress)
builder.addScalarType('UUID', UuidScalar)

builder.queryType({})
builder.mutationType({})

/** The price of a hash, which takes 20 ms or more: a document may contain ten. */
export const passwordPrice = 500

/** The builder of an input's fields. */
export type InputFields = Parameters<
  NonNullable<Parameters<typeof builder.inputType>[1]['fields']>
>[0]
