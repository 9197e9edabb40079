import type { IncomingMessage } from 'node:http'

/** The pattern of a request's route, once Express has found it (`/api/animals/:id`): never an id, nor a link's token. */
export function routeOf(request: IncomingMessage & { route?: { path?: unknown } }): string {
  if (/^\/graphql(\?|$)/.test(request.url ?? '')) return '/graphql'
  const path = request.route?.path
  return typeof path === 'string' ? path : 'other'
}
