import { useEffect } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData, type LoaderFunction, type LoaderFunctionArgs } from 'react-router'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { currentSession } from '../session/session'

/**
 * A route's loader: the screen's one query starts with the navigation, beside the screen's code.
 * Without a session there is nothing to ask; `RequireAccess` never renders such a screen.
 */
export function preload<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoaderFunctionArgs) => VariablesOf<Query>,
  fetchPolicy: 'store-or-network' | 'store-and-network' = 'store-or-network',
): LoaderFunction {
  return (args) => {
    const { environment, status } = currentSession()
    return status === 'signedOut' ? null : loadQuery(environment, request, variablesOf(args), { fetchPolicy })
  }
}

/** The same for a page that needs no session. Always asked anew: each call counts as one opening of a link. */
export function preloadPublic<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoaderFunctionArgs) => VariablesOf<Query>,
): LoaderFunction {
  return (args) => loadQuery(currentSession().environment, request, variablesOf(args), { fetchPolicy: 'network-only' })
}

const disposals = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** The query that the route preloaded, for `usePreloadedQuery`; released when the screen goes or its route is loaded anew. */
export function usePreloadedRoute<Query extends OperationType>(): PreloadedQuery<Query> {
  const query = useLoaderData<PreloadedQuery<Query>>()
  useEffect(() => {
    clearTimeout(disposals.get(query))
    // Strict mode mounts twice: wait for the second mount before letting go.
    return () => void disposals.set(query, setTimeout(() => query.dispose()))
  }, [query])
  return query
}
