import { useRelayEnvironment } from 'react-relay'
import { deviceTimeZone } from '#shared/deviceTimeZone'
import { serverClock } from '../network/serverClock'
import { accountMoment } from './accountMoment'
import type { StoreRecord } from './storeRecord'

/** The account's clock (product/entries 2.1), as far as this device was told of it: the admin's stands still. */
export function useAccountClock(): () => { now: Date; timeZone: string } {
  const environment = useRelayEnvironment()
  return () => {
    const source = environment.getStore().getSource()
    const get = (id: string) => source.get(id) as StoreRecord | null | undefined
    const { now, timeZone } = accountMoment({ get }, serverClock.now())
    return { now, timeZone: timeZone ?? deviceTimeZone() }
  }
}
