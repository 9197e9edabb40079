import fc, { type Arbitrary } from 'fast-check'
import type { GraphQLField } from 'graphql'
import type { OpenApi } from '../contract'
import { graphCall } from './graphCalls'
import { bearer, type FuzzRequest, json, segment } from './request'
import { restCall } from './restCalls'
import { text } from './values'

// Generates requests that mostly match the schemas and often are slightly wrong.

const encodings = fc.constantFrom<Record<string, string>>(
  {},
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/graphql' },
  { 'content-type': 'text/plain' },
  { accept: 'text/html' },
  { 'apollo-require-preflight': '1' },
  { expect: '100-continue' },
  { 'accept-encoding': 'x' },
  { 'if-none-match': '*', range: 'bytes=9-1' },
)

function nonsense(paths: string[]): Arbitrary<FuzzRequest> {
  const somewhere = fc.oneof(
    fc.constantFrom(...paths, '/graphql', '/api', '/'),
    text.map((value) => `/api/${segment(value)}`),
    fc.webPath().map((path) => path || '/'),
    fc.string({ maxLength: 12 }).map((value) => `/graphql?query=${segment(value)}`),
    fc.constantFrom(
      '//',
      '/api/%',
      '/%zz',
      '/api/../graphql',
      '/graphql?',
      '/api/animals?limit[]=1',
      '/api//animals',
      '/assets/%',
      '/shared/%00',
    ),
  )
  const broken = fc.tuple(fc.json(), fc.nat(40)).map(([whole, cut]) => whole.slice(0, cut))
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    broken,
    fc.json(),
    fc.constantFrom(
      '[[[['.repeat(20_000),
      '{"a":'.repeat(10_000),
      '"\\ud800"',
      '{"__proto__":{"isAdmin":true}}',
      ' '.repeat(200_000),
      '{"query":"{'.repeat(100),
    ),
    fc.string({ unit: 'binary' }),
  )
  const method = fc.constantFrom(
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'PROPFIND',
    'HEAD',
  )
  return fc
    .record({
      method,
      path: somewhere,
      headers: fc.tuple(bearer, encodings).map(([one, other]) => ({ ...json, ...one, ...other })),
      body,
    })
    .map((made) =>
      made.method === 'GET' || made.method === 'HEAD' ? { ...made, body: undefined } : made,
    )
}

interface RequestSchemas {
  document: OpenApi
  queries: GraphQLField<unknown, unknown>[]
  mutations: GraphQLField<unknown, unknown>[]
}

export function anyRequest({
  document,
  queries,
  mutations,
}: RequestSchemas): Arbitrary<FuzzRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      restCall(path, method.toUpperCase(), operation),
    ),
  )
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...calls) },
    { weight: 3, arbitrary: fc.oneof(...mutations.map((field) => graphCall('mutation', field))) },
    { weight: 1, arbitrary: fc.oneof(...queries.map((field) => graphCall('query', field))) },
    { weight: 1, arbitrary: nonsense(Object.keys(document.paths)) },
  )
}
