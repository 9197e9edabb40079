import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from 'cors'

/**
 * Lets pages of `origins` (CORS_ORIGINS) call `/api`, `/graphql` and `/photos`. A preflight gets
 * its response without `next`.
 */
export function allowOrigins(origins: readonly string[]) {
  const allow = cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    // A client may send its requests with credentials; the photos’ cookie is only sent by our own
    // pages (product/interfaces 2.4).
    credentials: true,
    maxAge: 600,
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isApiPath = /^\/(api|graphql|photos)(\/|\?|$)/.test(request.url ?? '')
    if (origins.length === 0 || !isApiPath || request.headers.origin === undefined) return next()
    allow(request, response, next)
  }
}
