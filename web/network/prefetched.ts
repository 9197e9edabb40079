import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { readTokens, sessionOf } from './tokens'
import { fetchGraphQL } from './fetchGraphQL'

/** What was asked before the app was there, and in which session. Each answer serves once. */
const asked = new Map<string, { session: string | null; answer: Promise<GraphQLResponse> }>()

/** Puts a question that the app is going to put; `heard` is told of its answer, where there is one. */
export function prefetch(params: RequestParameters, variables: Variables, heard: (answer: GraphQLResponse) => void = () => {}): void {
  const answer = fetchGraphQL(params, variables)
  // Who takes it hears of a failure; nobody may.
  answer.then(heard, () => null)
  asked.set(keyOf(params, variables), { session: presentSession(), answer })
}

/** Tells Relay's network of a question that is put before Relay is there. */
export function prefetched(params: RequestParameters, variables: Variables): CacheConfig {
  const key = keyOf(params, variables)
  const ahead = asked.get(key)
  asked.delete(key)
  // Another tab may have signed somebody else in meanwhile.
  const answer = ahead && ahead.session === presentSession() ? ahead.answer : fetchGraphQL(params, variables)
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
