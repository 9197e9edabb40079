import { getNamedType, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql'
import { notFound } from '../base/errors'
import { schema } from '../execution/schema'
import { type GraphRoute, parameterNames } from './route'
import { type JsonSchema, list, type Selection } from './selection'

// These functions return rows with defaults for an item, a collection and an action. Without
// `access`, a call requires the session of an account.

interface Row extends Omit<Partial<GraphRoute>, 'method' | 'path' | 'operation' | 'toBody'> {
  summary: string
  /** The component of the response. It gives `fields` and `returns`. */
  selects?: Selection
  /** The selected fields, if they are not those of `selects`. */
  fields?: string
  returns?: JsonSchema
  /** Maps the selected part of the data to the body. Without it, the part is the body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as in route.ts
  toBody?: (part: any) => unknown
}

interface ReadRow extends Row {
  /** The object that has `field`: by default the cat of the path, and 404 if it is unknown. */
  parent?: 'viewer'
  /** The field to read, with its arguments. Without it, the object itself is the response. */
  field?: string
  /** Declares the variables of `field`: parameters of the path and of the query. */
  declares?: string
  /** The message of the 404 if the field is null. Without it, the response is null. */
  missing?: string
}

interface Action extends Row {
  mutation: string
  /**
   * The fields of the input that the path's parameters fill, in order: by default the cat's id, if
   * the input has one, and the id of the item.
   */
  parameters?: readonly string[]
}

/** Returns a call that responds with an object. */
export function itemRoute(path: string, reading: ReadRow): GraphRoute {
  const { parent, field, declares = '', selects, fields, missing, toBody, ...row } = reading
  const [object, variables] =
    parent === 'viewer' ? ['viewer', declares] : ['animal(uuid: $id)', `$id: ID! ${declares}`]
  const selected = fields ?? selects!.fields
  const part = field === undefined ? selected : `part: ${field} { ${selected} }`
  return {
    method: 'GET',
    path,
    access: 'owner',
    operation: `query ${variables && `(${variables})`} { ${object} { ${part} } }`,
    variables: ({ params, query }) => ({ ...params, ...query }),
    ...(selects && { returns: selects.ref }),
    toBody: ({ viewer, animal }) => {
      const source = viewer ?? animal
      if (!source) throw notFound('Animal non trouvé')
      const value = field === undefined ? source : source.part
      if (value === null && missing !== undefined) throw notFound(missing)
      return toBody ? toBody(value) : value
    },
    ...row,
  }
}

/** Returns a call that responds with a collection. */
export const listRoute = (path: string, row: ReadRow & { selects: Selection }): GraphRoute =>
  itemRoute(path, { returns: list(row.selects.ref), ...row })

/** Returns a call that responds with the nodes of a connection. */
export const connectionRoute: typeof listRoute = (path, row) =>
  listRoute(path, {
    fields: `edges { node { ${row.selects.fields} } }`,
    toBody: ({ edges }: { edges: { node: unknown }[] }) => edges.map(({ node }) => node),
    ...row,
  })

/** Returns a call that adds an item to a collection, which has a quota. */
export const creationRoute = (path: string, { errors = [], ...row }: Action): GraphRoute =>
  mutationRoute('POST', path, { status: 201, errors: ['OVER_QUOTA', ...errors], ...row })

/** Returns a call that removes an item. */
export const deletionRoute = (path: string, row: Action): GraphRoute =>
  mutationRoute('DELETE', path, row)

/**
 * Returns a call that runs a mutation. Its input has the fields of the body, the query, and the
 * parameters of the path. Without a response body, the call is 204.
 */
export function mutationRoute(
  method: GraphRoute['method'],
  path: string,
  { mutation, parameters, selects, fields, toBody, ...row }: Action,
): GraphRoute {
  const { inputType, inputFields, payload } = mutationOf(mutation)
  const field = selects && fieldOf(payload, selects)
  const ofComponent = field ? `${field} { ${selects.fields} }` : selects?.fields
  const selected = fields ?? ofComponent ?? '__typename'
  const fieldNames = { uuid: 'id', ...row.fieldNames }
  const filled = parameters ?? ('animalUuid' in inputFields ? ['animalUuid', 'uuid'] : ['uuid'])
  const returns = row.returns ?? selects?.ref
  return {
    method,
    path,
    access: 'owner',
    operation: inputType
      ? `mutation ($input: ${String(inputType)}) { ${mutation}(input: $input) { ${selected} } }`
      : `mutation { ${mutation} { ${selected} } }`,
    variables: ({ params, query, body }) => ({
      input: {
        ...withNamesOfGraph(body, fieldNames),
        ...query,
        ...Object.fromEntries(parameterNames(path).map((name, at) => [filled[at], params[name]])),
      },
    }),
    ...row,
    fieldNames,
    ...(returns && {
      returns,
      toBody: ({ [mutation]: data }) => {
        const part = field ? data[field] : data
        return toBody ? toBody(part) : part
      },
    }),
  }
}

function mutationOf(name: string) {
  const field = schema.getMutationType()!.getFields()[name]
  if (!field) throw new Error(`The graph has no mutation ${name}`)
  const inputType = field.args.find((argument) => argument.name === 'input')?.type
  return {
    inputType,
    inputFields: inputType ? (getNamedType(inputType) as GraphQLInputObjectType).getFields() : {},
    payload: getNamedType(field.type) as GraphQLObjectType,
  }
}

/** Returns the field of the payload that has the component, or nothing if the payload is it. */
function fieldOf(payload: GraphQLObjectType, { name, type }: Selection): string | undefined {
  if (payload.name === type) return undefined
  const field = Object.values(payload.getFields()).find(
    (one) => getNamedType(one.type).name === type,
  )
  if (!field) throw new Error(`${payload.name} has no ${name}`)
  return field.name
}

function withNamesOfGraph(body: object, fieldNames: Record<string, string>): object {
  const ofGraph = Object.fromEntries(Object.entries(fieldNames).map(([name, key]) => [key, name]))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [ofGraph[name] ?? name, value]),
  )
}
