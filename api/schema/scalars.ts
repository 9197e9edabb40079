import { GraphQLScalarType } from 'graphql'
import { GraphQLDate, GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars'
import { isInstant } from '#shared/time'
import { toDay } from '../records/fields'
import { isUuid } from '../records/uuid'

interface Scalar<Value> {
  /** What the database could not keep is refused where it comes in. */
  parseValue?: (value: unknown) => Value
  /** What goes out is ours and typed: to look at it again, for each entry of each cat, would cost more than to read it. */
  serialize: (value: Value | string) => string
}

/** A scalar of graphql-scalars that takes less. */
function narrowed<Value>(scalar: GraphQLScalarType, { parseValue, serialize }: Scalar<Value>): GraphQLScalarType<Value> {
  const config = scalar.toConfig()
  const { parseLiteral: _, ...narrow } = config
  const taken = parseValue ? { ...narrow, parseValue } : config
  return new GraphQLScalarType({ ...taken, serialize: serialize as GraphQLScalarType['serialize'] }) as GraphQLScalarType<Value>
}

/** Without braces, of a version that there is: an id that is sent again must be found again. */
export const UuidScalar = narrowed<string>(GraphQLUUID, {
  parseValue(value) {
    if (typeof value !== 'string' || !isUuid(value)) throw new TypeError('Identifiant invalide')
    return value
  },
  serialize: (value) => value,
})

export const InstantScalar = narrowed<Date>(GraphQLDateTimeISO, {
  parseValue(value) {
    const date = typeof value === 'string' ? GraphQLDateTimeISO.parseValue(value) : undefined
    if (!date || !isInstant(date)) throw new TypeError('Date invalide')
    return date
  },
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
})

export const DayScalar = narrowed<Date>(GraphQLDate, {
  serialize: (value) => (typeof value === 'string' ? value : toDay(value)),
})
