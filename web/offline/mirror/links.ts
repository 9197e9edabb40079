import type { StoreRecord } from '../../base/relay/storeRecord'
import type { Records } from './responseFromRecords'

export function linkOf(
  records: Records,
  record: StoreRecord | undefined,
  key: string,
): StoreRecord | undefined {
  const link = record?.[key] as { __ref?: string } | null | undefined
  return link?.__ref === undefined ? undefined : records.get(link.__ref)
}

export function linksOf(
  records: Records,
  record: StoreRecord | undefined,
  key: string,
): StoreRecord[] {
  const link = record?.[key] as { __refs?: string[] } | null | undefined
  return (link?.__refs ?? []).map((id) => records.get(id)).filter((target) => target !== undefined)
}
