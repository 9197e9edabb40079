import { Environment, Network, RecordSource, Store } from 'relay-runtime'

/** Returns an environment with an empty store, and no response from the network. */
export const offlineEnvironment = () =>
  new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
