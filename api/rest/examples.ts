import { exampleText } from './exampleTexts'
import type { JsonSchema } from './selection'

export type Schemas = Record<string, JsonSchema>

const formats: Record<string, string> = {
  uuid: '5f0c9a52-6c3e-4b6e-9d0b-2f6f3c1d7a10',
  date: '2026-03-16',
  'date-time': '2026-03-16T07:30:00.000Z',
  email: 'camille@example.org',
  uri: 'https://nephrochat.example/photos/k3J8.webp',
}

/**
 * Returns a value that satisfies a schema of `selection.ts`. `path` leads to it from its component,
 * or from the response.
 */
export function exampleOf(
  schema: JsonSchema,
  schemas: Schemas,
  path: readonly string[] = [],
): unknown {
  const { $ref, anyOf, enum: values, type, format, properties, items } = schema
  if (typeof $ref === 'string') {
    const component = componentOf($ref)
    return exampleOf(schemas[component]!, schemas, [component])
  }
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as JsonSchema, schemas, path)
  const text = exampleText(path)
  if (Array.isArray(values)) return values.includes(text) ? text : values[0]
  switch (Array.isArray(type) ? type[0] : type) {
    case 'array':
      return [exampleOf(items as JsonSchema, schemas, path)]
    case 'object':
      return Object.fromEntries(
        Object.entries((properties ?? {}) as Schemas).map(([key, property]) => [
          key,
          exampleOf(property, schemas, [...path, key]),
        ]),
      )
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 1
    default:
      return text ?? formats[String(format)] ?? 'texte'
  }
}

export const componentOf = (ref: unknown): string => String(ref).split('/').at(-1)!

/** Collects the components that schemas refer to, directly or through others. */
export function collectComponents(part: unknown, schemas: Schemas, names = new Set<string>()) {
  if (typeof part !== 'object' || part === null) return names
  if ('$ref' in part) {
    const name = componentOf(part.$ref)
    if (!names.has(name)) collectComponents(schemas[names.add(name) && name], schemas, names)
  }
  for (const value of Object.values(part)) collectComponents(value, schemas, names)
  return names
}
