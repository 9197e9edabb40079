import { useRelayEnvironment } from 'react-relay'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { serverClock } from '../network/serverClock'
import { accountMoment } from './accountMoment'
import type { StoreRecord } from './storeRecord'

/** Returns the account's clock (product/entries 2.1) by the stored override of the admin, which does not advance. */
export function useAccountClock(): () => { now: Date; timeZone: string } {
  const environment = useRelayEnvironment()
  return () => {
    const source = environment.getStore().getSource()
    const get = (id: string) => source.get(id) as StoreRecord | null | undefined
    const { now, timeZone } = accountMoment({ get }, serverClock.now())
    return { now, timeZone: timeZone ?? deviceTimeZone() }
  }
}
