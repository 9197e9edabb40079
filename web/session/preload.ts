import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import type { Load, LoadArgs } from '../router/router'
import { currentSession, sessionEnvironment } from './session'
import { prefetched } from '../network/prefetched'

let relay: Pick<typeof import('react-relay'), 'loadQuery'> | undefined

/**
 * A route's load: the screen's one query starts with the navigation, beside the screen's code; on the first page beside
 * Relay's own code too. Without a session there is nothing to ask; `RequireAccess` never renders such a screen.
 */
export function preload<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoadArgs) => VariablesOf<Query>,
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): Load {
  return async (args) => {
    if (currentSession().status === 'signedOut') return null
    const variables = variablesOf(args)
    // An empty store has nothing to answer with.
    const networkCacheConfig = relay ? undefined : prefetched(request.params, variables)
    const [{ loadQuery }, environment] = await Promise.all([loadRelay(), sessionEnvironment()])
    return loadQuery(environment, request, variables, { fetchPolicy, networkCacheConfig })
  }
}

/** A chunk of its own: the pages of visitors start without it. */
async function loadRelay() {
  if (!relay) {
    const { loadQuery } = await import('react-relay')
    relay = { loadQuery }
  }
  return relay
}
