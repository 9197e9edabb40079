import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL'
import { readTokens, sessionOf } from './tokens'

/** Queries that were sent before Relay's code was loaded. Each response is used once. */
const prefetched = new Map<string, { session: string | null; answer: Promise<GraphQLResponse> }>()

export function prefetch(
  params: RequestParameters,
  variables: Variables,
  onResponse: (answer: GraphQLResponse) => void = () => {},
): void {
  const answer = fetchGraphQL(params, variables)
  // The caller that takes the response handles the failure.
  answer.then(onResponse, () => null)
  prefetched.set(keyOf(params, variables), { session: presentSession(), answer })
}

/** Returns the response of a query that was sent before, or sends it, for Relay's network. */
export function prefetchedConfig(params: RequestParameters, variables: Variables): CacheConfig {
  const key = keyOf(params, variables)
  const sent = prefetched.get(key)
  prefetched.delete(key)
  // Another tab may have signed in with another account.
  const answer =
    sent && sent.session === presentSession() ? sent.answer : fetchGraphQL(params, variables)
  answer.catch(() => null)
  return { force: true, metadata: { prefetched: { answer } } }
}

export function takePrefetched({ metadata }: CacheConfig): Promise<GraphQLResponse> | null {
  const given = metadata?.['prefetched'] as { answer: Promise<GraphQLResponse> | null } | undefined
  const answer = given?.answer ?? null
  if (given) given.answer = null
  return answer
}

const keyOf = ({ id }: RequestParameters, variables: Variables) => JSON.stringify([id, variables])

const presentSession = () => sessionOf(readTokens()?.accessToken ?? '')
