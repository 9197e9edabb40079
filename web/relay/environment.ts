import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { Device } from './device'
import { withDeviceFallback } from './deviceFallback'
import { beginAnswers } from './lastHeard'

const devices = new WeakMap<Environment, Device>()

/** Keeps what the store knows for a start without a network. @throws if it was not kept */
export async function keepNow(environment: Environment): Promise<void> {
  if (!(await devices.get(environment)?.keep())) throw new Error('the browser has not kept it')
}

const staleAfterMs = 5 * 60_000

export function createEnvironment(account: string): Environment {
  const source = new RecordSource()
  const device = new Device(account, source)
  const environment = new Environment({
    network: Network.create(withDeviceFallback(device, beginAnswers())),
    // Stale after 5 minutes, then garbage collected (product/pages 3.9).
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
