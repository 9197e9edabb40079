import { GraphQLScalarType } from 'graphql'
import { GraphQLDate, GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars'
import { isDay, isInstant } from '#shared/base/time'
import { isUuid } from '../base/uuid'
import { toDay } from '../reading/entryRow'

interface Scalar<Value> {
  parseValue: (value: unknown) => Value
  /** Output is typed already: validating it for each entry would cost more than reading it. */
  serialize: (value: Value | string) => string
}

/** Returns a scalar of graphql-scalars that accepts fewer values. */
function narrowScalar<Value>(
  scalar: GraphQLScalarType,
  { parseValue, serialize }: Scalar<Value>,
): GraphQLScalarType<Value> {
  const { parseLiteral: _, ...config } = scalar.toConfig()
  return new GraphQLScalarType({
    ...config,
    parseValue,
    serialize: serialize as GraphQLScalarType['serialize'],
  }) as GraphQLScalarType<Value>
}

export const clientIdDescription =
  'The client generates the id. If it is stored already, the mutation returns the stored row.'

/** Rejects braces and unknown versions and returns lower case, so that an id that is sent again is found. */
export const UuidScalar = narrowScalar<string>(GraphQLUUID, {
  parseValue(value) {
    if (typeof value !== 'string' || !isUuid(value)) throw new TypeError('Identifiant invalide')
    return value.toLowerCase()
  },
  serialize: (value) => value,
})

export const InstantScalar = narrowScalar<Date>(GraphQLDateTimeISO, {
  parseValue(value) {
    const date = typeof value === 'string' ? GraphQLDateTimeISO.parseValue(value) : undefined
    if (!date || !isInstant(date)) throw new TypeError('Date invalide')
    return date
  },
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
})

export const DayScalar = narrowScalar<Date>(GraphQLDate, {
  parseValue(value) {
    if (typeof value !== 'string' || !isDay(value)) throw new TypeError('Jour invalide')
    return new Date(value)
  },
  serialize: (value) => (typeof value === 'string' ? value : toDay(value)),
})
