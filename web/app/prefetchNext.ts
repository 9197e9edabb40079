import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import type { Load } from '../router/router'

const delayMs = 500
const keptMs = 60_000

/**
 * A route's load that also fetches, a moment later, where one goes from there: leaving it neither waits for the network
 * nor needs it (the questionnaire may end offline). The store keeps the data on after the query is let go.
 */
export function withPrefetchedNext(query: Load, next: { load: Load; screen: () => Promise<unknown> }): Load {
  return (args) => {
    // Without a cat in the address one does not know yet where one will go.
    if (args.params['animalId']) setTimeout(() => void fetchNext(args), delayMs)
    return query(args)
  }

  async function fetchNext(args: Parameters<Load>[0]) {
    // Without a network there is nothing to fetch ahead; going there will say so.
    await next.screen().catch(() => null)
    const loaded = (await next.load(args)) as PreloadedQuery<OperationType> | null
    if (loaded) setTimeout(() => loaded.dispose(), keptMs)
  }
}
