import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { MINUTE_MS } from '#shared/base/duration'
import { withMirrorFallback } from './mirrorFallback'
import { RecordMirror } from './recordMirror'
import { resetResponseSources } from './responseSource'

const mirrors = new WeakMap<Environment, RecordMirror>()

/**
 * Persists the store's records for a start without a network.
 * @throws if they were not persisted
 */
export async function persistNow(environment: Environment): Promise<void> {
  if (!(await mirrors.get(environment)?.persist()))
    throw new Error('the browser has not stored the records')
}

const staleAfterMs = 5 * MINUTE_MS

export function createEnvironment(account: string): Environment {
  const source = new RecordSource()
  const device = new RecordMirror(account, source)
  const environment = new Environment({
    network: Network.create(withMirrorFallback(device, resetResponseSources())),
    // Data are stale after 5 minutes, and are then garbage collected (product/pages 3.9).
    store: new Store(source, {
      queryCacheExpirationTime: staleAfterMs,
      gcReleaseBufferSize: 20,
      log: (event) => {
        if (event.name === 'store.publish' && !event.optimistic) device.noteChanged(event.source)
      },
    }),
  })
  mirrors.set(environment, device)
  return environment
}
