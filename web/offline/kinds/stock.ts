import type { RecordProxy } from 'relay-runtime'
import { dayMonthYear } from '#shared/base/time'
import { type PendingStock, mergePendingStock } from '#shared/stock/pendingStock'
import {
  amountTaken,
  type StockChange,
  type StockTerms,
  isTakenFromStock,
} from '#shared/stock/stock'
import { stockState } from '#shared/stock/stockState'
import { stockChangeLabel, stockChangeLabels } from '#shared/stock/stockWords'
import noteStockChange from '../../__generated__/useNoteStockChangeMutation.graphql?params'
import type { useNoteStockChangeMutation$variables } from '../../__generated__/useNoteStockChangeMutation.graphql'
import { coursesIn, type StoredCourse } from '../store/storedCourses'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingNoun, type PendingContext } from './kind'

export const stock: PendingNoun<'stockChange'> = {
  kinds: {
    stockChange: {
      request({ animalId, uuid, date, content: { treatmentName: _, unit: __, ...change } }) {
        const input: useNoteStockChangeMutation$variables['input'] = {
          animalUuid: animalId,
          uuid,
          at: date,
          ...change,
        }
        return { params: noteStockChange.params, variables: { input, shown: false } }
      },
      summary: ({ content: { treatmentName, kind, amount, unit, openedOn, useBy, note } }) =>
        [
          `${treatmentName}\u00a0: ${stockChangeLabels[kind].toLowerCase()}`,
          stockChangeLabel(amount, unit),
          openedOn && `ouvert le ${dayMonthYear(openedOn)}`,
          useBy && `à utiliser avant le ${dayMonthYear(useBy)}`,
          note,
        ]
          .filter(Boolean)
          .join(', '),
      deletionQuestion: 'Supprimer ce changement de stock\u202f? Il ne sera pas envoyé.',
    },
  },
  writePending,
}

/** Shows what is left with pending doses, renewals and corrections. */
function writePending(context: PendingContext): void {
  const { store, animal } = context
  const isPending = changesOf(context, 'dose', 'undoneDose', 'stockChange').length > 0
  const stocks = animal.getLinkedRecords('stocks')
  const courses = coursesIn(animal)
  if (!isPending || !stocks || !courses) return
  const today = animal.getValue('today') as string
  for (const record of stocks) {
    const course = courses.find(({ steps }) => steps[0]?.course === record.getValue('course'))
    if (!course) continue
    const serverStock = sentStock(record)
    const { amountLeft, changes } = mergePendingStock(
      serverStock,
      pendingOf(context, serverStock, course),
    )
    const newest = course.doses
      .toSorted((one, other) => other.day.localeCompare(one.day))
      .find(({ amountMl, outcome }) => outcome === 'given' && amountMl != null)
    const plan = { ...course, lastMl: newest?.amountMl ?? serverStock.lastMl }
    const facts = { ...serverStock, amountLeft, changes, plan }
    for (const [name, value] of Object.entries({ ...stockState(facts, today), changes }))
      writeField(store, record, name, value)
  }
}

function pendingOf(
  context: PendingContext,
  terms: StockTerms & { course: string },
  { steps }: StoredCourse,
): PendingStock<ShownChange> {
  const doses = changesOf(context, 'dose').flatMap(({ uuid, day, date, createdAt, content }) => {
    const step = steps.find((one) => one.uuid === content.treatmentUuid)
    const counts = isTakenFromStock(terms, { outcome: content.outcome, day, at: date ?? createdAt })
    return step && counts ? [{ uuid, taken: amountTaken(terms, content.amountMl, step) }] : []
  })
  return {
    doses,
    undoneDoseIds: changesOf(context, 'undoneDose').map(({ uuid }) => uuid),
    changes: changesOf(context, 'stockChange')
      .filter(({ content }) => content.courseUuid === terms.course)
      .map(changeOf),
  }
}

type ShownChange = StockChange & { note: string | null; by: string | null }

function changeOf({ uuid, date, createdAt, content }: ChangeOf<'stockChange'>): ShownChange {
  const { kind, amount, openedOn = null, useBy = null, note = null } = content
  return { uuid, kind, amount, at: date ?? createdAt, openedOn, useBy, note, by: null }
}

const valuesOf = <Names extends string>(record: RecordProxy, names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, record.getValue(name) ?? null])) as Record<
    Names,
    never
  >

const sentStock = (record: RecordProxy) => ({
  ...(valuesOf(record, [
    'course',
    'unit',
    'bagMl',
    'startedAt',
    'startedOn',
    'warningDays',
    'isPutAway',
    'level',
    'lastMl',
  ]) as StockTerms & { course: string; isPutAway: boolean; level: number; lastMl: number | null }),
  changes: (record.getLinkedRecords('changes') ?? []).map((change): ShownChange =>
    valuesOf(change, ['uuid', 'kind', 'amount', 'at', 'openedOn', 'useBy', 'note', 'by']),
  ),
  recentDoses: (record.getLinkedRecords('recentDoses') ?? []).map(
    (dose): { uuid: string; amount: number } => valuesOf(dose, ['uuid', 'amount']),
  ),
})
