import { useEffect } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useRouteData } from '../router/hooks'

const disposals = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** Returns the route's preloaded query, and disposes of it when the screen unmounts or the route is loaded again. */
export function usePreloadedRoute<Query extends OperationType>(): PreloadedQuery<Query> {
  const query = useRouteData() as PreloadedQuery<Query>
  useEffect(() => {
    clearTimeout(disposals.get(query))
    // Strict mode mounts twice.
    return () =>
      void disposals.set(
        query,
        setTimeout(() => query.dispose()),
      )
  }, [query])
  return query
}
