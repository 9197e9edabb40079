import type { StoreRecord } from '../../base/relay/storeRecord'
import type { Records } from './answerFromRecords'

/** Not kept: secrets that open a record, and former versions of entries. */
const leftOut = /^(shareLinks\b|invitation\(|revisions\()/

/**
 * The records linked from the viewer. Others (answers of signing in, of shared links; deleted cats) are not kept. In
 * loops without a list for each record: a dozen cats are 2,000 records, and a slow phone draws meanwhile.
 */
export function persistableRecords(records: Records): Record<string, StoreRecord> {
  const found: Record<string, StoreRecord> = {}
  const viewer = records.get('client:root')?.['viewer']
  const next: string[] = []
  follow(viewer, next)
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const record = id in found ? undefined : records.get(id)
    if (!record) continue
    const kept: Record<string, unknown> = {}
    for (const key of Object.keys(record)) {
      if (leftOut.test(key)) continue
      kept[key] = record[key]
      follow(record[key], next)
    }
    found[id] = kept
    next.push(`client:__type:${String(record['__typename'])}`)
  }
  found['client:root'] = { __id: 'client:root', __typename: '__Root', viewer }
  return found
}

function follow(value: unknown, next: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('__ref' in value) next.push(value.__ref as string)
  else if ('__refs' in value)
    for (const id of value.__refs as (string | null)[]) if (id !== null) next.push(id)
}
