import { useRelayEnvironment } from 'react-relay'
import { deviceTimeZone } from '#shared/deviceTimeZone'
import { thisClock } from '../network/thisClock'
import { accountMoment } from './accountMoment'
import type { StoreRecord } from './answerFromRecords'

/** The account's clock (product/entries 2.1), as far as this device was told of it: the admin's stands still. */
export function useAccountClock(): () => { now: Date; timeZone: string } {
  const environment = useRelayEnvironment()
  return () => {
    const source = environment.getStore().getSource()
    const get = (id: string) => source.get(id) as StoreRecord | null | undefined
    const { now, timeZone } = accountMoment({ get }, thisClock.now())
    return { now, timeZone: timeZone ?? deviceTimeZone() }
  }
}
