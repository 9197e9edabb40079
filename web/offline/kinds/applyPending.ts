import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { plainText } from '#shared/health/alertMessages'
import { alerts } from '#shared/health/alerts'
import type { NamedCourse } from '#shared/health/careWatches'
import { dailyStatus, dailyStatuses } from '#shared/health/dailyStatus'
import { unansweredCategories } from '#shared/health/entry'
import { notices, toConfirm } from '#shared/health/notices'
import { nested } from '#shared/health/sentAnswers'
import { type DayMark, marksOf, withTiles } from '#shared/health/strips'
import { shownWatches } from '#shared/health/watches'
import {
  isDose,
  isEntry,
  isLabChange,
  isSeenWatch,
  isUndoneDose,
  isWeighing,
  type PendingChange,
  type PendingEntry,
} from '../queue/rows'
import { coursesIn, coverWatchedDays } from '../store/storedCourses'
import {
  limitsIn,
  type ShownEntry,
  storedEntry,
  type WeightAt,
  weightAt,
  withPending,
} from '../store/storedEntries'
import {
  allAlerts,
  allWatches,
  cats,
  historyConnection,
  journal,
  latestEntry,
  seasonStrips,
} from '../store/storedLists'
import { writeEdges } from '../store/writeEdges'
import { writeField } from '../store/writeField'
import { dosesHere } from './pendingDoses'
import { labsHere } from './pendingLabs'
import { type Known, watchesHere } from './pendingWatches'
import { weighingsHere } from './pendingWeighings'

const edge = 'MeasurementEdge'

/** Shows what waits in the store as if it were saved, judged by the same rules. What was refused changes nothing. */
export function applyPending(
  store: RecordSourceProxy,
  waiting: readonly PendingChange[],
  now: Date,
): void {
  const shown = waiting.filter(({ refusal }) => refusal === null)
  for (const animalId of new Set(shown.map((entry) => entry.animalId))) {
    const own = shown.filter((entry) => entry.animalId === animalId)
    const animal =
      store.getRoot().getLinkedRecord('animal', { uuid: animalId }) ?? listed(store, animalId)
    if (!animal) continue
    const entries = own.filter(isEntry)
    const weighings = own.filter(isWeighing)
    const limits = limitsIn(animal)
    const weight = weightAt(animal, weighings)
    const weighed = weighings.length > 0 ? weighingsHere(store, animal, weighings) : null
    const [doses, undone] = [own.filter(isDose), own.filter(isUndoneDose)]
    if (doses.length + undone.length > 0) dosesHere(store, animal, doses, undone)
    const labs = own.filter(isLabChange)
    if (labs.length > 0) labsHere(store, animal, labs)
    if (entries.length > 0) showHistory(store, animal, entries, weight, limits)
    const records = recordsOf(animal.getLinkedRecord(journal.name, journal.args))
    const judged = records
      ? withPending(records.map(storedEntry), entries, weight, limits ?? [])
      : null
    if (records && judged && entries.length > 0) show(store, animal, records, judged)
    if (judged)
      showWatches(
        store,
        animal,
        {
          entries: judged,
          weighings: weighed,
          courses: coursesKnown(animal),
          limits,
          seen: own.filter(isSeenWatch),
        },
        now,
      )
  }
}

function listed(store: RecordSourceProxy, uuid: string): RecordProxy | undefined {
  const edges = store
    .getRoot()
    .getLinkedRecord('viewer')
    ?.getLinkedRecord(cats.name, cats.args)
    ?.getLinkedRecords('edges')
  return edges
    ?.map((edge) => edge.getLinkedRecord('node'))
    .find((animal) => animal?.getValue('uuid') === uuid)
}

const recordsOf = (list: RecordProxy | null | undefined) =>
  list?.getLinkedRecords('edges')?.map((edge) => edge.getLinkedRecord('node'))

/** Of a history with further pages, entries older than its last known one are left out. */
function showHistory(
  store: RecordSourceProxy,
  animal: RecordProxy,
  waiting: readonly PendingEntry[],
  weight: WeightAt,
  limits: Known['limits'],
): void {
  const list = ConnectionHandler.getConnection(animal, historyConnection)
  const records = recordsOf(list)
  if (!list || !records) return
  const entries = withPending(records.map(storedEntry), waiting, weight, limits ?? [])
  const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
  const end = hasMore
    ? entries.findLastIndex(({ uuid }) => uuid === records.at(-1)?.getValue('uuid')) + 1
    : entries.length
  writeEdges(store, list, nodesOf(store, records, entries.slice(0, end)), edge)
}

function nodesOf(
  store: RecordSourceProxy,
  records: readonly RecordProxy[],
  entries: readonly ShownEntry[],
): RecordProxy[] {
  return entries.map((entry) => {
    const id = `client:here:${entry.uuid}`
    const record =
      records.find((stored) => stored.getValue('uuid') === entry.uuid) ??
      store.get(id) ??
      store.create(id, 'Measurement')
    const { weightGrams: _, ...fields } = entry
    for (const [name, value] of Object.entries({
      id: record.getDataID(),
      revisions: 0,
      addedOn: null,
      by: null,
      byHelper: null,
      isRemovable: true,
      answeredAt: entry.date,
      ...known(record),
      ...nested(fields),
    }))
      writeField(store, record, name, value)
    return record
  })
}

function show(
  store: RecordSourceProxy,
  animal: RecordProxy,
  records: RecordProxy[],
  entries: ShownEntry[],
): void {
  const nodes = nodesOf(store, records, entries)
  list(store, animal, nodes, journal)
  list(store, animal, nodes, latestEntry)

  const newest = entries[0]!
  // Nothing is raised over a cat in memory (product/cats 5.1).
  if (animal.getValue('inMemorySince')) return showStrips(store, animal, entries)
  const status = {
    ...dailyStatus(entries),
    date: newest.date,
    day: newest.day,
    unanswered: unansweredCategories(newest),
  }
  writeField(store, animal, 'dailyStatus', status)
  writeField(store, animal, 'alerts', alerts(entries))
  const { name, args } = allAlerts
  writeField(store, animal, name, alerts(entries, args), args)
  writeField(store, animal, 'notices', notices(entries))
  writeField(store, animal, 'toConfirm', toConfirm(entries))
  showStrips(store, animal, entries)
}

/** Null: they lack what a watch may look at. */
function coursesKnown(animal: RecordProxy): NamedCourse[] | null {
  const courses = coursesIn(animal)
  return courses && coverWatchedDays(courses, animal.getValue('today') as string) ? courses : null
}

function showWatches(store: RecordSourceProxy, animal: RecordProxy, known: Known, now: Date): void {
  if (animal.getValue('inMemorySince')) return
  const watches = watchesHere(animal, known, now)
  writeField(store, animal, allWatches.name, watches, allWatches.args)
  writeField(
    store,
    animal,
    'watches',
    shownWatches(watches).map((watch) => ({ ...watch, message: plainText(watch.lines) })),
  )
}

/** What a waiting edit leaves as it is. */
const known = (record: RecordProxy) =>
  Object.fromEntries(
    ['revisions', 'addedOn', 'by', 'byHelper', 'isRemovable', 'answeredAt'].flatMap((name) =>
      record.getValue(name) === undefined ? [] : [[name, record.getValue(name)]],
    ),
  )

function list(
  store: RecordSourceProxy,
  animal: RecordProxy,
  nodes: RecordProxy[],
  { name, args }: typeof journal,
): void {
  writeEdges(
    store,
    animal.getOrCreateLinkedRecord(name, 'MeasurementConnection', args),
    nodes.slice(0, args.first),
    edge,
  )
}

function showStrips(store: RecordSourceProxy, animal: RecordProxy, entries: ShownEntry[]): void {
  const stored = animal.getLinkedRecord(seasonStrips.name, seasonStrips.args)
  if (!stored) return
  // The oldest entry here lacks its predecessor, which only the server has: its day is not judged.
  const judged = dailyStatuses(entries).slice(0, Math.max(1, entries.length - 1))
  const said = {
    first: stored.getValue('first') as string,
    marks: marksOf((category) => stored.getValue(category) as DayMark[]),
  }
  const { first, marks } = withTiles(said, judged)
  writeField(store, animal, seasonStrips.name, { first, ...marks }, seasonStrips.args)
}
