import { dayIn } from '#shared/time'
import type { FieldRule, Records, StoreRecord } from './answerFromRecords'

const root = 'client:root'

/**
 * What the device knows better than the records do: the day goes on without the server, an entry of yesterday is no longer
 * today's, and a cat or an entry is found by its uuid though nobody asked for it that way before.
 */
export function deviceFields(records: Records, now: Date): FieldRule {
  const viewer = linkOf(records, records.get(root), 'viewer')
  const today = typeof viewer?.['timeZone'] === 'string' ? dayIn(now, viewer['timeZone']) : undefined

  return (record, name, args) => {
    const type = record['__typename']
    if (record['__id'] === root && name === 'animal') return refTo(byUuid(records, 'Animal', args['uuid']))
    if ((type === 'Viewer' || type === 'Animal') && name === 'today') return today
    if (type === 'Viewer' && name === 'accountNow') return now.toISOString()
    if (type === 'Animal' && name === 'measurement') {
      const entry = args['uuid'] ? byUuid(records, 'Measurement', args['uuid']) : entries(records, record).find(({ day }) => day === today)
      return refTo(entry) ?? null
    }
    if (type === 'MeasurementConnection' && name === 'edges') return { __refs: edgesOf(records, record).map(({ __id }) => __id) }
    // An edge of a list that is never read further has none.
    if (type === 'MeasurementEdge' && name === 'cursor') return record['cursor'] ?? ''
    return undefined
  }
}

/**
 * A cat's list of entries as it stands now, newest first: without what was deleted since it was told, and with what another
 * of her lists was told later (saving answers with the journal's seven, and the history has more).
 */
function edgesOf(records: Records, list: StoreRecord): StoreRecord[] {
  const own = [...linksOf(records, list, 'edges')].filter((edge) => entryOf(records, edge))
  // What follows a cursor begins there: nothing newer has a place in it.
  const [, owner, first] = /^(.*:measurements)\(first:(\d+)/.exec(String(list['__id'])) ?? []
  const known = new Set(own.map((edge) => entryOf(records, edge)!['__id']))
  const newest = own[0] && String(entryOf(records, own[0])!['date'])
  for (const other of records.all()) {
    if (owner === undefined || other['__typename'] !== 'MeasurementConnection' || !String(other['__id']).startsWith(`${owner}(`)) continue
    for (const edge of linksOf(records, other, 'edges')) {
      const entry = entryOf(records, edge)
      // The home card's own list knows of an entry no more than its day.
      if (!entry || !('appetite' in entry) || known.has(entry['__id']) || (newest && String(entry['date']) <= newest)) continue
      known.add(entry['__id'])
      own.push(edge)
    }
  }
  const dateOf = (edge: StoreRecord) => String(entryOf(records, edge)!['date'])
  return own.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, Number(first ?? own.length))
}

const entryOf = (records: Records, edge: StoreRecord) => linkOf(records, edge, 'node')

function byUuid(records: Records, type: string, uuid: unknown): StoreRecord | undefined {
  for (const record of records.all()) if (record['__typename'] === type && record['uuid'] === uuid) return record
  return undefined
}

/** A cat's entries, of whichever of its lists. */
function entries(records: Records, animal: StoreRecord): StoreRecord[] {
  const lists = Object.keys(animal).filter((key) => key.startsWith('measurements('))
  return lists
    .flatMap((key) => linksOf(records, linkOf(records, animal, key), 'edges'))
    .map((edge) => linkOf(records, edge, 'node'))
    .filter((entry) => entry !== undefined)
}

function linkOf(records: Records, record: StoreRecord | undefined, key: string): StoreRecord | undefined {
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
