import { useEffect } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { useRouteData } from '../router/hooks'
import type { Load, LoadArgs } from '../router/router'
import { currentSession, sessionEnvironment } from '../session/session'
import { early } from './early'
import { fetchGraphQL, fetchPublic } from './fetchGraphQL'
import type * as Relay from './loading'

let relay: typeof Relay | undefined

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
    const networkCacheConfig = relay ? undefined : early(fetchGraphQL(request.params, variables))
    const [{ loadQuery }, environment] = await Promise.all([loadRelay(), sessionEnvironment()])
    return loadQuery(environment, request, variables, { fetchPolicy, networkCacheConfig })
  }
}

/** The same for a page that needs no session, and leaves nothing in one's store: each asking counts as one opening of a link. */
export function preloadPublic<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoadArgs) => VariablesOf<Query>,
): Load {
  return async (args) => {
    const variables = variablesOf(args)
    const networkCacheConfig = early(fetchPublic(request.params, variables))
    const { loadQuery, createEnvironment } = await loadRelay()
    return loadQuery(createEnvironment(null), request, variables, { fetchPolicy: 'network-only', networkCacheConfig })
  }
}

async function loadRelay() {
  relay ??= await import('./loading')
  return relay
}

const disposals = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** The query that the route preloaded, for `usePreloadedQuery`; released when the screen goes or its route is loaded anew. */
export function usePreloadedRoute<Query extends OperationType>(): PreloadedQuery<Query> {
  const query = useRouteData() as PreloadedQuery<Query>
  useEffect(() => {
    clearTimeout(disposals.get(query))
    // Strict mode mounts twice: wait for the second mount before letting go.
    return () => void disposals.set(query, setTimeout(() => query.dispose()))
  }, [query])
  return query
}
