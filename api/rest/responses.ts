import { STATUS_CODES } from 'node:http'
import { keysOf } from '#shared/base/keysOf'
import { type ErrorCode, statusOf } from '../base/errors'
import { operatorPaths } from '../http/admission'
import { exampleOf, type Schemas } from './examples'
import { textExamples } from './exampleTexts'
import { problemBody } from './problem'
import { problems } from './problems'
import { requiresSession, type RestRoute } from './route'
import { type JsonSchema, object } from './selection'

/** Returns the successes of the row, each with an example, and references to its problems. */
export function responsesOf(route: RestRoute, schemas: Schemas): Record<string, object> {
  const failures = Object.values(failuresOf(route)).map((codes) => [
    statusOf[codes[0]!],
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return { ...Object.fromEntries(failures), ...successes(route, schemas) }
}

/** Returns one component for each set of codes that a row documents for one status. */
export function problemResponses(routes: readonly RestRoute[]): Record<string, object> {
  const groups = routes.flatMap((route) => Object.values(failuresOf(route)))
  return Object.fromEntries(groups.map((codes) => [nameOf(codes), problemResponse(codes)]))
}

/**
 * Returns the errors that follow from what the row accepts and from those that it lists, by status.
 */
function failuresOf(route: RestRoute): Record<number, ErrorCode[]> {
  const { method, path, access, query, accepts, errors = [] } = route
  const isPublic = !requiresSession(route)
  const codes = new Set<ErrorCode>([
    ...(accepts || (query && 'operation' in route) ? (['VALIDATION'] as const) : []),
    ...(accepts ? (['MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const) : []),
    ...(isPublic ? [] : (['UNAUTHENTICATED', 'RATE_LIMITED'] as const)),
    // A tool that only reads is refused each write. A token that is sent is validated.
    ...(access === 'optional'
      ? (['UNAUTHENTICATED', 'ACCESS_DENIED', 'RATE_LIMITED'] as const)
      : []),
    ...(access === 'admin' || (!isPublic && method !== 'GET') ? (['ACCESS_DENIED'] as const) : []),
    ...(path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...errors,
    'METHOD_NOT_ALLOWED',
    'INTERNAL',
    ...(operatorPaths.includes(path) ? [] : (['UNAVAILABLE'] as const)),
  ])
  const byStatus: Record<number, ErrorCode[]> = {}
  for (const code of keysOf(problems))
    if (codes.has(code)) (byStatus[statusOf[code]] ??= []).push(code)
  return byStatus
}

/** Returns a name such as `ValidationOrMalformed`, which is stable while the codes are. */
const nameOf = (codes: readonly ErrorCode[]): string =>
  codes
    .map((code) =>
      code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    .join('Or')

const text = { schema: { type: 'string' } }
const headers: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': text },
  405: { Allow: text },
  429: { 'Retry-After': { schema: { type: 'integer' } } },
  503: { 'Retry-After': { schema: { type: 'integer' } } },
}

function problemResponse(codes: readonly ErrorCode[]): object {
  const status = statusOf[codes[0]!]
  const ofCode = { type: 'object', properties: { code: { enum: codes } } }
  return {
    description: codes.map((code) => `${code}: ${problems[code].when}`).join(' '),
    ...(headers[status] && { headers: headers[status] }),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, ofCode] },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: problemBody(problems[code].example) }]),
        ),
      },
    },
  }
}

export const problemSchema: JsonSchema = {
  ...object({
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'French, for users.' },
    code: { type: 'string', enum: Object.keys(statusOf) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A validation has a French sentence for each field.',
    },
  }),
  required: ['type', 'title', 'status', 'detail', 'code'],
}

function successes(route: RestRoute, schemas: Schemas): Record<string, object> {
  const { returns } = route
  const json = returns && { 'application/json': { schema: returns } }
  const bodies =
    'sends' in route && route.sends
      ? route.sends
      : Object.fromEntries(statusesOf(route).map((status) => [status, json]))
  return Object.fromEntries(
    Object.entries(bodies).map(([status, content]) => [
      status,
      {
        description: STATUS_CODES[status],
        ...(content && { content: withExamples(content, schemas) }),
      },
    ]),
  )
}

/** Bytes have no example. */
const withExamples = (content: Record<string, { schema: JsonSchema }>, schemas: Schemas) =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => {
      const example = type === 'application/json' ? exampleOf(schema, schemas) : textExamples[type]
      return [type, { schema, ...(example !== undefined && { example }) }]
    }),
  )

function statusesOf(route: RestRoute): number[] {
  const status = 'status' in route ? route.status : undefined
  if (typeof status === 'function') return [200, 201]
  return [status ?? (route.returns ? 200 : 204)]
}
