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
import { bearer, type FuzzRequest, json } from './request'
import { day, instant, likelyValue, mostlyValid, references, text, uuid } from './values'

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
  if (isNonNullType(type)) return mostlyValid(ofNonNull(type.ofType, fieldName, of))
  return fc.option(mostlyValid(ofNonNull(type, fieldName, of)), { freq: 4 })
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
  if (name !== 'ID' || fieldName === 'animalUuid') return scalars[name] ?? likelyValue(fieldName)
  const own = idsByType.find(([type]) => type.test(of))?.[1] ?? '«nodeId»'
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
 * Returns the arguments as literals: an invalid variable would hide the results of the other
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

const idsByType: [type: RegExp, id: string][] = [
  [/VetProposal/, '«proposal»'],
  [/Measurement/, '«measurement»'],
  [/Weight/, '«weight»'],
  [/LabResult/, '«labResult»'],
  [/AlertRecord/, '«alertRecord»'],
  [/Animal/, '«cat»'],
]

/** Generates a root field with its arguments as variables and all of its fields. */
export function graphCall(
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
  const variables = mostlyValid(
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
