import type { JsonSchema } from './selection'

export type Schemas = Record<string, JsonSchema>

/** Maps names of properties to example texts for the OpenAPI document. */
const texts: Record<string, string> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW1pbGxlIn0.c2lnbmF0dXJl',
  alertId: 'appetite-refusal',
  animalName: 'Félix',
  answered: '28 jours sur 30',
  because: 'Il manque une créatinine à jeun.',
  breed: 'Européen',
  by: 'Camille',
  catName: 'Félix',
  dose: '1 comprimé',
  firstName: 'Camille',
  forWhom: 'Clinique des Lilas',
  id: 'appetite-refusal',
  laboratory: 'Laboratoire des Lilas',
  lastName: 'Martin',
  message: 'Félix a refusé de manger.',
  name: 'Félix',
  note: 'Le matin',
  ownerName: 'Camille',
  practice: 'Clinique des Lilas',
  species: 'animal',
  stock: 'Reste 12\u00a0jours',
  text: 'À revoir dans un mois',
  time: '08:00',
  times: '08:00',
  timeZone: 'Europe/Paris',
  unit: 'µmol/L',
  useByMessage: 'À utiliser avant le 30/06/2026',
  value: '180',
  version: '0.1.0',
  vetName: 'Dr Dubois',
  vetPhone: '01 23 45 67 89',
  weight: '4.20',
}

const formats: Record<string, string> = {
  uuid: '5f0c9a52-6c3e-4b6e-9d0b-2f6f3c1d7a10',
  date: '2026-03-16',
  'date-time': '2026-03-16T07:30:00.000Z',
  email: 'camille@example.org',
  uri: 'https://nephrochat.example/photos/k3J8.webp',
}

/** Holds the examples of bodies that are text. */
export const textExamples: Record<string, string> = {
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  'text/css': 'body { margin: 0 }',
  'text/csv': 'date;kg\n16/03/2026;4,20\n',
  'text/html': '<!doctype html><title>NéphroChat</title>',
  'text/javascript': 'void 0',
  'text/plain': 'nephrochat_database_up 1\n',
}

/**
 * Returns a value that satisfies a schema of `selection.ts`. `name` is the property that has it.
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  const { $ref, anyOf, enum: values, type, format, properties, items } = schema
  if (typeof $ref === 'string') return exampleOf(schemas[componentOf($ref)]!, schemas, name)
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as JsonSchema, schemas, name)
  if (Array.isArray(values)) return values[0]
  switch (Array.isArray(type) ? type[0] : type) {
    case 'array':
      return [exampleOf(items as JsonSchema, schemas, name)]
    case 'object':
      return Object.fromEntries(
        Object.entries((properties ?? {}) as Schemas).map(([key, property]) => [
          key,
          exampleOf(property, schemas, key),
        ]),
      )
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 1
    default:
      return formats[String(format)] ?? texts[name] ?? 'texte'
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
