import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL'
import { readTokens, sessionIdOf } from './tokens'

/** Queries that were sent before Relay's code was loaded. Each response is used once. */
const prefetched = new Map<string, { session: string | null; response: Promise<GraphQLResponse> }>()

export function prefetch(
  params: RequestParameters,
  variables: Variables,
  onResponse: (response: GraphQLResponse) => void = () => {},
): void {
  const response = fetchGraphQL(params, variables)
  // The caller that takes the response handles the failure.
  response.then(onResponse, () => null)
  prefetched.set(keyOf(params, variables), { session: currentSessionId(), response })
}

/** Returns the response of a query that was sent before, or sends it, for Relay's network. */
export function prefetchedConfig(params: RequestParameters, variables: Variables): CacheConfig {
  const key = keyOf(params, variables)
  const query = prefetched.get(key)
  prefetched.delete(key)
  // Another tab may have signed in with another account.
  const response =
    query && query.session === currentSessionId() ? query.response : fetchGraphQL(params, variables)
  response.catch(() => null)
  return { force: true, metadata: { prefetched: { response } } }
}

export function takePrefetched({ metadata }: CacheConfig): Promise<GraphQLResponse> | null {
  const holder = metadata?.['prefetched'] as
    | { response: Promise<GraphQLResponse> | null }
    | undefined
  const response = holder?.response ?? null
  if (holder) holder.response = null
  return response
}

const keyOf = ({ id }: RequestParameters, variables: Variables) => JSON.stringify([id, variables])

const currentSessionId = () => sessionIdOf(readTokens()?.accessToken ?? '')
