import { dayIn } from '#shared/base/time'
import { countPlannedDoses, fluidDays, hasFluidsOn } from '#shared/care/course'
import { accountMoment } from '../../base/relay/accountMoment'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { coursesIn, type ReadableRecord } from '../store/storedCourses'
import { storageKeyOf } from '../store/storedLists'
import { EntryLists } from './entryLists'
import { linkOf, linksOf } from './links'
import { type FieldRule, computedLink, type Records } from './responseFromRecords'

const root = 'client:root'

const authored = { by: null, isRemovable: true }
/** Values of fields that mirrors of former builds lack. */
const defaults: Record<string, Record<string, unknown>> = {
  Viewer: { adminTimeOverride: null },
  Animal: {
    inMemorySince: null,
    diedOn: null,
    proposedBy: null,
    newHabit: null,
    watchNotes: { __refs: [] },
    visitQuestions: [],
    labRemarks: { __refs: [] },
    sharedLitter: false,
    ownerName: null,
    vetLimits: { __refs: [] },
    stocks: { __refs: [] },
    role: 'owner',
    hasHelpers: false,
  },
  Measurement: { ...authored, usualUrinations: null, usualSince: null, byHelper: null },
  Weight: authored,
  Dose: authored,
  Treatment: { mustNotMiss: false },
  Watch: { burdens: { __refs: [] } },
  LabValue: { rangeFrom: null, rangeTo: null },
  IrisIndication: { because: null },
  RunningTreatment: { course: '', stock: null },
}

/** Computes today and what depends on it, cats and entries by uuid, and lists of entries. */
export function computedFields(records: Records, now: Date): FieldRule {
  const lists = new EntryLists(records)
  const { now: accountNow, timeZone } = accountMoment(records, now)
  // A cat's day is its owner's (product/circle 1.4), that of a dead cat its last one. Mirrors of
  // former builds lack the owner's zone.
  const todayOf = (record: StoreRecord) => {
    if (record['inMemorySince']) return record['today'] as string | undefined
    const zone = (record['timeZone'] as string | undefined) ?? timeZone
    return zone === undefined ? undefined : dayIn(accountNow, zone)
  }

  return (record, name, args) => {
    const type = record['__typename']
    if (record['__id'] === root && name === 'animal')
      return refTo(byUuid(records, 'Animal', args['uuid']))
    if ((type === 'Viewer' || type === 'Animal') && name === 'today') return todayOf(record)
    if (type === 'Viewer' && name === 'accountNow') return accountNow.toISOString()
    if (type === 'Animal' && name === 'measurement') {
      const entry = args['uuid']
        ? byUuid(records, 'Measurement', args['uuid'])
        : lists.entriesOf(record).find(({ day }) => day === todayOf(record))
      return refTo(entry) ?? null
    }
    const absent = defaults[String(type)]
    if (absent && name in absent) return record[name] ?? absent[name]
    if (type === 'Animal' && name === 'timeZone') return record[name] ?? timeZone
    // Always recomputed: a stored count may belong to another day.
    if (type === 'Animal' && name === 'careToday')
      return computedLink(countOn(todayOf(record), readable(records, record)))
    // It counts days up to that of the response, and would be untrue on a later one.
    if (type === 'Animal' && name === 'periodSummary' && record['today'] !== todayOf(record))
      return null
    if (type === 'Animal' && name === 'receivesFluids')
      return hasFluidsOn(coursesIn(readable(records, record)) ?? [], todayOf(record) ?? '')
    if (type === 'Animal' && name === 'fluidDays')
      return fluidDays(coursesIn(readable(records, record)) ?? [])
    if (type === 'Measurement' && name === 'answeredAt') return record[name] ?? record['date']
    if (type === 'MeasurementConnection' && name === 'edges')
      return { __refs: lists.edgesOf(record).map(({ __id }) => __id) }
    // Only paged lists select it.
    if (type === 'MeasurementEdge' && name === 'cursor') return record['cursor'] ?? ''
    return undefined
  }
}

function byUuid(records: Records, type: string, uuid: unknown): StoreRecord | undefined {
  for (const record of records.all())
    if (record['__typename'] === type && record['uuid'] === uuid) return record
  return undefined
}

function countOn(day: string | undefined, animal: ReadableRecord) {
  if (day === undefined || animal.getValue('inMemorySince')) return null
  const courses = coursesIn(animal)
  return courses && countPlannedDoses(courses, day)
}

function readable(records: Records, record: StoreRecord): ReadableRecord {
  const read = (target: StoreRecord | undefined) => target && readable(records, target)
  return {
    getValue: (name) => record[name],
    getLinkedRecord: (name, args) =>
      read(linkOf(records, record, storageKeyOf({ type: 'Animal', name, args: args ?? {} }))),
    getLinkedRecords: (name) =>
      record[name] === undefined
        ? undefined
        : linksOf(records, record, name).map((target) => readable(records, target)),
  }
}

function refTo(record: StoreRecord | undefined): { __ref: unknown } | undefined {
  return record && { __ref: record['__id'] }
}
