import type { IncomingMessage } from 'node:http'

/**
 * Returns the pattern of a request's route, once Express has matched it (`/api/animals/:id`). It
 * contains no id and no link's token.
 */
export function routeOf(request: IncomingMessage & { route?: { path?: unknown } }): string {
  if (/^\/graphql(\?|$)/.test(request.url ?? '')) return '/graphql'
  const path = request.route?.path
  return typeof path === 'string' ? path : 'other'
}
