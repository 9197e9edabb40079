import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { MINUTE_MS } from '#shared/base/duration'
import type { Load } from '../../base/router/router'

const delayMs = 500
const retainedMs = MINUTE_MS

/**
 * Returns a route's load that also fetches the usual next route `delayMs` later and keeps it for
 * `retainedMs`, so that the questionnaire can be finished offline.
 */
export function withPrefetchedRoute(
  query: Load,
  next: { load: Load; screen: () => Promise<unknown> },
): Load {
  return (args) => {
    if (args.params['animalId']) setTimeout(() => void fetchNext(args), delayMs)
    return query(args)
  }

  async function fetchNext(args: Parameters<Load>[0]) {
    // This fails without a network; the navigation itself will show the error.
    await next.screen().catch(() => null)
    const preloadedQuery = (await next.load(args)) as PreloadedQuery<OperationType> | null
    if (preloadedQuery) setTimeout(() => preloadedQuery.dispose(), retainedMs)
  }
}
