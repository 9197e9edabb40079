import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeInfo,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { isPricedByArguments, priceOf } from '../graphql/pricePlugin'
import { introspectionSize, isIntrospection } from './introspection'
import { schema } from './schema'

/** The maximum cost of an operation, counted before it runs. */
export interface Cost {
  /**
   * The number of resolved fields: a field of a list's items counts as often as the list is long.
   */
  fields: number
  /** The same for `__schema` and `__type`. */
  introspection: number
  /** The number of items of all lists. */
  rows: number
  /** The sum of the fields' `complexity` options, for reading and computing. */
  points: number
}

type Variables = Record<string, unknown>

interface Group {
  type: GraphQLCompositeType
  definition: GraphQLField<unknown, unknown>
  nodes: FieldNode[]
}

/** The context in which a group of fields is resolved. */
interface CostContext {
  /** How often the group is resolved: the product of the enclosing lists' lengths. */
  times: number
  /** The length of the lists directly below a connection. */
  pageSize: number | undefined
  /** True below `__schema.types`, where averages of all types are exact. */
  isWholeSchema: boolean
}

/**
 * Counts as graphql-js executes: fields with one response name are resolved once. Fields that
 * `@skip` or `@include` omit are counted all the same. The document is valid, and its shape is
 * within bounds (documentBounds.ts).
 */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const cost: Cost = { fields: 0, introspection: 0, rows: 0, points: 0 }
  const fragments = fragmentsOf(document)

  function count(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    context: CostContext,
  ): void {
    for (const group of groupsOf(sets, type, fragments)) countGroup(group, context)
  }

  function countGroup({ type, definition, nodes }: Group, context: CostContext): void {
    const args = argumentsOf(definition, nodes[0]!, variables)
    // A field whose arguments do not fit the schema is an error. The cost is cached by the arguments
    // that set a price, and not by others.
    if (args === null && isPricedByArguments(definition.extensions)) return
    const { price = type === mutations ? mutationPrice : 0, size } = priceOf(
      definition.extensions,
      () => args ?? {},
    )
    const { times } = context
    cost[isIntrospection(type, definition) ? 'introspection' : 'fields'] += times
    cost.points += times * price
    const isList = isListType(getNullableType(definition.type))
    const items = !isList
      ? 1
      : (size ??
        introspectionSize(type, definition.name, context.isWholeSchema) ??
        context.pageSize ??
        usualSize)
    if (isList && !isIntrospection(type, definition)) cost.rows += times * items
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const namedType = getNamedType(definition.type)
    if (sets.length > 0 && isCompositeType(namedType))
      count(sets, namedType, {
        times: times * items,
        pageSize: isList ? undefined : size,
        isWholeSchema:
          definition.name === 'types' || (context.isWholeSchema && namedType.name !== '__Type'),
      })
  }

  const root = schema.getRootType(operation.operation)
  if (root)
    count([operation.selectionSet], root, { times: 1, pageSize: undefined, isWholeSchema: false })
  return cost
}

const mutations = schema.getMutationType()

/** Costs of reading a cat, of writing, and of reading the payload. */
const mutationPrice = 20

/** The length of lists that are short by nature: an alert's lines, a plan's times. */
const usualSize = 3

function groupsOf(
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Iterable<Group> {
  const groups = new Map<string, Group>()
  const spread = new Set<string>()
  function collect({ selections }: SelectionSetNode, on: GraphQLCompositeType): void {
    for (const node of selections) {
      if (node.kind === 'Field') {
        const definition = definitionOf(on, node.name.value)
        const key = `${on.name}.${(node.alias ?? node.name).value}`
        const group = groups.get(key)
        if (group) group.nodes.push(node)
        else if (definition) groups.set(key, { type: on, definition, nodes: [node] })
      } else if (node.kind === 'InlineFragment') {
        collect(node.selectionSet, conditionOf(node.typeCondition?.name.value, on))
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value)
        const fragment = fragments.get(node.name.value)
        if (fragment)
          collect(fragment.selectionSet, conditionOf(fragment.typeCondition.name.value, on))
      }
    }
  }
  for (const set of sets) collect(set, type)
  return groups.values()
}

function conditionOf(name: string | undefined, otherwise: GraphQLCompositeType) {
  const type = name === undefined ? undefined : schema.getType(name)
  return isCompositeType(type) ? type : otherwise
}

function definitionOf(type: GraphQLCompositeType, name: string) {
  for (const meta of [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef])
    if (meta.name === name) return meta
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

function argumentsOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Variables | null {
  try {
    return getArgumentValues(definition, node, variables)
  } catch {
    return null
  }
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [],
    ),
  )
}

/** The number of cached sets of variables, and the most characters of each. */
const maxCached = 100
const maxKeyLength = 200

/**
 * Returns `costOf`, cached by the variables that prices depend on: the home screen's query runs a
 * thousand times a second.
 */
export function cachedCosts(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => Cost {
  const names = pricingVariables(document)
  const cache = new Map<string, Cost>()
  return (variables) => {
    // Variables are compared by name: an omitted variable takes its default, and null does not.
    const key =
      names.length === 0
        ? ''
        : JSON.stringify(Object.fromEntries(names.map((name) => [name, variables[name]])))
    const cached = cache.get(key)
    if (cached) return cached
    const cost = costOf(document, operation, variables)
    if (cache.size < maxCached && key.length <= maxKeyLength) cache.set(key, cost)
    return cost
  }
}

/** Returns the names of the variables that fields with a `complexity` function use. */
function pricingVariables(document: DocumentNode): string[] {
  const types = new TypeInfo(schema)
  const names = new Set<string>()
  let isPriced = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isPriced = isPricedByArguments(types.getFieldDef()?.extensions ?? {})
      },
      Argument(argument) {
        if (isPriced) visit(argument, { Variable: ({ name }) => void names.add(name.value) })
      },
    }),
  )
  return [...names]
}
