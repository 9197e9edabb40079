import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { dayIn } from '#shared/base/time'
import { alerts } from '#shared/health/alerts/alerts'
import { notices, toConfirm } from '#shared/health/alerts/notices'
import { unansweredCategories } from '#shared/health/answers/entry'
import { groupFlags, type SentAnswers, sentNames } from '#shared/health/answers/sentAnswers'
import { dailyStatus, dailyStatuses } from '#shared/health/indicators/dailyStatus'
import { type DayMark, marksOf, withTiles } from '#shared/health/period/strips'
import createMeasurement from '../../__generated__/useCreateMeasurementMutation.graphql?params'
import type { useCreateMeasurementMutation$variables } from '../../__generated__/useCreateMeasurementMutation.graphql'
import { pendingId } from '../store/pendingId'
import { type ShownEntry, storedEntry, mergePendingEntries } from '../store/storedEntries'
import {
  allAlerts,
  historyConnection,
  journal,
  latestEntry,
  strips90Days,
  shownAlerts,
} from '../store/storedLists'
import { writeEdges } from '../store/writeEdges'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingNoun, type PendingContext } from './kind'

const edge = 'MeasurementEdge'

export const entry: PendingNoun<'draft' | 'edit'> = {
  kinds: {
    draft: {
      request(draft) {
        const input: useCreateMeasurementMutation$variables['input'] = {
          animalUuid: draft.animalId,
          uuid: draft.uuid,
          date: draft.date,
          // The user saw this day, and the time zone may have changed. A server that sets the date sets the day too.
          day: draft.date === null ? null : draft.day,
          answeredAt: draft.answeredAt,
          isOfflineGenerated: draft.isOfflineGenerated,
          ...answersOf(draft),
        }
        return { params: createMeasurement.params, variables: { input, shown: false } }
      },
      summary: null,
      deletionQuestion: 'Supprimer cette saisie\u202f? Ses réponses seront perdues.',
    },
    edit: {
      /** It is sent as it was stored: persisted ids are never removed (web/__generated__). */
      request: ({ data: { id, variables } }) => ({
        params: { id, text: null, name: 'replay', operationKind: 'mutation', metadata: {} },
        variables,
      }),
      summary: null,
      deletionQuestion: 'Supprimer cette correction\u202f? La saisie reste comme avant.',
    },
  },
  writePending(context) {
    const { animal, weightAt } = context
    const limits = context.facts.limits ?? []
    const pending = changesOf(context, 'draft', 'edit')
    const merged = (records: readonly RecordProxy[]) =>
      mergePendingEntries(records.map(storedEntry), pending, weightAt, limits)
    const history = pending.length > 0 ? writeHistory(context, merged) : null
    const records = recordsOf(animal.getLinkedRecord(journal.name, journal.args))
    if (!records) return
    const entries = merged(records)
    if (pending.length === 0) return { entries }
    const isOlder = (change: (typeof pending)[number]) =>
      change.kind === 'edit' && entries.every(({ uuid }) => uuid !== change.measurementId)
    if (history && pending.some(isOlder)) writeStrips(context, history)
    writeJournal(context, records, entries)
    return { entries, history: pending.some(isOlder) ? (history?.entries ?? null) : null }
  },
}

/** An answer that a former build did not store stays undefined: the server keeps its own. */
function answersOf(draft: ChangeOf<'draft'>): SentAnswers {
  return Object.fromEntries(sentNames.map((name) => [name, draft[name]])) as unknown as SentAnswers
}

const recordsOf = (list: RecordProxy | null | undefined) =>
  list?.getLinkedRecords('edges')?.map((one) => one.getLinkedRecord('node'))

interface EntryRange {
  entries: readonly ShownEntry[]
  /** `true` if it reaches the oldest entry. */
  isWhole: boolean
}

/**
 * Returns the entries of the history; `null` if the store lacks it. If it has further pages, entries older than its
 * last known one are left out.
 */
function writeHistory(
  context: PendingContext,
  merged: (records: readonly RecordProxy[]) => ShownEntry[],
): EntryRange | null {
  const { store, animal } = context
  const list = ConnectionHandler.getConnection(animal, historyConnection)
  const records = recordsOf(list)
  if (!list || !records) return null
  const entries = merged(records)
  const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
  const end = hasMore
    ? entries.findLastIndex(({ uuid }) => uuid === records.at(-1)?.getValue('uuid')) + 1
    : entries.length
  const known = entries.slice(0, end)
  writeEdges(store, list, nodesOf(context, records, known), edge)
  return { entries: known, isWhole: !hasMore }
}

function nodesOf(
  { store, timeZone }: PendingContext,
  records: readonly RecordProxy[],
  entries: readonly ShownEntry[],
): RecordProxy[] {
  return entries.map((one) => {
    const id = pendingId(one.uuid)
    const stored = records.find((candidate) => candidate.getValue('uuid') === one.uuid)
    const record = stored ?? store.get(id) ?? store.create(id, 'Measurement')
    const { weightGrams: _, answeredAt: __, ...fields } = one
    for (const [name, value] of Object.entries({
      id: record.getDataID(),
      revisions: 0,
      addedOn: stored ? null : addedOn(one, timeZone),
      by: null,
      byHelper: null,
      isRemovable: true,
      answeredAt: one.date,
      ...unchangedOf(record),
      ...groupFlags(fields),
    }))
      writeField(store, record, name, value)
    return record
  })
}

function writeJournal(
  context: PendingContext,
  records: readonly RecordProxy[],
  entries: readonly ShownEntry[],
): void {
  const { store, animal } = context
  const nodes = nodesOf(context, records, entries)
  writeList(store, animal, nodes, journal)
  writeList(store, animal, nodes, latestEntry)
  // Nothing is raised over a cat in memory (product/cats 5.1).
  if (!animal.getValue('inMemorySince')) writeJudgement(context, entries)
  writeStrips(context, { entries, isWhole: records.length < journal.args.first })
}

function writeJudgement(
  { store, animal, now }: PendingContext,
  entries: readonly ShownEntry[],
): void {
  const newest = entries[0]!
  writeField(store, animal, 'dailyStatus', {
    ...dailyStatus(entries),
    date: newest.date,
    day: newest.day,
    unanswered: unansweredCategories(newest),
  })
  writeField(store, animal, shownAlerts.name, alerts(entries))
  writeField(store, animal, allAlerts.name, alerts(entries, allAlerts.args), allAlerts.args)
  writeField(store, animal, 'notices', notices(entries, now))
  writeField(store, animal, 'toConfirm', toConfirm(entries, now))
}

/** Returns the later day on which a forgotten day was answered; `null` if it was its own day. */
function addedOn({ day, date, answeredAt }: ShownEntry, timeZone: string): string | null {
  const answeredOn = dayIn(answeredAt, timeZone)
  return answeredAt !== date && answeredOn > day ? answeredOn : null
}

/** Fields that a pending edit does not change. */
const unchangedOf = (record: RecordProxy) =>
  Object.fromEntries(
    ['revisions', 'addedOn', 'by', 'byHelper', 'isRemovable', 'answeredAt'].flatMap((name) =>
      record.getValue(name) === undefined ? [] : [[name, record.getValue(name)]],
    ),
  )

function writeList(
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

function writeStrips({ store, animal }: PendingContext, { entries, isWhole }: EntryRange): void {
  const storedStrips = animal.getLinkedRecord(strips90Days.name, strips90Days.args)
  if (!storedStrips) return
  // Unless these are all entries, only the server has the predecessor of the oldest one: that day is not judged.
  const judgedCount = isWhole ? entries.length : Math.max(1, entries.length - 1)
  const statuses = dailyStatuses(entries).slice(0, judgedCount)
  const strips = {
    first: storedStrips.getValue('first') as string,
    marks: marksOf((category) => storedStrips.getValue(category) as DayMark[]),
  }
  const { first, marks } = withTiles(strips, statuses)
  writeField(store, animal, strips90Days.name, { first, ...marks }, strips90Days.args)
}
