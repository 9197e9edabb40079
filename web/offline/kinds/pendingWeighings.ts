import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { Weighed } from '#shared/health/weightWatches'
import { formatWeight, parseWeight } from '#shared/weight'
import { onePerDay, weightChanges, weightPoints } from '#shared/weightCurve'
import type { PendingWeighing } from '../queue/rows'
import { writeField } from '../store/writeField'

/** Shows weighings that wait in a cat's weight, list and curve. Returns all that are known, newest first; null without a curve. */
export function weighingsHere(
  store: RecordSourceProxy,
  animal: RecordProxy,
  waiting: readonly PendingWeighing[],
): Weighed[] | null {
  const here = waiting.map(({ day, date, createdAt, content }) => ({
    day,
    date: date ?? createdAt,
    grams: parseWeight(content.weight) ?? 0,
  }))
  showList(store, animal, waiting)
  const told = toldWeighings(animal)
  // Sorting keeps the order of equals: of one day, what waits came later.
  const all = onePerDay(
    [...here.toReversed(), ...(told ?? [])].toSorted((one, other) =>
      other.day.localeCompare(one.day),
    ),
  )
  if (told || animal.getValue('weight') === null)
    writeField(store, animal, 'weight', formatWeight(all[0]!.grams))
  if (!told) return null
  showCurve(store, animal, all)
  return all
}

function showList(
  store: RecordSourceProxy,
  animal: RecordProxy,
  waiting: readonly PendingWeighing[],
): void {
  const told = animal.getLinkedRecords('weights')
  if (!told) return
  const text = (weight: RecordProxy, name: string) => weight.getValue(name) as string
  const rows = told.map((weight) => ({
    uuid: text(weight, 'uuid'),
    weight: text(weight, 'weight'),
    date: text(weight, 'date'),
    by: weight.getValue('by') ?? null,
    isRemovable: weight.getValue('isRemovable') ?? true,
    importUuid: weight.getValue('importUuid') ?? null,
  }))
  const isNew = ({ uuid }: { uuid: string }) => rows.every((row) => row.uuid !== uuid)
  const here = waiting
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
    [...here.toReversed(), ...rows].toSorted((one, other) => other.date.localeCompare(one.date)),
  )
}

/** One a day, newest first: those of the curve, and older ones that it is compared with. */
function toldWeighings(animal: RecordProxy): Weighed[] | null {
  const curve = animal.getLinkedRecord('weightCurve')
  const points = curve?.getLinkedRecords('points')
  if (!curve || !points) return null
  const references =
    curve.getLinkedRecords('changes')?.map((change) => change.getLinkedRecord('reference')) ?? []
  const weighings = [...points, ...references]
    .filter((point) => point !== null && point !== undefined)
    .map(weighing)
  return onePerDay(weighings.toSorted((one, other) => other.day.localeCompare(one.day)))
}

function weighing(point: RecordProxy): Weighed {
  const day = point.getValue('day') as string
  // The curve knows no hour, and no rule asks for one.
  return {
    day,
    date: `${day}T12:00:00.000Z`,
    grams: parseWeight(point.getValue('weight') as string) ?? 0,
  }
}

function showCurve(
  store: RecordSourceProxy,
  animal: RecordProxy,
  newestFirst: readonly Weighed[],
): void {
  const today = animal.getValue('today') as string
  const point = ({ day, grams }: { day: string; grams: number }) => ({
    day,
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
