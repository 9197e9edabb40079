import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { serverClock } from '../network/serverClock'
import { accountMoment } from './accountMoment'
import type { StoreRecord } from './storeRecord'

export type AccountClockReader = (serverNow?: Date) => { now: Date; timeZone: string }

/** Returns the account's clock (product/entries 2.1) by the stored override of the admin, which does not advance. */
export const accountClockOf =
  (environment: Environment): AccountClockReader =>
  (serverNow = serverClock.now()) => {
    const source = environment.getStore().getSource()
    const get = (id: string) => source.get(id) as StoreRecord | null | undefined
    const { now, timeZone } = accountMoment({ get }, serverNow)
    return { now, timeZone: timeZone ?? deviceTimeZone() }
  }

export const useAccountClock = (): AccountClockReader => accountClockOf(useRelayEnvironment())

/**
 * Returns the account's clock in the time zone of a cat's owner: a cat's day is its owner's for every user
 * (product/circle 1.4). A cat that the store lacks has the account's time zone.
 */
export const catClockOf =
  (environment: Environment, animalUuid: string): AccountClockReader =>
  (serverNow) => {
    const clock = accountClockOf(environment)(serverNow)
    const source = environment.getStore().getSource()
    for (const id of source.getRecordIDs()) {
      const record = source.get(id) as StoreRecord | null | undefined
      const zone = record?.['timeZone']
      if (record?.['__typename'] === 'Animal' && record['uuid'] === animalUuid && zone)
        return { ...clock, timeZone: zone as string }
    }
    return clock
  }

export const useCatClock = (animalUuid: string): AccountClockReader =>
  catClockOf(useRelayEnvironment(), animalUuid)
