import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import express from 'express'
import { createGraphql } from './execution/endpoint'
import type { Services } from './graphql/context'
import { createAdmission, trackWork } from './http/admission'
import { bounds } from './http/bounds'
import { closeConnections } from './http/closeConnections'
import { allowOrigins } from './http/cors'
import {
  lacksHost,
  refuseConnections,
  refusePipelined,
  refuseWithoutHost,
} from './http/refusedConnections'
import { logRequest, requestIdOf } from './http/requestLog'
import { securityHeaders } from './http/securityHeaders'
import { sendOverloaded } from './http/sendOverloaded'
import { closeSlowResponses } from './http/slowResponses'
import { pages } from './pages/pages'
import { withdrawnWorker } from './pages/withdrawnWorker'
import type { RestRoute } from './rest/route'
import { restRouter } from './rest/router'
import { routes } from './rest/routes'

export interface App {
  server: Server
  close(): Promise<void>
}

/**
 * Serves everything on the port: the graph, `/api` (with the calls of `extraRoutes` in development) and
 * the web app.
 */
export async function createApp(
  services: Services,
  extraRoutes: readonly RestRoute[] = [],
): Promise<App> {
  const server = createServer({
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    connectionsCheckingInterval: bounds.checkEveryMs,
    keepAliveTimeout: bounds.keepAliveMs,
    requireHostHeader: false,
  })
  server.timeout = bounds.idleMs
  const graphql = await createGraphql(services, server)
  const { env, log } = services
  closeConnections(server, services.shutdownSignal)
  closeSlowResponses(server)
  const app = express()
  app.disable('x-powered-by').set('etag', false).set('trust proxy', env.trustProxy)

  app.use(restRouter(services, graphql, [...routes, ...extraRoutes]))
  if (!env.serviceWorker) app.use(withdrawnWorker())
  app.use(pages(services, graphql))

  const headers = securityHeaders(env)
  const admits = createAdmission(server, log, env.trustProxy)
  const allow = allowOrigins(env.corsOrigins)
  refuseConnections(server, headers)
  server.on('request', (request, response) => {
    // Another response is being sent on its connection.
    if (!response.socket) return refusePipelined(request)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (lacksHost(request)) return refuseWithoutHost(response)
    const isAdmitted = admits(request, response)
    if (isAdmitted) logRequest(log, request, response)
    allow(request, response, () => (isAdmitted ? serve : sendOverloaded)(request, response))
  })
  // An unknown expectation may be ignored. node:http's own 417 would lack our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (!/^\/graphql(\?|$)/.test(request.url ?? '')) return app(request, response)
    trackWork(request, graphql.handle(request, response)).catch((error: unknown) => {
      log.error({ err: error, requestId: requestIdOf(response) }, 'GraphQL request failed')
      response.statusCode = 500
      response.end()
    })
  }
  return { server, close: graphql.stop }
}
