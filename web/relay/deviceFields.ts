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
    return undefined
  }
}

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
