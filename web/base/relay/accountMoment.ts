import type { StoreRecord } from './storeRecord'

interface Source {
  get(id: string): StoreRecord | null | undefined
}

/** Returns the admin's stored override as the account's now, else the device's clock (product/entries 2.1). */
export function accountMoment(
  records: Source,
  now: Date,
): { now: Date; timeZone: string | undefined } {
  const link = records.get('client:root')?.['viewer'] as { __ref: string } | null | undefined
  const viewer = link ? records.get(link.__ref) : null
  const [override, timeZone] = [viewer?.['adminTimeOverride'], viewer?.['timeZone']]
  return {
    now: typeof override === 'string' ? new Date(override) : now,
    timeZone: typeof timeZone === 'string' ? timeZone : undefined,
  }
}
