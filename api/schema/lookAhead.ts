import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { USABLE_GAP_HOURS } from '#shared/health/thresholds'
import { USUAL_VISIT_DAYS } from '#shared/health/visitDays'
import { isInstant } from '#shared/time'
import { CURVE_WEIGHINGS } from '#shared/weightCurve'
import { fromDay, toDay } from '../records/fields'
import type { ReadPlan } from '../records/readPlan'
import { usualReach } from '../records/record'
import { isUuid } from '../records/uuid'

type Variables = Record<string, unknown> | null | undefined
export type LookAhead = (variables: Variables) => ReadPlan

/** What looks at a year's weighings, and at the days of a period. */
const ofWeights = new Set(['weightCurve', 'watches', 'periodSummary', 'visit'])
const ofCare = new Set(['watches', 'careToday', 'fluidDays'])
const ofDays = new Set(['days', 'strips', 'dayEvents', 'periodSummary'])

/** Further back a page is read on its own, so that lists of cats stay cheap. */
const furthest = 410

/**
 * A guess that costs nothing when it is wrong: what was not read ahead is read when a resolver asks for it, and what
 * was read for nothing is a few index rows. Mutations read no cat ahead, since they change what they answer with; a save
 * reads what stands around its entry.
 */
export function lookAhead(document: DocumentNode): LookAhead {
  let all = false
  let changes = false
  let weights = usualReach.weights
  let care = false
  let visits = 0
  const uuids: ValueNode[] = []
  const pages: FieldNode[] = []
  const periods: FieldNode[] = []
  const saves: FieldNode[] = []
  visit(document, {
    OperationDefinition({ operation, selectionSet: { selections } }) {
      changes ||= operation !== 'query'
      // After another change it would be read too early.
      const [first] = selections
      if (first?.kind === 'Field' && isSave(first.name.value)) saves.push(first)
    },
    Field(field) {
      const uuid = argument(field, 'uuid')
      if (field.name.value === 'animals') all = true
      if (ofWeights.has(field.name.value)) weights = CURVE_WEIGHINGS
      if (ofCare.has(field.name.value)) care = true
      if (field.name.value === 'animal' && uuid) uuids.push(uuid.value)
      if (field.name.value === 'measurements') pages.push(field)
      // Which day it is of, the database knows: an older one is read on its own.
      if (field.name.value === 'visit') visits = daysReach(2 * USUAL_VISIT_DAYS)
      if (ofDays.has(field.name.value)) periods.push(field)
    },
  })
  return (variables) => ({
    ...(saves.length === 1 && { save: placeOf(saves[0]!, variables) }),
    cats: changes ? [] : all ? 'all' : uuids.map((node) => valueOf(node, variables)).filter(isId),
    reach: {
      entries: Math.max(
        usualReach.entries,
        ...pages.map((field) => entriesOf(field, variables)).filter((count) => count <= furthest),
      ),
      judged: Math.max(
        usualReach.judged,
        visits,
        ...periods.map((field) => judgedOf(field, variables)).filter((count) => count <= furthest),
      ),
      weights,
      care,
    },
  })
}

const isSave = (name: string) => name === 'createMeasurement' || name === 'updateMeasurement'

/** The day in UTC where none is sent; in another zone the save reads once more (records/entries.ts). */
function placeOf(field: FieldNode, variables: Variables): ReadPlan['save'] {
  const given = argument(field, 'input')
  const input = given && valueOf(given.value, variables)
  if (typeof input !== 'object' || input === null) return undefined
  const { animalUuid, uuid, date, day, editUuid } = input as Record<string, unknown>
  if (!isId(animalUuid)) return undefined
  const ids = { animalId: animalUuid.toLowerCase(), uuid: idOf(uuid), editUuid: idOf(editUuid) }
  if (field.name.value === 'updateMeasurement') return () => ({ ...ids, day: null, date: null })
  const [said, saidDay] = [instantOf(date), instantOf(day)]
  return (now) => ({ ...ids, date: said ?? now, day: fromDay(toDay(saidDay ?? said ?? now)) })
}

const idOf = (given: unknown): string | null => (isId(given) ? given.toLowerCase() : null)

function instantOf(given: unknown): Date | null {
  const date = typeof given === 'string' ? new Date(given) : null
  return date && isInstant(date) ? date : null
}

const argument = (field: FieldNode, name: string): ArgumentNode | undefined =>
  field.arguments?.find((one) => one.name.value === name)

function valueOf(node: ValueNode, variables: Variables): unknown {
  return valueFromASTUntyped(node, variables)
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/** How many entries a page needs, with one more to know whether a next page exists. */
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

/** The first day is judged with the usable entry before it. Two days more, for clock changes and time zones. */
export const daysReach = (days: number): number => days + Math.ceil(USABLE_GAP_HOURS / 24) + 2
