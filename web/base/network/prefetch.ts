import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { fetchGraphQL } from './fetchGraphQL'
import { readTokens, sessionOf } from './tokens'

/** Queries that were sent before Relay's code was there. Each answer is used once. */
const asked = new Map<string, { session: string | null; answer: Promise<GraphQLResponse> }>()

export function prefetch(
  params: RequestParameters,
  variables: Variables,
  heard: (answer: GraphQLResponse) => void = () => {},
): void {
  const answer = fetchGraphQL(params, variables)
  // Whoever takes it handles the failure.
  answer.then(heard, () => null)
  asked.set(keyOf(params, variables), { session: presentSession(), answer })
}

/** For Relay's network: the answer of a query that was sent before, or is sent now. */
export function prefetchedConfig(params: RequestParameters, variables: Variables): CacheConfig {
  const key = keyOf(params, variables)
  const sent = asked.get(key)
  asked.delete(key)
  // Another tab may have signed somebody else in.
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
