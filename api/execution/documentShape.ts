import type { ArgumentNode, DocumentNode, FieldNode, SelectionSetNode, ValueNode } from 'graphql'

// The shape of a document, counted before it is validated: some documents make validation itself
// slow.

export interface Shape {
  /**
   * The number of fields of the largest operation or fragment, with a fragment's fields at each
   * spread. The count saturates.
   */
  fields: number
  depth: number
}

const maxCount = Number.MAX_SAFE_INTEGER
const empty: Shape = { fields: 0, depth: 0 }

/**
 * Visits each fragment once. A fragment that is missing, or spreads itself, counts as empty:
 * validation reports it.
 */
export function shapeOf(document: DocumentNode): Shape {
  const fragments = fragmentsOf(document)
  const shapesByName = new Map<string, Shape>()

  function shapeOfFragment(name: string): Shape {
    const knownShape = shapesByName.get(name)
    if (knownShape) return knownShape
    // Stored until the fragment is counted, so that a cycle ends.
    shapesByName.set(name, empty)
    const set = fragments.get(name)
    const shape = set ? shapeOfSelections(set) : empty
    shapesByName.set(name, shape)
    return shape
  }

  function shapeOfSelections({ selections }: SelectionSetNode): Shape {
    const shape = { ...empty }
    for (const node of selections) {
      const nested =
        node.kind === 'FragmentSpread'
          ? shapeOfFragment(node.name.value)
          : node.selectionSet
            ? shapeOfSelections(node.selectionSet)
            : empty
      const ownCount = node.kind === 'Field' ? 1 : 0
      shape.fields = Math.min(shape.fields + ownCount + nested.fields, maxCount)
      shape.depth = Math.max(shape.depth, ownCount + nested.depth)
    }
    return shape
  }

  const shapes = rootsOf(document).map(shapeOfSelections)
  return {
    fields: Math.max(0, ...shapes.map(({ fields }) => fields)),
    depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
  }
}

/**
 * Counts how often validation compares two fields of one response name, weighted by the size of
 * their arguments. It expands fragments, and stops beyond `limit` or below `depth` levels, since a
 * fragment that spreads itself is infinite.
 */
export function comparisonsOf(document: DocumentNode, limit: number, depth: number): number {
  const fragments = fragmentsOf(document)
  let count = 0

  function groupByResponseName(sets: readonly SelectionSetNode[]): Iterable<FieldNode[]> {
    const groups = new Map<string, FieldNode[]>()
    const spread = new Set<string>()
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        count += 1
        if (node.kind === 'Field') {
          const name = (node.alias ?? node.name).value
          const group = groups.get(name)
          if (group) group.push(node)
          else groups.set(name, [node])
        } else if (node.kind === 'InlineFragment') collect(node.selectionSet)
        else if (!spread.has(node.name.value)) {
          spread.add(node.name.value)
          const set = fragments.get(node.name.value)
          if (set) collect(set)
        }
      }
    }
    sets.forEach(collect)
    return groups.values()
  }

  function compare(sets: readonly SelectionSetNode[], level: number): void {
    if (sets.length === 0 || level > depth) return
    for (const group of groupByResponseName(sets)) {
      if (count > limit) return
      if (group.length > 1)
        count += (group.length - 1) * group.reduce((sum, field) => sum + sizeOf(field), 0)
      compare(
        group.flatMap(({ selectionSet }) => selectionSet ?? []),
        level + 1,
      )
    }
  }

  for (const set of rootsOf(document)) compare([set], 1)
  return count
}

/** Validation also visits each fragment by itself, even if no operation spreads it. */
const rootsOf = ({ definitions }: DocumentNode): SelectionSetNode[] =>
  definitions.flatMap((node) => ('selectionSet' in node ? [node.selectionSet] : []))

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, SelectionSetNode> =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node.selectionSet]] : [],
    ),
  )

const sizeOf = ({ arguments: all = [] }: FieldNode): number =>
  1 + all.reduce((sum: number, { value }: ArgumentNode) => sum + 1 + sizeOfValue(value), 0)

function sizeOfValue(value: ValueNode): number {
  if (value.kind === 'ListValue')
    return 1 + value.values.reduce((sum, item) => sum + sizeOfValue(item), 0)
  if (value.kind === 'ObjectValue')
    return 1 + value.fields.reduce((sum, field) => sum + sizeOfValue(field.value), 0)
  return 1
}
