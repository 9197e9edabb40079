import { type ArgumentNode, type DocumentNode, type FieldNode, type ValueNode, valueFromASTUntyped, visit } from 'graphql'
import { CURVE_WEIGHINGS } from '#shared/weightCurve'
import type { Ahead } from '../records/ahead'
import { usualReach } from '../records/record'
import { isUuid } from '../records/uuid'

type Variables = Record<string, unknown> | null | undefined
export type LookAhead = (variables: Variables) => Ahead

/** Further back, a page is read by itself: nobody's list of cats should pay for one cat's ten years. */
const furthest = 410

/**
 * A guess that costs nothing when it is wrong: what was not read ahead is read when a resolver asks for it, and what
 * was read for nothing is a few index rows. Mutations read nothing ahead, since they change what they answer with.
 */
export function lookAhead(document: DocumentNode): LookAhead {
  let all = false
  let changes = false
  let weights = usualReach.weights
  const uuids: ValueNode[] = []
  const pages: FieldNode[] = []
  const periods: FieldNode[] = []
  visit(document, {
    OperationDefinition: ({ operation }) => void (changes ||= operation !== 'query'),
    Field(field) {
      const uuid = argument(field, 'uuid')
      if (field.name.value === 'animals') all = true
      if (field.name.value === 'weights') weights = Infinity
      if (field.name.value === 'weightCurve') weights = Math.max(weights, CURVE_WEIGHINGS)
      if (field.name.value === 'animal' && uuid) uuids.push(uuid.value)
      if (field.name.value === 'measurements') pages.push(field)
      if (field.name.value === 'days' || field.name.value === 'strips') periods.push(field)
    },
  })
  return (variables) => ({
    cats: changes ? [] : all ? 'all' : uuids.map((node) => valueOf(node, variables)).filter(isId),
    reach: {
      entries: Math.max(usualReach.entries, ...pages.map((field) => entriesOf(field, variables)).filter((count) => count <= furthest)),
      judged: Math.max(usualReach.judged, ...periods.map((field) => judgedOf(field, variables)).filter((count) => count <= furthest)),
      weights,
    },
  })
}

const argument = (field: FieldNode, name: string): ArgumentNode | undefined =>
  field.arguments?.find((one) => one.name.value === name)

function valueOf(node: ValueNode, variables: Variables): unknown {
  return valueFromASTUntyped(node, variables)
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/** The entries that a page needs, in whole numbers: one more than it shows, to know whether there is a next one. */
function entriesOf(field: FieldNode, variables: Variables): number {
  const after = argument(field, 'after')
  if (after && valueOf(after.value, variables) != null) return 0
  return 1 + wholeNumber(argument(field, 'first'), variables)
}

function judgedOf(field: FieldNode, variables: Variables): number {
  const last = argument(field, 'last')
  return daysReach(last ? wholeNumber(last, variables) : 90)
}

function wholeNumber(given: ArgumentNode | undefined, variables: Variables): number {
  const count = given && valueOf(given.value, variables)
  return Number.isInteger(count) ? (count as number) : 0
}

/** The first day is judged with the entry before it, which is usable for 120 hours: a week more is enough. */
export const daysReach = (days: number): number => days + 7
