import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { dayIn, instantAt } from '#shared/base/time'
import type { TimedWeighing } from '#shared/health/history/timedWeighing'
import { onePerDay, weightChanges, weightPoints } from '#shared/weight/weightCurve'
import { formatWeight, parseWeight, weightLabel } from '#shared/weight/weightValue'
import addWeight from '../../__generated__/useAddWeightMutation.graphql?params'
import type { useAddWeightMutation$variables } from '../../__generated__/useAddWeightMutation.graphql'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingNoun, type PendingContext } from './kind'

type WeighingChange = ChangeOf<'weighing'>

export const weight: PendingNoun<'weighing'> = {
  kinds: {
    weighing: {
      request({ animalId, uuid, date, content }) {
        const input: useAddWeightMutation$variables['input'] = {
          animalUuid: animalId,
          uuid,
          date,
          ...content,
        }
        return { params: addWeight.params, variables: { input, shown: false } }
      },
      summary: ({ content }) => `Pesée\u00a0: ${weightLabel(parseWeight(content.weight) ?? 0)}`,
      deletionQuestion: 'Supprimer cette pesée\u202f? Elle ne sera pas envoyée.',
    },
  },
  writePending,
}

/** Shows pending weighings in the cat's weight, list and curve. */
function writePending(context: PendingContext) {
  const { store, animal } = context
  const pending = changesOf(context, 'weighing')
  if (pending.length === 0) return
  writeList(store, animal, pending)
  const storedList = storedWeighings(context)
  const weighed = pending.map(({ date, createdAt, content }) => {
    const at = date ?? createdAt
    return { day: dayIn(at, context.timeZone), date: at, grams: parseWeight(content.weight) ?? 0 }
  })
  const all = onePerDay(
    [...weighed.toReversed(), ...(storedList ?? [])].toSorted(
      (one, other) => other.day.localeCompare(one.day) || other.date.localeCompare(one.date),
    ),
  )
  if (storedList || animal.getValue('weight') === null)
    writeField(store, animal, 'weight', formatWeight(all[0]!.grams))
  if (!storedList) return
  writeCurve(store, animal, all)
  const fluids = weighedFluids(animal)
  return {
    weighings: all.map((one) =>
      !fluids || weighed.includes(one) ? one : withoutMl(one, fluids.get(one.day) ?? 0),
    ),
  }
}

/** Returns the fluids that are part of stored weighings, by day; `null` if a former build stored the record. */
function weighedFluids(animal: RecordProxy): Map<string, number> | null {
  const fluids = animal.getLinkedRecords('weighedFluids')
  return (
    fluids &&
    new Map(fluids.map((one) => [one.getValue('day') as string, one.getValue('ml') as number]))
  )
}

const withoutMl = (weighing: TimedWeighing, ml: number): TimedWeighing => ({
  ...weighing,
  grams: weighing.grams - ml,
  fluidsMl: ml,
})

function writeList(
  store: RecordSourceProxy,
  animal: RecordProxy,
  pending: readonly WeighingChange[],
): void {
  const weights = animal.getLinkedRecords('weights')
  if (!weights) return
  const text = (weight: RecordProxy, name: string) => weight.getValue(name) as string
  const rows = weights.map((weight) => ({
    uuid: text(weight, 'uuid'),
    weight: text(weight, 'weight'),
    date: text(weight, 'date'),
    by: weight.getValue('by') ?? null,
    isRemovable: weight.getValue('isRemovable') ?? true,
    importUuid: weight.getValue('importUuid') ?? null,
  }))
  const isNew = ({ uuid }: { uuid: string }) => rows.every((row) => row.uuid !== uuid)
  const added = pending
    .filter(isNew)
    .map(({ uuid, date, createdAt, content }) => ({
      uuid,
      weight: content.weight,
      date: date ?? createdAt,
      by: null,
      isRemovable: true,
      importUuid: null,
    }))
  writeField(
    store,
    animal,
    'weights',
    [...added.toReversed(), ...rows].toSorted((a, b) => b.date.localeCompare(a.date)),
  )
}

/** Returns one a day, newest first: those of the curve, and older ones that it is compared with. */
function storedWeighings(context: PendingContext): TimedWeighing[] | null {
  const { animal } = context
  const curve = animal.getLinkedRecord('weightCurve')
  const points = curve?.getLinkedRecords('points')
  if (!curve || !points) return null
  const references =
    curve.getLinkedRecords('changes')?.map((change) => change.getLinkedRecord('reference')) ?? []
  const weighings = [...points, ...references]
    .filter((point) => point !== null && point !== undefined)
    .map((point) => weighedAt(point, context))
  return onePerDay(weighings.toSorted((a, b) => b.day.localeCompare(a.day)))
}

/** A weighing of a former build's curve has no date. It is dated at the start of its day, before pending ones. */
function weighedAt(point: RecordProxy, { timeZone }: PendingContext): TimedWeighing {
  const day = point.getValue('day') as string
  return {
    day,
    date:
      (point.getValue('date') as string | null | undefined) ??
      instantAt(day, '00:00', timeZone).toISOString(),
    grams: parseWeight(point.getValue('weight') as string) ?? 0,
  }
}

function writeCurve(
  store: RecordSourceProxy,
  animal: RecordProxy,
  newestFirst: readonly TimedWeighing[],
): void {
  const today = animal.getValue('today') as string
  const point = ({ day, date, grams }: TimedWeighing) => ({
    day,
    date,
    weight: formatWeight(grams),
  })
  const changes = weightChanges(newestFirst, today).map(({ days, grams, reference }) => {
    return {
      days,
      change: grams === null ? null : formatWeight(grams),
      reference: reference && point(reference),
    }
  })
  writeField(store, animal, 'weightCurve', {
    points: weightPoints(newestFirst, today).map(point),
    changes,
  })
}
