import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { isInstant } from '#shared/base/time'
import { USUAL_VISIT_DAYS } from '#shared/health/period/visitDays'
import { CURVE_WEIGHINGS } from '#shared/weight/weightCurve'
import { isUuid } from '../base/uuid'
import { fromDay, toDay } from '../reading/entryRow'
import { daysToRead, type ReadPlan } from '../reading/readPlan'
import { defaultHistoryBounds } from '../reading/record'

type Variables = Record<string, unknown> | null | undefined
export type ReadAhead = (variables: Variables) => ReadPlan

/**
 * Fields that need a year of weighings. The two sets below need the care, and the days of a period.
 */
const weightFields = new Set([
  'weightCurve',
  'watches',
  'watchNotes',
  'periodSummary',
  'visit',
  'weighedFluids',
])
const careFields = new Set([
  'watches',
  'watchNotes',
  'careToday',
  'fluidDays',
  'receivesFluids',
  'weighedFluids',
])
const dayFields = new Set(['days', 'strips', 'dayEvents', 'periodSummary'])

/** A page of more entries is read separately, so that lists of cats stay cheap. */
const maxEntries = 410

/**
 * Returns what a document will probably read. A wrong guess is harmless: a resolver reads what is
 * missing, and rows read in vain are a few index rows. Mutations read no cat ahead, since they
 * change what they return. A save reads the rows around its entry.
 * @param operation the name of the one that runs; every operation counts by default
 */
export function readAhead(document: DocumentNode, operation?: string | null): ReadAhead {
  let readsAllCats = false
  let isMutation = false
  let weights = defaultHistoryBounds.weights
  let needsCare = false
  let visitDays = 0
  const uuids: ValueNode[] = []
  const pages: FieldNode[] = []
  const periods: FieldNode[] = []
  const saves: FieldNode[] = []
  visit(document, {
    OperationDefinition({ operation: kind, name, selectionSet: { selections } }) {
      if (operation != null && name?.value !== operation) return false
      isMutation ||= kind !== 'query'
      // After another mutation, rows read ahead would be out of date.
      const [first] = selections
      if (first?.kind === 'Field' && isSave(first.name.value)) saves.push(first)
      return undefined
    },
    Field(field) {
      const uuid = argument(field, 'uuid')
      if (field.name.value === 'animals') readsAllCats = true
      if (weightFields.has(field.name.value)) weights = CURVE_WEIGHINGS
      if (careFields.has(field.name.value)) needsCare = true
      if (field.name.value === 'animal' && uuid) uuids.push(uuid.value)
      if (field.name.value === 'measurements') pages.push(field)
      // The database determines the day of the visit; an older visit is read separately.
      if (field.name.value === 'visit') visitDays = daysToRead(2 * USUAL_VISIT_DAYS)
      if (dayFields.has(field.name.value)) periods.push(field)
    },
  })
  return (variables) => ({
    ...(saves.length === 1 && { saveLookup: entryPosition(saves[0]!, variables) }),
    cats: isMutation
      ? []
      : readsAllCats
        ? 'all'
        : uuids.map((node) => valueOf(node, variables)).filter(isId),
    historyBounds: {
      entries: Math.max(
        defaultHistoryBounds.entries,
        ...pages
          .map((field) => entryCount(field, variables))
          .filter((count) => count <= maxEntries),
      ),
      judged: Math.max(
        defaultHistoryBounds.judged,
        visitDays,
        ...periods
          .map((field) => judgedCount(field, variables))
          .filter((count) => count <= maxEntries),
      ),
      weights,
      care: needsCare,
    },
  })
}

const isSave = (name: string) => name === 'createMeasurement' || name === 'updateMeasurement'

/**
 * Returns the position of a save's entry. Without a day it uses the day in UTC; for another time
 * zone the save reads a second time (entry/saveWithRetries.ts).
 */
function entryPosition(field: FieldNode, variables: Variables): ReadPlan['saveLookup'] {
  const inputArgument = argument(field, 'input')
  const input = inputArgument && valueOf(inputArgument.value, variables)
  if (typeof input !== 'object' || input === null) return undefined
  const { animalUuid, uuid, date, day, editUuid } = input as Record<string, unknown>
  if (!isId(animalUuid)) return undefined
  const ids = { animalId: animalUuid.toLowerCase(), uuid: idOf(uuid), editUuid: idOf(editUuid) }
  if (field.name.value === 'updateMeasurement') return () => ({ ...ids, day: null, date: null })
  const [sentInstant, sentDay] = [instantOf(date), instantOf(day)]
  return (now) => ({
    ...ids,
    date: sentInstant ?? now,
    day: fromDay(toDay(sentDay ?? sentInstant ?? now)),
  })
}

const idOf = (value: unknown): string | null => (isId(value) ? value.toLowerCase() : null)

function instantOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null
  return date && isInstant(date) ? date : null
}

const argument = (field: FieldNode, name: string): ArgumentNode | undefined =>
  field.arguments?.find((one) => one.name.value === name)

function valueOf(node: ValueNode, variables: Variables): unknown {
  return valueFromASTUntyped(node, variables)
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/** Returns how many entries a page needs, with one more to detect a next page. */
function entryCount(field: FieldNode, variables: Variables): number {
  const after = argument(field, 'after')
  if (after && valueOf(after.value, variables) != null) return 0
  return 1 + wholeNumber(argument(field, 'first'), variables)
}

function judgedCount(field: FieldNode, variables: Variables): number {
  const last = argument(field, 'last')
  return daysToRead(last ? wholeNumber(last, variables) : 90)
}

function wholeNumber(argument: ArgumentNode | undefined, variables: Variables): number {
  const count = argument && valueOf(argument.value, variables)
  return Number.isInteger(count) ? (count as number) : 0
}
