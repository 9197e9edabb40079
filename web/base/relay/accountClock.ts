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
