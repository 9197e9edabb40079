import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars'
import { isInstant } from '#shared/time'
import { isUuid } from '../records/uuid'

/** A scalar of graphql-scalars that takes less: what the database could not keep is refused where it comes in. */
function narrowed<Value>(scalar: GraphQLScalarType, parseValue: (value: unknown) => Value): GraphQLScalarType<Value> {
  const { parseLiteral: _, ...config } = scalar.toConfig()
  return new GraphQLScalarType({ ...config, parseValue }) as GraphQLScalarType<Value>
}

/** Without braces, of a version that there is: an id that is sent again must be found again. */
export const UuidScalar = narrowed(GraphQLUUID, (value) => {
  if (typeof value !== 'string' || !isUuid(value)) throw new TypeError('Identifiant invalide')
  return value
})

export const InstantScalar = narrowed(GraphQLDateTimeISO, (value) => {
  const date = typeof value === 'string' ? GraphQLDateTimeISO.parseValue(value) : undefined
  if (!date || !isInstant(date)) throw new TypeError('Date invalide')
  return date
})
