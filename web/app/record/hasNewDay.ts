import type { Environment } from 'relay-runtime'
import { dayIn } from '#shared/base/time'
import { accountClockOf } from '../../base/relay/accountClock'
import type { StoreRecord } from '../../base/relay/storeRecord'

/** Returns whether a day began between two instants for the user or for the owner of a stored cat. */
export function hasNewDay(environment: Environment, since: Date, now: Date): boolean {
  const source = environment.getStore().getSource()
  const zones = new Set([accountClockOf(environment)().timeZone])
  for (const id of source.getRecordIDs()) {
    const record = source.get(id) as StoreRecord | null | undefined
    const zone = record?.['__typename'] === 'Animal' && record['timeZone']
    if (typeof zone === 'string') zones.add(zone)
  }
  return [...zones].some((zone) => dayIn(since, zone) !== dayIn(now, zone))
}
