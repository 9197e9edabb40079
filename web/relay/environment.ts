import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime'
import { Device } from './device'
import { takeEarly } from './early'
import { fetchPublic } from './fetchGraphQL'
import { orTheDevice } from './orTheDevice'

const staleAfter = 5 * 60_000

const asAnybody: FetchFunction = (params, variables, cacheConfig) => takeEarly(cacheConfig) ?? fetchPublic(params, variables)

/**
 * One environment per signed-in account: signing out throws it away whole, nothing of one account is left for the next.
 * With an account, the device answers where the network does not; without one, it asks as anybody.
 */
export function createEnvironment(account: string | null): Environment {
  const source = new RecordSource()
  const device = account === null ? null : new Device(account, source)
  return new Environment({
    network: Network.create(device ? orTheDevice(device) : asAnybody),
    // Stale time and garbage collection of 5 minutes (spec 1 §9).
    store: new Store(source, {
      queryCacheExpirationTime: staleAfter,
      gcReleaseBufferSize: 20,
      log: (event) => {
        if (event.name === 'store.publish') device?.changed()
      },
    }),
  })
}
