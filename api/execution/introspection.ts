import {
  type GraphQLCompositeType,
  type GraphQLField,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'
import { schema } from './schema'

/**
 * Returns whether a field of `type` describes the schema. `__typename` of our own types does not.
 */
export const isIntrospection = (
  type: GraphQLCompositeType,
  definition: GraphQLField<unknown, unknown>,
): boolean =>
  definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef || isIntrospectionType(type)

/**
 * Returns the length of a list of the introspection: the average of all types if each is read once,
 * else the longest. Undefined if it is no such list.
 */
export function introspectionSize(
  type: GraphQLCompositeType,
  field: string,
  isWholeSchema: boolean,
): number | undefined {
  const lengths = listLengths()[`${type.name}.${field}`]
  if (!lengths) return undefined
  return isWholeSchema
    ? lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    : Math.max(...lengths)
}

let cachedLengths: Record<string, number[]> | undefined

/**
 * Read lazily: the schema imports nothing of the hot path, but it is built after this module is
 * loaded.
 */
const listLengths = () => (cachedLengths ??= readLengths())

function readLengths(): Record<string, number[]> {
  const types = Object.values(schema.getTypeMap())
  const directives = schema.getDirectives()
  const fields = types.map((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  return {
    '__Schema.types': [types.length],
    '__Schema.directives': [directives.length],
    '__Directive.args': directives.map(({ args }) => args.length),
    '__Directive.locations': directives.map(({ locations }) => locations.length),
    '__Type.fields': fields.map(({ length }) => length),
    '__Type.interfaces': types.map((type) =>
      isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().length : 0,
    ),
    '__Type.possibleTypes': types.map((type) =>
      isAbstractType(type) ? schema.getPossibleTypes(type).length : 0,
    ),
    '__Type.enumValues': types.map((type) => (isEnumType(type) ? type.getValues().length : 0)),
    '__Type.inputFields': types.map((type) =>
      isInputObjectType(type) ? Object.keys(type.getFields()).length : 0,
    ),
    '__Field.args': fields.flat().map(({ args }) => args.length),
  }
}
