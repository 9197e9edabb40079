import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { prefetchedConfig } from '../base/network/prefetch'
import type { Load, LoadArgs } from '../base/router/router'
import { currentSession, sessionEnvironment } from './session'
import type * as StartQuery from './startQuery'

let relay: typeof StartQuery | undefined

/** Sends a screen's query while its code is loaded; on the first page, Relay's code too. */
export function preload<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoadArgs) => VariablesOf<Query>,
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): Load {
  return async (args) => {
    if (currentSession().status === 'signedOut') return null
    const variables = variablesOf(args)
    // On the first page, the store is still empty.
    const networkCacheConfig = relay ? undefined : prefetchedConfig(request.params, variables)
    const [{ startQuery }, environment] = await Promise.all([loadRelay(), sessionEnvironment()])
    return startQuery(environment, request, variables, { fetchPolicy, networkCacheConfig })
  }
}

/** Loads a separate chunk, which visitors do not load. */
async function loadRelay() {
  relay ??= await import('./startQuery')
  return relay
}
