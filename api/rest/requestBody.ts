import { getNamedType, isInputObjectType, isScalarType, parse, typeFromAST } from 'graphql'
import * as z from 'zod/mini'
import { schema } from '../execution/schema'
import type { GraphRoute, RestRoute } from './route'
import { type JsonSchema, scalarSchema } from './selection'

/** Returns the row's schema with the graph's descriptions. */
export function bodySchema(route: RestRoute, accepts: z.ZodMiniType): JsonSchema {
  const body = jsonSchema(accepts)
  const words = 'operation' in route ? inputFields(route) : {}
  const properties = Object.entries(body['properties'] as Record<string, JsonSchema>).map(
    ([name, property]) => {
      const ofGraph = words[name] ?? (name === 'id' ? words['uuid'] : undefined)
      if (!ofGraph) return [name, property]
      const { description, ...type } = ofGraph
      const isAnything = Object.keys(property).length === 0
      return [
        name,
        { ...(description !== undefined && { description }), ...(isAnything ? type : property) },
      ]
    },
  )
  return { ...body, properties: Object.fromEntries(properties) as JsonSchema }
}

export function jsonSchema(from: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(from, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => removeRedundantKeywords(part),
  })
  return rest
}

/** Removes what a reader does not need: patterns of formats, and defaults for missing tokens. */
function removeRedundantKeywords(part: JsonSchema): void {
  if (part['pattern'] === z.regexes.email.source) part['format'] = 'email'
  if ('format' in part) delete part['pattern']
  if (part['default'] === '') delete part['default']
}

/**
 * Returns the fields of the operation's `input`: their descriptions, and their type if a schema
 * accepts anything.
 */
function inputFields({ operation }: GraphRoute): Record<string, JsonSchema> {
  const [document] = parse(operation).definitions
  const variables =
    document?.kind === 'OperationDefinition' ? (document.variableDefinitions ?? []) : []
  const input = variables.find(({ variable }) => variable.name.value === 'input')
  const type = input && getNamedType(typeFromAST(schema, input.type as never))
  if (!isInputObjectType(type)) return {}
  const fields = Object.values(type.getFields())
  return Object.fromEntries(
    fields.map((field) => {
      const { name } = getNamedType(field.type)
      return [
        field.name,
        {
          ...(field.description && { description: field.description }),
          ...(isScalarType(schema.getType(name)) && scalarSchema(name)),
        },
      ]
    }),
  )
}
