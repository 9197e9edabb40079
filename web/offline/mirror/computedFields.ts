import type { Variables } from 'relay-runtime'
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
  WeightPoint: { date: null },
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

  const coursesOf = (animal: StoreRecord) => coursesIn(readable(records, animal))

  function entryOf(animal: StoreRecord, uuid: unknown): StoreRecord | undefined {
    if (uuid) return byUuid(records, 'Measurement', uuid)
    return lists.entriesOf(animal).find(({ day }) => day === todayOf(animal))
  }

  /** A stored count may belong to another day. */
  function careToday(animal: StoreRecord) {
    const courses = coursesOf(animal)
    const today = todayOf(animal)
    return today === undefined || animal['inMemorySince'] || !courses
      ? null
      : countPlannedDoses(courses, today)
  }

  const rules: Record<string, Record<string, FieldValue>> = {
    Viewer: { today: todayOf, accountNow: () => accountNow.toISOString() },
    Animal: {
      today: todayOf,
      timeZone: (animal) => animal['timeZone'] ?? timeZone,
      measurement: (animal, args) => refTo(entryOf(animal, args['uuid'])) ?? null,
      careToday: (animal) => computedLink(careToday(animal)),
      // It counts days up to that of the response, and would be untrue on a later one.
      periodSummary: (animal) => (animal['today'] === todayOf(animal) ? undefined : null),
      receivesFluids: (animal) => hasFluidsOn(coursesOf(animal) ?? [], todayOf(animal) ?? ''),
      fluidDays: (animal) => fluidDays(coursesOf(animal) ?? []),
    },
    Measurement: { answeredAt: (entry) => entry['answeredAt'] ?? entry['date'] },
    MeasurementConnection: {
      edges: (list) => ({ __refs: lists.edgesOf(list).map(({ __id }) => __id) }),
    },
    // Only paged lists select it.
    MeasurementEdge: { cursor: (edge) => edge['cursor'] ?? '' },
  }

  return (record, name, args) => {
    if (record['__id'] === root && name === 'animal')
      return refTo(byUuid(records, 'Animal', args['uuid']))
    const type = String(record['__typename'])
    const rule = rules[type]?.[name]
    if (rule) return rule(record, args)
    const absent = defaults[type]
    return absent && name in absent ? (record[name] ?? absent[name]) : undefined
  }
}

/** Returns a field's value; `undefined` if it is the stored one. */
type FieldValue = (record: StoreRecord, args: Variables) => unknown

function byUuid(records: Records, type: string, uuid: unknown): StoreRecord | undefined {
  for (const record of records.all())
    if (record['__typename'] === type && record['uuid'] === uuid) return record
  return undefined
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
