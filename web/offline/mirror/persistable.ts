import type { StoreRecord } from '../../base/relay/storeRecord'
import type { Records } from './responseFromRecords'

/** Types of records that are not persisted: secrets that open a record, and former versions of entries. */
export const excludedTypes: readonly string[] = [
  'ShareLink',
  'InvitationOffer',
  'MeasurementRevision',
]

/**
 * Returns the records linked from the viewer. Others (responses of sign-ins and of shared links, deleted cats) are not
 * persisted. The loops allocate no list per record: a dozen cats are 2,000 records, and a slow phone draws meanwhile.
 */
export function persistableRecords(records: Records): Record<string, StoreRecord> {
  const linkedRecords: Record<string, StoreRecord> = {}
  const viewer = records.get('client:root')?.['viewer']
  const ids: string[] = []
  addLinkedIds(viewer, ids)
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const record = id in linkedRecords ? undefined : records.get(id)
    if (!record || excludedTypes.includes(String(record['__typename']))) continue
    linkedRecords[id] = record
    for (const key of Object.keys(record)) addLinkedIds(record[key], ids)
    ids.push(`client:__type:${String(record['__typename'])}`)
  }
  linkedRecords['client:root'] = { __id: 'client:root', __typename: '__Root', viewer }
  return linkedRecords
}

function addLinkedIds(value: unknown, ids: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('__ref' in value) ids.push(value.__ref as string)
  else if ('__refs' in value)
    for (const id of value.__refs as (string | null)[]) if (id !== null) ids.push(id)
}
