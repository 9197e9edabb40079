import { NoResponseError } from '../../base/network/graphqlError'
import type { GraphQLResult } from '../../base/network/post'
import type { NetworkState } from './device'
import { errorOf, responseOf } from './server'

/** A query gets no usable response on these networks. */
export const statesWithoutResponse = new Set<NetworkState>([
  'down',
  'portal',
  'unavailable',
  'busy',
  'broken',
])

/** The response to a query that carries no entry. */
export function queryResponse(network: NetworkState): GraphQLResult {
  if (network === 'down' || network === 'portal') throw new NoResponseError('')
  return network === 'unavailable'
    ? errorOf('UNAVAILABLE', 503)
    : responseOf({ data: { viewer: null } })
}

/** The head of a response, and as much of its body as came before the connection was cut. */
export function truncatedResponse({ status, body }: GraphQLResult): Response {
  const text = new TextEncoder().encode(JSON.stringify(body))
  const cutStream = new ReadableStream({
    start: (stream) => stream.enqueue(text.slice(0, text.length / 2)),
    pull: (stream) => stream.error(new TypeError('network error')),
  })
  return new Response(cutStream, { status, headers: { 'Content-Type': 'application/json' } })
}
