import type { Records, StoreRecord } from './answerFromRecords'

/** Not kept: secrets that open a record, and former versions of entries. */
const leftOut = /^(shareLinks\b|invitation\(|revisions\()/

/** The records linked from the viewer. Others (answers of signing in, of shared links; deleted cats) are not kept. */
export function reachable(records: Records): Record<string, StoreRecord> {
  const found: Record<string, StoreRecord> = {}
  const viewer = records.get('client:root')?.['viewer']
  const next = refsOf(viewer)
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const record = id in found ? undefined : records.get(id)
    if (!record) continue
    const kept = Object.entries(record).filter(([key]) => !leftOut.test(key))
    found[id] = Object.fromEntries(kept)
    next.push(typeId(record), ...kept.flatMap(([, value]) => refsOf(value)))
  }
  return { ...found, 'client:root': { __id: 'client:root', __typename: '__Root', viewer } }
}

const typeId = (record: StoreRecord) => `client:__type:${String(record['__typename'])}`

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('__ref' in value) return [value.__ref as string]
  return '__refs' in value ? (value.__refs as (string | null)[]).filter((id) => id !== null) : []
}
