import { dayCount, fluidDays } from '#shared/care/course'
import { dayIn } from '#shared/time'
import { accountMoment } from '../../base/relay/accountMoment'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { coursesIn, type ReadableRecord } from '../store/storedCourses'
import { type FieldRule, made, type Records } from './answerFromRecords'
import { receivedAt } from './mirrorDatabase'

const root = 'client:root'

const noted = { by: null, isRemovable: true }
/** What builds that did not ask for it did not keep. */
const notKept: Record<string, Record<string, unknown>> = {
  Animal: {
    inMemorySince: null,
    diedOn: null,
    proposedBy: null,
    ownerName: null,
    vetLimits: { __refs: [] },
    role: 'owner',
    hasHelpers: false,
  },
  Measurement: { ...noted, usualUrinations: null, usualSince: null, byHelper: null },
  Weight: noted,
  Dose: noted,
}

/** Fields that the device computes: today and what depends on it, cats and entries by uuid, and lists of entries. */
export function computedFields(records: Records, now: Date): FieldRule {
  const { now: accountNow, timeZone } = accountMoment(records, now)
  // A cat's day is its owner's (product/circle 1.4), whose zone builds of before did not ask for.
  const todayOf = (record: StoreRecord) => {
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
        : entries(records, record).find(({ day }) => day === todayOf(record))
      return refTo(entry) ?? null
    }
    const absent = notKept[String(type)]
    if (absent && name in absent) return record[name] ?? absent[name]
    if (type === 'Animal' && name === 'timeZone') return record[name] ?? timeZone
    // The count of another moment says nothing of this one.
    if (type === 'Animal' && name === 'careToday')
      return made(countOn(todayOf(record), readable(records, record)))
    if (type === 'Animal' && name === 'fluidDays')
      return fluidDays(coursesIn(readable(records, record)) ?? [])
    if (type === 'Measurement' && name === 'answeredAt') return record[name] ?? record['date']
    if (type === 'MeasurementConnection' && name === 'edges')
      return { __refs: edgesOf(records, record).map(({ __id }) => __id) }
    // Lists that are not paged do not ask for it.
    if (type === 'MeasurementEdge' && name === 'cursor') return record['cursor'] ?? ''
    return undefined
  }
}

interface Edge {
  record: StoreRecord
  entry: StoreRecord
  date: string
}

interface List {
  edges: Edge[]
  /** ISO instant; '' if unknown. */
  toldAt: string
  /** The `first` argument; null for a later page. */
  first: number | null
  /** Whether it reaches the oldest entry. */
  isWhole: boolean
}

/** Newest first. Lists told later lack what was deleted elsewhere, and have what was saved since. */
function edgesOf(records: Records, list: StoreRecord): StoreRecord[] {
  const lists = listsBeside(records, list)
  const standing = ({ edges, toldAt }: List) =>
    edges.filter((edge) => !lists.some((later) => later.toldAt > toldAt && lacks(later, edge)))
  const own = listOf(records, list)
  const edges = standing(own)
  const newest = edges[0]?.date ?? ''
  // A later page has no newer entries.
  for (const other of own.first === null ? [] : lists) {
    if (other.toldAt >= own.toldAt)
      edges.push(...standing(other).filter((edge) => edge.date > newest && !has(edges, edge)))
  }
  const sorted = edges.toSorted((one, other) => other.date.localeCompare(one.date))
  return sorted.slice(0, own.first ?? sorted.length).map(({ record }) => record)
}

/** Without those (of the home card) whose entries are known by their day alone. */
function listsBeside(records: Records, list: StoreRecord): List[] {
  const prefix = `${String(list['__id']).split('(')[0]}(`
  return [...records.all()]
    .filter(
      (record) =>
        record['__typename'] === 'MeasurementConnection' &&
        String(record['__id']).startsWith(prefix),
    )
    .map((record) => listOf(records, record))
    .filter(({ edges }) => edges.every(({ entry }) => 'appetite' in entry))
}

function listOf(records: Records, record: StoreRecord): List {
  const found = linksOf(records, record, 'edges')
  const edges = found.flatMap((edge) => {
    const entry = linkOf(records, edge, 'node')
    return entry ? [{ record: edge, entry, date: String(entry['date']) }] : []
  })
  const asked = /\(first:(\d+)/.exec(String(record['__id']))?.[1]
  const first = asked === undefined ? null : Number(asked)
  return {
    edges,
    toldAt: (record[receivedAt] as string | undefined) ?? '',
    first,
    isWhole: first !== null && found.length < first,
  }
}

const has = (edges: Edge[], { entry }: Edge) =>
  edges.some((edge) => edge.entry['__id'] === entry['__id'])

/** Whether the entry would be in the list if it existed. */
const lacks = ({ edges, first, isWhole }: List, edge: Edge) =>
  first !== null && (isWhole || edge.date >= (edges.at(-1)?.date ?? '')) && !has(edges, edge)

function byUuid(records: Records, type: string, uuid: unknown): StoreRecord | undefined {
  for (const record of records.all())
    if (record['__typename'] === type && record['uuid'] === uuid) return record
  return undefined
}

function entries(records: Records, animal: StoreRecord): StoreRecord[] {
  const lists = Object.keys(animal).filter((key) => key.startsWith('measurements('))
  return lists
    .map((key) => linkOf(records, animal, key))
    .flatMap((list) => (list ? edgesOf(records, list) : []))
    .map((edge) => linkOf(records, edge, 'node'))
    .filter((entry) => entry !== undefined)
}

const countOn = (day: string | undefined, animal: ReadableRecord) => {
  const courses = day !== undefined && !animal.getValue('inMemorySince') ? coursesIn(animal) : null
  return courses && dayCount(courses, day!)
}

function readable(records: Records, record: StoreRecord): ReadableRecord {
  const read = (found: StoreRecord | undefined) => found && readable(records, found)
  return {
    getValue: (name) => record[name],
    getLinkedRecord: (name, args) =>
      read(linkOf(records, record, args ? `${name}(first:${args.first})` : name)),
    getLinkedRecords: (name) =>
      record[name] === undefined
        ? undefined
        : linksOf(records, record, name).map((found) => readable(records, found)),
  }
}

function linkOf(
  records: Records,
  record: StoreRecord | undefined,
  key: string,
): StoreRecord | undefined {
  const link = record?.[key] as { __ref?: string } | null | undefined
  return link?.__ref === undefined ? undefined : records.get(link.__ref)
}

function linksOf(records: Records, record: StoreRecord | undefined, key: string): StoreRecord[] {
  const link = record?.[key] as { __refs?: string[] } | null | undefined
  return (link?.__refs ?? []).map((id) => records.get(id)).filter((found) => found !== undefined)
}

function refTo(record: StoreRecord | undefined): { __ref: unknown } | undefined {
  return record && { __ref: record['__id'] }
}
