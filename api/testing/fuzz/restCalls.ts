import fc, { type Arbitrary } from 'fast-check'
import type { ContractOperation } from '../contract'
import { bearer, type FuzzRequest, json, segment } from './request'
import { byFormat, day, instant, likelyValue, mostlyValid, pngBase64, text, uuid } from './values'

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
  if (schema.enum) return mostlyValid(fc.constantFrom(...schema.enum))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => ofJsonSchema({ ...schema, type }, fieldName)))
  if (schema.properties) {
    const properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, of]) => [name, ofJsonSchema(of, name)]),
    )
    return mostlyValid(
      fc.oneof(
        { weight: 12, arbitrary: fc.record(properties, { requiredKeys: schema.required ?? [] }) },
        { weight: 1, arbitrary: fc.record(properties, { requiredKeys: [] }) },
      ),
    )
  }
  if (schema.type === 'integer')
    return mostlyValid(
      fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 100, 5_000) }),
    )
  if (schema.type === 'boolean') return mostlyValid(fc.boolean())
  if (schema.type === 'null') return fc.constant(null)
  return mostlyValid(
    fieldName !== 'email' && schema.format ? byFormat[schema.format]! : likelyValue(fieldName),
  )
}

const row = fc.record({
  id: uuid,
  weight: likelyValue('weight'),
  date: instant,
  day,
  answeredAt: instant,
  createdAt: instant,
  updatedAt: instant,
  at: instant,
  appetite: fc.integer({ min: 0, max: 6 }),
  name: text,
})
const rows = mostlyValid(fc.array(mostlyValid(row), { maxLength: 3 }))
const cat = fc.record(
  {
    id: uuid,
    name: likelyValue('name'),
    createdAt: instant,
    weights: rows,
    measurements: rows,
    doses: rows,
    photo: mostlyValid(fc.constantFrom(null, `data:image/png;base64,${pngBase64}`)),
  },
  { requiredKeys: ['id', 'name', 'createdAt'] },
)
/** Generates bodies that the document does not describe. */
const copies: Record<string, Arbitrary<string>> = {
  '/api/users/me/import': fc
    .array(mostlyValid(cat), { maxLength: 2 })
    .map((animals) => JSON.stringify({ animals })),
  '/api/animals/{id}/import': fc
    .array(
      fc
        .tuple(mostlyValid(day), mostlyValid(likelyValue('weight')))
        .map((cells) => cells.join(';')),
      { maxLength: 4 },
    )
    .map((lines) => lines.join('\n')),
}

export function restCall(
  template: string,
  method: string,
  { parameters = [], requestBody }: ContractOperation,
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
        ? fc.oneof(fc.constant(Buffer.from(pngBase64, 'base64')), fc.uint8Array({ maxLength: 500 }))
        : fc.constant(undefined))
  return fc
    .record({
      path: fc
        .tuple(path, query)
        .map(([made, queryText]) => (queryText === '' ? made : `${made}?${queryText}`)),
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
