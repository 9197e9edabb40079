import SchemaBuilder from '@pothos/core'
import RelayPlugin from '@pothos/plugin-relay'
import { GraphQLDate, GraphQLDateTimeISO, GraphQLEmailAddress, GraphQLUUID } from 'graphql-scalars'
import type { Context } from '../context'

/** Non-null unless said otherwise, output and input names as spec 4 has them. */
export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: Date; Output: Date | string }
    DateTime: { Input: Date; Output: Date | string }
    EmailAddress: { Input: string; Output: string }
    UUID: { Input: string; Output: string }
  }
}>({
  plugins: [RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
  },
})

builder.addScalarType('Date', GraphQLDate)
builder.addScalarType('DateTime', GraphQLDateTimeISO)
builder.addScalarType('EmailAddress', GraphQLEmailAddress)
builder.addScalarType('UUID', GraphQLUUID)

builder.queryType({})
builder.mutationType({})
