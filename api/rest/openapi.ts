import { parse } from 'graphql'
import type * as z from 'zod/mini'
import { isAllowedForTools } from '../graphql/toolRights'
import { collectComponents, type Schemas } from './examples'
import { bodySchema, jsonSchema } from './requestBody'
import { problemResponses, problemSchema, responsesOf } from './responses'
import { parameterNames, requiresSession, type RestRoute, type RestSection } from './route'
import { type JsonSchema, object, type Selection } from './selection'
import * as selections from './selections'

/** Generates OpenAPI 3.1 from the table alone, so that both are always the same. */
export function openApi(
  sections: readonly RestSection[],
  { version, publicUrl }: { version: string; publicUrl: string },
): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, calls } of sections)
    for (const route of calls) {
      const path = openApiPath(route.path)
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, name) }
    }
  const responses = problemResponses(sections.flatMap(({ calls }) => calls))
  const isUsed = collectComponents([paths, responses], schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'NéphroChat',
      version,
      description,
      contact: { name: 'NéphroChat', url: publicUrl },
    },
    servers: [{ url: publicUrl }],
    tags: sections.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => isUsed.has(name))),
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const description =
  'REST over the GraphQL schema of NéphroChat. Instants are ISO 8601 in UTC, ids are UUIDs, ' +
  'weights decimal strings in kg.\nErrors are RFC 9457 problems whose `code` is stable and ' +
  'whose `detail` is French. /graphql offers all this and more.'

const isSelection = (value: unknown): value is Selection =>
  typeof value === 'object' && value !== null && 'ref' in value

const schemas: Schemas = {
  ...Object.fromEntries(
    Object.values(selections)
      .filter(isSelection)
      .map(({ name, properties }) => [name, object(properties)]),
  ),
  Problem: problemSchema,
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

function operation(route: RestRoute, tag: string): object {
  const { method, path, summary, query, accepts, takes } = route
  const parameters = [
    ...parameterNames(path).map(pathParameter),
    ...(query ? queryParameters(query) : []),
  ]
  return {
    operationId: operationId(method, path),
    summary,
    description: callersOf(route),
    tags: [tag],
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...((accepts || takes) && {
      requestBody: {
        required: takes !== undefined || hasRequiredFields(route),
        content: {
          ...takes,
          ...(accepts && { 'application/json': { schema: bodySchema(route, accepts) } }),
        },
      },
    }),
    responses: responsesOf(route, schemas),
  }
}

/** Returns whether an absent body, which counts as an object without fields, is refused. */
const hasRequiredFields = (route: RestRoute): boolean =>
  route.accepts !== undefined &&
  ((bodySchema(route, route.accepts) as { required?: string[] }).required ?? []).length > 0

function securityOf({ access, readsSession }: RestRoute): object[] {
  if (access === 'public' && !readsSession) return []
  return [{ bearer: [] }, ...(requiresSession({ access }) ? [] : [{}])]
}

/** Describes the tokens that a call accepts (product/accounts 7.3). */
function callersOf(route: RestRoute): string {
  const { access, readsSession } = route
  if (readsSession) return 'Requires no session; a valid one identifies the caller.'
  if (access === 'public') return 'Requires no session.'
  if (access === 'optional') return 'Requires no session; the token of one is checked.'
  if (access === 'admin') return 'Requires the admin’s session.'
  const tools = toolsOf(route)
  return `Requires a session${tools === '' ? '. A tool’s token is refused.' : tools}`
}

function toolsOf({ method, errors = [], ...route }: RestRoute): string {
  const isDenied = errors.includes('ACCESS_DENIED')
  if ('operation' in route ? isAllowedForTools(parse(route.operation)) : method === 'GET') {
    if (method !== 'GET') return ', or the token of a tool that may write.'
    if (!isDenied) return ' or a tool’s token.'
    if ('handle' in route) return ', or, for a part, a tool’s token.'
  }
  return ''
}

/** Returns an id such as getAnimalsIdWeights, which is stable while the path is. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path.replace('/api', '').replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

const pathParameter = (name: string): object => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
})

function queryParameters(query: z.ZodMiniType): object[] {
  const { properties = {} } = jsonSchema(query)
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))
}
