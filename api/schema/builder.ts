import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import { GraphQLEmailAddress } from 'graphql-scalars'
import type PrismaTypes from '#prisma/pothos'
import { getDatamodel } from '#prisma/pothos'
import type { Context } from '../context'
import { invalid } from '../errors'
import { decodeNodeId, encodeNodeId } from './nodeId'
import { DayScalar, InstantScalar, UuidScalar } from './scalars'

/** What a list costs that grows with the years and comes whole: as much as a thousand rows in pages. */
export const listCost = 100

/** What a page costs: ten rows, 1. Fewer than none of one list pay for no other. */
export const pageCost = ({
  first,
  last,
}: {
  first?: number | null | undefined
  last?: number | null | undefined
}): number => Math.max(0, first ?? last ?? 20) / 10

/** A node by its id is a statement of its own. */
const nodeCost = 50

/** Non-null by default; names of inputs and payloads as in product/interfaces 3.1. */
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
  plugins: [RelayPlugin, ComplexityPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: { client: ({ prisma }) => prisma, dmmf: getDatamodel() },
  relay: {
    clientMutationId: 'omit',
    encodeGlobalID: encodeNodeId,
    decodeGlobalID: decodeNodeId,
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    // Every kind is the viewer’s: who is nobody has none, and no statement is spent on it.
    nodeQueryOptions: {
      complexity: nodeCost,
      resolve: (_, { id }, { viewer }, __, load) => (viewer ? load(id) : null),
    },
    nodesQueryOptions: {
      complexity: ({ ids }) => ({ field: ids.length * nodeCost, multiplier: ids.length }),
      resolve: (_, { ids }, { viewer }, __, load) => (viewer ? load(ids) : ids.map(() => null)),
    },
  },
  // The limits of a document; a field costs 1 unless it says otherwise. The full introspection is within them.
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 1,
    limit: ({ cost }) => {
      if (cost.isKnown) return {}
      cost.wasCounted = true
      return { complexity: 5_000, depth: 12, breadth: 500 }
    },
    complexityError: () => invalid({ query: 'Requête trop complexe' }),
  },
})

builder.addScalarType('Date', DayScalar)
builder.addScalarType('DateTime', InstantScalar)
builder.addScalarType('EmailAddress', GraphQLEmailAddress)
builder.addScalarType('UUID', UuidScalar)

builder.queryType({})
builder.mutationType({})
