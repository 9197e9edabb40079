import {
  type FieldNode,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { schema } from '../execution/schema'

export type JsonSchema = Record<string, unknown>

/**
 * Describes how responses show a type: its fields in the operation, and its component in the
 * OpenAPI document.
 */
export interface Selection {
  name: string
  type: string
  fields: string
  properties: Record<string, JsonSchema>
  ref: JsonSchema
}

/** @throws if the type has no such field: the server does not start */
export function selection(name: string, type: string, fields: string): Selection {
  const [document] = parse(`{ ${fields} }`).definitions
  if (document?.kind !== 'OperationDefinition') throw new Error(name)
  return {
    name,
    type,
    fields,
    properties: propertiesOf(type, document.selectionSet),
    ref: { $ref: `#/components/schemas/${name}` },
  }
}

/** Each property is always present, and there are no others. */
export const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

function propertiesOf(
  typeName: string,
  { selections }: SelectionSetNode,
): Record<string, JsonSchema> {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no object of the graph`)
  const fields = selections.filter((node): node is FieldNode => node.kind === 'Field')
  return Object.fromEntries(
    fields.map(({ name, alias, selectionSet }) => {
      const field = type.getFields()[name.value]
      if (!field) throw new Error(`${typeName} has no ${name.value}`)
      const description = field.description ? { description: field.description } : {}
      return [(alias ?? name).value, { ...jsonOf(field.type, selectionSet), ...description }]
    }),
  )
}

function jsonOf(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): JsonSchema {
  if (!isNonNullType(type)) return orNull(jsonOfNonNull(type, selectionSet))
  return jsonOfNonNull(getNullableType(type), selectionSet)
}

function jsonOfNonNull(
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
): JsonSchema {
  if (isListType(type)) return list(jsonOf(type.ofType as GraphQLOutputType, selectionSet))
  const namedType = getNamedType(type)
  if (selectionSet) return object(propertiesOf(namedType.name, selectionSet))
  if (isEnumType(namedType))
    return { type: 'string', enum: namedType.getValues().map(({ name }) => name) }
  return scalarSchema(namedType.name)
}

export function scalarSchema(name: string): JsonSchema {
  const scalar = scalars[name]
  if (!scalar) throw new Error(`The scalar ${name} has no JSON schema`)
  return scalar
}

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  UUID: { type: 'string', format: 'uuid' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  PhotoFile: { type: 'string' },
  EmailAddress: { type: 'string', format: 'email' },
}

function orNull({ type, enum: values, ...rest }: JsonSchema): JsonSchema {
  return {
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
    ...rest,
  }
}
