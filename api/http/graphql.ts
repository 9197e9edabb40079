import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { HeaderMap } from '@apollo/server'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import type { FormattedExecutionResult } from 'graphql'
import { type Context, createContext, type Services, sessionOf, toolHashOf } from '../context'
import { classify, statusOf, unauthenticated, unavailable } from '../errors'
import { startApollo } from '../hotPath/apollo'
import { createExecutor, type Run } from '../hotPath/execution'
import { hotDocument, type Sent } from '../hotPath/hotDocument'
import { knownTexts } from '../hotPath/knownTexts'
import type { ReadPlan } from '../records/readPlan'
import { readJson } from './body'
import { bounds } from './bounds'
import { graceMs } from './closing'
import { sendFull } from './fullAnswer'
import { refusePersistedQuery, sentInAddress } from './hashedQueries'
import { networkOf } from './network'
import { errorLog } from './operationLog'
import { persistedQueries } from './persistedQueries'
import { giveCookie, takeCookie } from './photoCookie'
import { logError, requestIdOf } from './requestLog'

export interface GraphqlEndpoint {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** For REST: runs a valid document in this process; errors are formatted as for a client. */
  execute(run: Run): Promise<FormattedExecutionResult>
  stop(): Promise<void>
}

/** `/graphql` on node:http: Express would cost more than the query itself. */
export async function createGraphql(services: Services, server: Server): Promise<GraphqlEndpoint> {
  const { run, runWithoutErrors } = createExecutor()
  const texts = knownTexts()
  const plugins = [
    errorLog(services),
    // Closes idle connections too: browsers open some in advance, and node:http would wait for them.
    ApolloServerPluginDrainHttpServer({ httpServer: server, stopGracePeriodMillis: graceMs }),
  ]
  const apollo = await startApollo(services, plugins, async (asked) => {
    texts.letThrough(asked.text, asked.document)
    return await run(asked)
  })
  const documentOf = persistedQueries(services.env.production)
  return { handle, execute, stop: () => apollo.stop() }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store')
    let body: unknown
    try {
      body = withDocument(await readJson(request, bodyBytes(request)))
      refusePersistedQuery(request.method === 'GET' ? sentInAddress(request) : body)
    } catch (error) {
      const { code } = classify(error)
      if (code === 'UNAVAILABLE') return sendFull(request, response)
      return sendError(response, statusOf[code], code, (error as Error).message)
    }
    if (body === unknownId)
      return sendError(response, 404, 'NOT_FOUND', 'Requête inconnue\u00a0: rechargez la page.')
    if (!hasText(body))
      return await answerByApollo(request, response, {
        body,
        context: () => contextOf(request, response),
      })
    const { query, variables } = body
    const known = texts.of(query)
    // Created on demand and once, so that an ended session is reported once.
    let made: Promise<Context> | undefined
    const context = () => (made ??= contextOf(request, response, known.readPlan(variables)))
    const document = hotDocument(request, body, known)
    const ready = document && (await context().catch(() => null))
    const result =
      ready && (await runWithoutErrors({ document, variables: variables ?? {}, context: ready }))
    if (result) return sendJson(response, result)
    await answerByApollo(request, response, { body, context })
  }

  async function execute(asked: Run): Promise<FormattedExecutionResult> {
    const { document, variables = {}, context } = asked
    const result = await runWithoutErrors(asked)
    if (result) return result
    const { body } = await apollo.executeOperation(
      { query: document, variables },
      { contextValue: context },
    )
    if (body.kind !== 'single') throw new Error('an incremental answer')
    return body.singleResult
  }

  async function contextOf(
    request: IncomingMessage,
    response: ServerResponse,
    readPlan?: ReadPlan,
  ): Promise<Context> {
    const { authorization } = request.headers
    const requestId = requestIdOf(response)
    const network = networkOf(request, services.env.trustProxy)
    try {
      const signedOut = () => takeCookie(request, response, services.env)
      const setCookie = (cookie: string) => void response.appendHeader('set-cookie', cookie)
      const caller = {
        authorization,
        network,
        requestId,
        signedOut,
        cookies: request.headers.cookie,
        userAgent: request.headers['user-agent'],
        setCookie,
      }
      const context = await createContext(services, caller, readPlan)
      giveCookie(request, response, context)
      return context
    } catch (error) {
      logError(services, error, { requestId, at: 'session' }, { network })
      throw classify(error).code === 'UNAVAILABLE' ? unavailable() : error
    }
  }

  async function answerByApollo(
    request: IncomingMessage,
    response: ServerResponse,
    { body, context }: { body: unknown; context: () => Promise<Context> },
  ): Promise<void> {
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const { search } = new URL(request.url ?? '/', 'http://localhost')
    const httpGraphQLRequest = { method: request.method ?? 'GET', headers, search, body }
    const result = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context })
    for (const [name, value] of result.headers) response.setHeader(name, value)
    response.statusCode = result.status ?? 200
    if (result.body.kind === 'complete') return void response.end(result.body.string)
    for await (const chunk of result.body.asyncIterator) response.write(chunk)
    response.end()
  }

  /** The limit of this body; the token is read only if the body is large. @throws UNAUTHENTICATED */
  function bodyBytes({ headers }: IncomingMessage): number {
    const announced = Number(headers['content-length'] ?? Infinity)
    if (announced <= bounds.anonymousBodyBytes) return bounds.anonymousBodyBytes
    // A tool's token proves nothing before the database is asked; photos have REST's ways.
    if (headers.authorization === undefined || toolHashOf(headers.authorization) !== null)
      return bounds.anonymousBodyBytes
    // Not TOO_LARGE: the client renews its session and sends the body again.
    if (!sessionOf(services, headers.authorization, services.clock()))
      throw unauthenticated('Session expirée')
    return bounds.graphqlBodyBytes
  }

  /** Replaces the `id` of a persisted query by its document. */
  function withDocument(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('id' in body) || 'query' in body) return body
    const { id, ...rest } = body
    const query = typeof id === 'string' ? documentOf(id) : undefined
    return query === undefined ? unknownId : { ...rest, query }
  }
}

const unknownId = Symbol('unknown id')

const hasText = (body: unknown): body is Sent =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'

function sendJson(response: ServerResponse, json: object): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(json))
}

/** A GraphQL error for a request that was refused before the graph. */
function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  response.statusCode = status
  sendJson(response, { errors: [{ message, extensions: { code } }] })
}
