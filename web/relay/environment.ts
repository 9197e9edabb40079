import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL'

const staleAfter = 5 * 60_000

/** One environment per signed-in account: signing out throws it away whole, nothing of one account is left for the next. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL),
    // Stale time and garbage collection of 5 minutes (spec 1 §9).
    store: new Store(new RecordSource(), { queryCacheExpirationTime: staleAfter, gcReleaseBufferSize: 20 }),
  })
}
