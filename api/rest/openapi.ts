import { STATUS_CODES } from 'node:http'
import { getNamedType, isInputObjectType, isScalarType, parse, typeFromAST } from 'graphql'
import * as z from 'zod/mini'
import { type ErrorCode, statusOf } from '../errors'
import { schema } from '../schema/index'
import type { GraphRoute, Route } from './route'
import { type JsonSchema, object, scalarSchema, type Selection } from './selection'
import * as selections from './selections'

/** OpenAPI 3.1, made of the table alone, so that the two cannot differ. */
export function openApi(
  routes: readonly Route[],
  { version, publicUrl }: { version: string; publicUrl: string },
): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = openApiPath(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'NéphroChat', version, description },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ...components(), Problem: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const description = `REST over the graph of NéphroChat. Instants are ISO 8601 in UTC, ids are UUIDs, weights decimal strings in kg.
Errors are RFC 9457 problems whose \`code\` is stable and whose \`detail\` is French. /graphql offers all this and more.`

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

function operation(route: Route): object {
  const { method, path, access, summary, query, accepts, takes } = route
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])]
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.replace('/api', '').split('/')[1]],
    ...(access !== 'public' && {
      security: [{ bearer: [] }, ...(access === 'optional' ? [{}] : [])],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...((accepts || takes) && {
      requestBody: {
        required: true,
        content: {
          ...takes,
          ...(accepts && { 'application/json': { schema: bodySchema(route, accepts) } }),
        },
      },
    }),
    responses: { ...failures(route), ...successes(route) },
  }
}

/** getAnimalsIdWeights: stable while the path is. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replace('/api', '').replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodMiniType): object[] {
  const { properties = {} } = jsonSchema(query)
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, of]) => ({
    name,
    in: 'query',
    schema: of,
  }))
}

function successes(route: Route): Record<string, object> {
  const { returns } = route
  const content = returns && { 'application/json': { schema: returns } }
  const bodies =
    'sends' in route && route.sends
      ? route.sends
      : Object.fromEntries(statusesOf(route).map((status) => [status, content]))
  return Object.fromEntries(
    Object.entries(bodies).map(([status, of]) => [
      status,
      { description: STATUS_CODES[status], ...(of && { content: of }) },
    ]),
  )
}

function statusesOf(route: Route): number[] {
  const status = 'status' in route ? route.status : undefined
  if (typeof status === 'function') return [200, 201]
  return [status ?? (route.returns ? 200 : 204)]
}

/** Errors follow from what the row takes; one problem a status, with its codes. */
function failures({ path, access, query, accepts, errors = [] }: Route): Record<string, object> {
  const codes = new Set<ErrorCode>([
    ...(accepts || query ? (['VALIDATION'] as const) : []),
    ...(accepts ? (['MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const) : []),
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(access === 'admin' ? (['ACCESS_DENIED'] as const) : []),
    ...(path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...errors,
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ])
  const byStatus: Record<string, object> = {}
  for (const status of new Set([...codes].map((code) => statusOf[code]))) {
    const its = [...codes].filter((code) => statusOf[code] === status)
    byStatus[status] = {
      description: its.join(', '),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: its } } },
        },
      },
    }
  }
  return byStatus
}

const problem: JsonSchema = {
  ...object({
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'French, for people.' },
    code: { type: 'string', enum: Object.keys(statusOf) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Of a validation: a French sentence for each field.',
    },
  }),
  required: ['type', 'title', 'status', 'detail', 'code'],
}

function components(): Record<string, JsonSchema> {
  const named = Object.values(selections).filter(
    (value): value is Selection => typeof value === 'object' && 'ref' in value,
  )
  return Object.fromEntries(named.map(({ name, properties }) => [name, object(properties)]))
}

/** The row's schema, with the graph's descriptions. */
function bodySchema(route: Route, accepts: z.ZodMiniType): JsonSchema {
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

function jsonSchema(from: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(from, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => tidy(made),
  })
  return rest
}

/** Removes what a reader does not need: patterns behind formats, substitutes for missing tokens. */
function tidy(made: JsonSchema): void {
  if (made['pattern'] === z.regexes.email.source) made['format'] = 'email'
  if ('format' in made) delete made['pattern']
  if (made['default'] === '') delete made['default']
}

/** The fields of the operation's `input`: their descriptions, and their type where a schema takes anything. */
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
