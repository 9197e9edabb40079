import { useEffect } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useRouteData } from '../router/hooks'

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
