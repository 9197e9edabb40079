import fc, { type Arbitrary } from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { OpenApi, Operation } from './contract'

// Generates requests that mostly match the schemas and often are slightly wrong. «…» is replaced
// when a request is sent (fuzz.test.ts).

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '🐈',
  'é'.repeat(281),
  'x'.repeat(5_000),
  '\u202e',
  '\ufeff',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  '../..',
  '-0',
  '1e400',
  'NaN',
  'null',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '1899-12-31T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{4b5f1c5e-1f0e-4a52-8f2c-2d6c8c1d2e3f}',
  'QW5pbWFsOg==',
  'Europe/Paris',
  'Mars/Olympus',
  '25',
  '0,3',
  '4.2',
  '٣',
]
const references = [
  '«cat»',
  '«measurement»',
  '«weight»',
  '«labResult»',
  '«proposal»',
  '«alertRecord»',
  '«link»',
  '«linkToken»',
  '«theirCat»',
  '«theirMeasurement»',
  '«theirLink»',
  '«email»',
  '«theirEmail»',
  '«refreshToken»',
  '«nodeId»',
  '«theirNodeId»',
]
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...references),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, -(2 ** 53), 1e308),
)
const junk: Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom<unknown>(null, true, false, [], {}),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
)
const mostly = <T>(good: Arbitrary<T>): Arbitrary<unknown> =>
  fc.oneof({ weight: 50, arbitrary: good }, { weight: 1, arbitrary: junk })

const between = (min: Date, max: Date) =>
  fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString())
const instant = fc.oneof(
  {
    weight: 10,
    arbitrary: between(new Date(Date.now() - 30 * 86_400_000), new Date(Date.now() - 60_000)),
  },
  { weight: 1, arbitrary: between(new Date('1800-01-01'), new Date('9999-12-31T23:59:59Z')) },
)
const day = instant.map((moment) => moment.slice(0, 10))
const email = fc.oneof(
  fc.constantFrom('«email»', '«theirEmail»'),
  fc.nat(50).map((n) => `fuzz${n}@example.org`),
  fc.emailAddress(),
)
const uuid = fc.oneof(
  fc.uuid({ version: 4 }),
  fc.constantFrom('«cat»', '«measurement»', '«weight»', '«theirMeasurement»', '«theirCat»'),
)
const byFormat: Record<string, Arbitrary<string>> = { uuid, email, date: day, 'date-time': instant }

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Maps names of fields to likely values. `uuid` has the type that its input concerns. */
const byName: Record<string, Arbitrary<string>> = {
  animalUuid: fc.constantFrom('«cat»', '«cat»', '«cat»', '«theirCat»'),
  uuidOrToken: fc.constantFrom('«link»', '«linkToken»', '«theirLink»'),
  token: fc.constantFrom('«linkToken»', '«verifyToken»', '«resetToken»'),
  refreshToken: fc.constant('«refreshToken»'),
  email,
  password: fc.constantFrom('correct horse', 'battery staple'),
  currentPassword: fc.constant('correct horse'),
  weight: fc.constantFrom('4.2', '3,9', '0.3', '25'),
  birthDate: day,
  vetPhone: fc.constantFrom('01 23 45 67 89', '+33123456789'),
  photoURL: fc.constant('«photoAddress»'),
  photoPath: fc.constant('«photoAddress»'),
  fileData: fc.constant(`data:image/png;base64,${picture}`),
  timeZone: fc.constantFrom(
    'Europe/Paris',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'UTC',
    'Asia/Kathmandu',
  ),
}
const things: [type: RegExp, id: string][] = [
  [/VetProposal/, '«proposal»'],
  [/Measurement/, '«measurement»'],
  [/Weight/, '«weight»'],
  [/LabResult/, '«labResult»'],
  [/AlertRecord/, '«alertRecord»'],
  [/Animal/, '«cat»'],
]
const likely = (name: string): Arbitrary<string> => {
  const own = byName[name]
  const any = fc.oneof(fc.constantFrom('Félix', 'une note'), text)
  return own ? fc.oneof({ weight: 12, arbitrary: own }, { weight: 1, arbitrary: any }) : any
}

interface JsonSchemaNode {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  anyOf?: JsonSchemaNode[]
  properties?: Record<string, JsonSchemaNode>
  required?: string[]
  minimum?: number
  maximum?: number
}

/** Generates a value of a JSON schema, as far as the OpenAPI document uses JSON Schema. */
function ofJsonSchema(schema: JsonSchemaNode, fieldName = ''): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((of) => ofJsonSchema(of, fieldName)))
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => ofJsonSchema({ ...schema, type }, fieldName)))
  if (schema.properties) {
    const properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, of]) => [name, ofJsonSchema(of, name)]),
    )
    return mostly(
      fc.oneof(
        { weight: 12, arbitrary: fc.record(properties, { requiredKeys: schema.required ?? [] }) },
        { weight: 1, arbitrary: fc.record(properties, { requiredKeys: [] }) },
      ),
    )
  }
  if (schema.type === 'integer')
    return mostly(
      fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 100, 5_000) }),
    )
  if (schema.type === 'boolean') return mostly(fc.boolean())
  if (schema.type === 'null') return fc.constant(null)
  return mostly(
    fieldName !== 'email' && schema.format ? byFormat[schema.format]! : likely(fieldName),
  )
}

const scalars: Record<string, Arbitrary<unknown>> = {
  UUID: uuid,
  DateTime: instant,
  Int: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, 20, 5_000, 2 ** 31 - 1, -(2 ** 31)) },
  ),
  Boolean: fc.boolean(),
}

function ofInputType(type: GraphQLInputType, fieldName = '', of = ''): Arbitrary<unknown> {
  if (isNonNullType(type)) return mostly(ofNonNull(type.ofType, fieldName, of))
  return fc.option(mostly(ofNonNull(type, fieldName, of)), { freq: 4 })
}

function ofNonNull(type: GraphQLInputType, fieldName: string, of: string): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(ofInputType(type.ofType, fieldName, of), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name)
    return fc.record(
      Object.fromEntries(
        fields.map((field) => [field.name, ofInputType(field.type, field.name, type.name)]),
      ),
      { requiredKeys: required },
    )
  }
  const { name } = getNamedType(type)
  if (name !== 'ID' || fieldName === 'animalUuid') return scalars[name] ?? likely(fieldName)
  const own = things.find(([about]) => about.test(of))?.[1] ?? '«nodeId»'
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(own) },
    { weight: 1, arbitrary: fc.constantFrom(...references) },
    { weight: 1, arbitrary: text },
  )
}

/** Holds the position at which the lists of a cat start. */
interface Start {
  day: string
  at: string
  id: string
}
const start: Arbitrary<Start> = fc.record({
  day: fc.oneof(day, fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31')),
  at: fc.oneof(
    instant,
    fc.constantFrom('0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'),
  ),
  id: uuid,
})

/**
 * Returns the arguments as literals: an invalid variable would hide the answers of the other
 * fields.
 */
function startingAt(
  { name, args }: GraphQLField<unknown, unknown>,
  { day: from, at, id }: Start,
): string {
  const given = args.flatMap((arg) => {
    if (getNamedType(arg.type).name === 'Date') return [`${arg.name}: ${JSON.stringify(from)}`]
    return arg.name === 'after' && name !== 'animals'
      ? [`after: ${JSON.stringify(name === 'doses' ? `${at} ${id}` : at)}`]
      : []
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

/** Selects every field of a type that requires no arguments, a few levels deep. */
function wholeSelection(type: GraphQLOutputType, levels: number, from: Start | null): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) return ' { __typename }'
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
    .filter(
      (field) =>
        !field.args.some(({ type: of }) => isNonNullType(of)) &&
        (levels > 0 || !isObjectType(getNamedType(field.type))),
    )
    .map(
      (field) =>
        field.name +
        (from ? startingAt(field, from) : '') +
        wholeSelection(field.type, levels - 1, from),
    )
  return ` { ${fields.join(' ') || '__typename'} }`
}

const bearer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constant<Record<string, string>>({ authorization: 'Bearer «accessToken»' }),
  },
  { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'Bearer',
        'Bearer x',
        'Bearer «linkToken»',
        'Bearer «refreshToken»',
        'Basic YTpi',
        'Bearer a.b.c',
        'Bearer «accessToken»x',
      )
      .map((authorization) => ({ authorization })),
  },
)
const json = { 'content-type': 'application/json' }

const row = fc.record({
  id: uuid,
  weight: likely('weight'),
  date: instant,
  day,
  answeredAt: instant,
  createdAt: instant,
  updatedAt: instant,
  at: instant,
  appetite: fc.integer({ min: 0, max: 6 }),
  name: text,
})
const rows = mostly(fc.array(mostly(row), { maxLength: 3 }))
const cat = fc.record(
  {
    id: uuid,
    name: likely('name'),
    createdAt: instant,
    weights: rows,
    measurements: rows,
    doses: rows,
    photo: mostly(fc.constantFrom(null, `data:image/png;base64,${picture}`)),
  },
  { requiredKeys: ['id', 'name', 'createdAt'] },
)
/** Generates bodies that the document does not describe. */
const copies: Record<string, Arbitrary<string>> = {
  '/api/users/me/import': fc
    .array(mostly(cat), { maxLength: 2 })
    .map((animals) => JSON.stringify({ animals })),
  '/api/animals/{id}/import': fc
    .array(
      fc.tuple(mostly(day), mostly(likely('weight'))).map((cells) => cells.join(';')),
      { maxLength: 4 },
    )
    .map((lines) => lines.join('\n')),
}

function restCall(
  template: string,
  method: string,
  { parameters = [], requestBody }: Operation,
): Arbitrary<FuzzRequest> {
  const own = template.includes('/alerts/')
    ? '«alertRecord»'
    : template.startsWith('/api/share/')
      ? '«link»'
      : '«cat»'
  const owns: Record<string, string> = {
    id: own,
    mid: '«measurement»',
    wid: '«weight»',
    lid: '«labResult»',
    pid: '«proposal»',
    token: '«linkToken»',
    key: '«upload»',
    file: template.startsWith('/photos') ? '«photo».webp' : 'start.js',
  }
  const path = fc
    .tuple(
      ...parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) =>
          fc.oneof(
            { weight: 5, arbitrary: fc.constant(owns[name] ?? 'x') },
            { weight: 1, arbitrary: text },
          ),
        ),
    )
    .map((values) =>
      values.reduce<string>(
        (made, value) => made.replace(/\{\w+\}/, () => segment(value)),
        template,
      ),
    )
  const query = fc
    .record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, ofJsonSchema(schema, name)]),
      ),
      { requiredKeys: [] },
    )
    .map((values) =>
      Object.entries(values)
        .map(
          ([name, value]) =>
            `${name}=${segment(typeof value === 'string' ? value : JSON.stringify(value))}`,
        )
        .join('&'),
    )
  const schema = requestBody?.content['application/json']?.schema
  const body =
    copies[template] ??
    (schema
      ? ofJsonSchema(schema).map((value) => JSON.stringify(value))
      : requestBody
        ? fc.oneof(fc.constant(Buffer.from(picture, 'base64')), fc.uint8Array({ maxLength: 500 }))
        : fc.constant(undefined))
  return fc
    .record({
      path: fc
        .tuple(path, query)
        .map(([made, asked]) => (asked === '' ? made : `${made}?${asked}`)),
      headers: bearer,
      body,
    })
    .map((made) => ({
      method,
      ...made,
      headers: {
        ...(template.endsWith('{id}/import') ? { 'content-type': 'text/csv' } : json),
        ...made.headers,
      },
    }))
}

/** Encodes a lone surrogate as bytes that are not UTF-8. */
function segment(value: string): string {
  if (value.startsWith('«')) return value
  try {
    return encodeURIComponent(value) || '%20'
  } catch {
    return '%ED%A0%80'
  }
}

/** Generates a root field with its arguments as variables and all of its fields. */
function graphCall(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): Arbitrary<FuzzRequest> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`)
  const passed = field.args.map(({ name }) => `${name}: $${name}`)
  const list = (items: string[]) => (items.length > 0 ? `(${items.join(', ')})` : '')
  const once = (alias: string, levels: number, from: Start | null) =>
    `${alias}${field.name}${list(passed)}${wholeSelection(field.type, levels, from)}`
  const query = fc
    .record({
      levels: fc.constantFrom(0, 1, 3),
      twice: fc.nat(4).map((n) => n === 0),
      from: fc.option(start, { freq: 3 }),
    })
    .map(
      ({ levels, twice, from }) =>
        `${kind} ${list(declared)} { ${once('', levels, from)} ${twice ? once('again: ', levels, from) : ''} }`,
    )
  const variables = mostly(
    fc.record(
      Object.fromEntries(
        field.args.map(({ name, type }) => [
          name,
          ofInputType(type, name, name === 'uuid' ? 'Animal' : ''),
        ]),
      ),
    ),
  )
  return fc
    .record({ query, variables, headers: bearer })
    .map(({ headers, ...body }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    }))
}

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
