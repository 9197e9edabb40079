import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { Device } from './device'
import { beginAnswers } from './lastHeard'
import { withDeviceFallback } from './deviceFallback'

const devices = new WeakMap<Environment, Device>()

/** Settles once what the store knows is kept for a start without a network. @throws where it is not */
export async function keepNow(environment: Environment): Promise<void> {
  if (!(await devices.get(environment)?.keep())) throw new Error('the browser has not kept it')
}

const staleAfterMs = 5 * 60_000

/**
 * One environment per signed-in account: signing out throws it away whole, nothing of one account is left for the next.
 * The device answers where the network does not.
 */
export function createEnvironment(account: string): Environment {
  const source = new RecordSource()
  const device = new Device(account, source)
  const environment = new Environment({
    network: Network.create(withDeviceFallback(device, beginAnswers())),
    // Stale time and garbage collection of 5 minutes (product/pages 3.9).
    store: new Store(source, {
      queryCacheExpirationTime: staleAfterMs,
      gcReleaseBufferSize: 20,
      log: (event) => {
        if (event.name === 'store.publish' && !event.optimistic) device.changed(event.source)
      },
    }),
  })
  devices.set(environment, device)
  return environment
}
