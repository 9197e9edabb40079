import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import express from 'express'
import helmet from 'helmet'
import type { Services } from './context'
import { allowOrigins } from './http/cors'
import { createGraphql } from './http/graphql'
import { pages } from './http/pages'
import { logRequest, requestIdOf } from './http/requestLog'
import { withdrawnWorker } from './http/withdrawnWorker'
import type { Route } from './rest/route'
import { restRouter } from './rest/router'
import { routes } from './rest/routes'

export interface App {
  server: Server
  /** Answers what is in flight, and waits for nobody else. */
  close(): Promise<void>
}

/** Everything that listens on the one port: the graph, `/api` with what is `also` called in development, and the web app. */
export async function createApp(services: Services, also: readonly Route[] = []): Promise<App> {
  const server = createServer()
  const graphql = await createGraphql(services, server)
  const { env, log } = services
  const app = express()
  app.disable('x-powered-by').set('etag', false).set('trust proxy', env.trustProxy)
  app.use(helmet({ contentSecurityPolicy: { useDefaults: false, directives: policy }, hsts: env.publicUrl.startsWith('https:'), xFrameOptions: { action: 'deny' } }))

  app.use(restRouter(services, graphql, [...routes, ...also]))
  if (!env.serviceWorker) app.use(withdrawnWorker())
  app.use(pages(services, graphql))

  const allow = allowOrigins(env.corsOrigins)
  server.on('request', (request, response) => {
    logRequest(log, request, response)
    allow(request, response, () => serve(request, response))
  })
  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (!/^\/graphql(\?|$)/.test(request.url ?? '')) return app(request, response)
    graphql.handle(request, response).catch((error: unknown) => {
      log.error({ err: error, requestId: requestIdOf(response) }, 'graphql')
      response.statusCode = 500
      response.end()
    })
  }
  return { server, close: graphql.stop }
}

/** Nothing inline, nothing from elsewhere: the tokens in local storage depend on it (decisions, Accounts). */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}
