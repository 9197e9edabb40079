import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { Load } from '../router/router'

const delayMs = 500
const keptMs = 60_000

/** A route's load that also fetches the usual next route `delayMs` later and keeps it for `keptMs`: the questionnaire may end offline. */
export function withPrefetchedNext(
  query: Load,
  next: { load: Load; screen: () => Promise<unknown> },
): Load {
  return (args) => {
    if (args.params['animalId']) setTimeout(() => void fetchNext(args), delayMs)
    return query(args)
  }

  async function fetchNext(args: Parameters<Load>[0]) {
    // Fails without a network; the navigation itself will say so.
    await next.screen().catch(() => null)
    const loaded = (await next.load(args)) as PreloadedQuery<OperationType> | null
    if (loaded) setTimeout(() => loaded.dispose(), keptMs)
  }
}
