import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApolloServer, HeaderMap } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError } from 'graphql'
import { type Context, createContext, type Services } from '../context'
import { classify, publicMessage, statusOf } from '../errors'
import { schema } from '../schema/index'
import type { Ahead } from '../records/ahead'
import { lookAheadOfTexts } from '../schema/lookAhead'
import { readJson } from './body'
import { createExecutor } from './execution'
import { networkOf } from './network'
import { operationLog } from './operationLog'
import { persistedQueries } from './persistedQueries'
import { logError, requestIdOf } from './requestLog'

export interface GraphqlEndpoint {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** For REST, which is a client of the graph in the same process. */
  server: ApolloServer<Context>
  stop(): Promise<void>
}

/** `/graphql` on node:http: Express would cost each request more than the whole query does. */
export async function createGraphql(services: Services): Promise<GraphqlEndpoint> {
  const run = createExecutor()
  const server = new ApolloServer<Context>({
    // As a gateway: the one way in which Apollo hands over the execution.
    gateway: {
      onSchemaLoadOrUpdate: (loaded) => {
        loaded({ apiSchema: schema, coreSupergraphSdl: '' })
        return () => undefined
      },
      load: async () => ({
        executor: ({ document, request: { operationName, variables }, context }) =>
          run({ document, operationName, variables, context: context as Context }),
      }),
      stop: async () => undefined,
    },
    introspection: true,
    // 'Did you mean …' tells strangers names; whoever may know them reads the schema.
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    // Our longest document has 400; what validation does with repeated fields grows faster than they do.
    parseOptions: { maxTokens: 2_000 },
    plugins: [ApolloServerPluginCacheControlDisabled(), operationLog(services.log)],
    logger: services.log,
  })
  await server.start()
  const documentOf = persistedQueries(services.env.production)
  const ahead = lookAheadOfTexts()
  return { server, handle: (request, response) => answer(request, response), stop: () => server.stop() }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const { authorization } = request.headers
    const url = new URL(request.url ?? '/', 'http://localhost')
    const requestId = requestIdOf(response)
    let body: unknown
    try {
      body = await readJson(request, 1_000_000)
    } catch (error) {
      const { code } = classify(error)
      return sendError(response, statusOf[code], code, (error as Error).message)
    }
    const persisted = withDocument(body)
    if (persisted === unknownId) return sendError(response, 404, 'NOT_FOUND', 'Requête inconnue\u00a0: rechargez la page.')
    const result = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method ?? 'GET', headers, search: url.search, body: persisted },
      context: () =>
        createContext(services, { authorization, network: networkOf(request, services.env.trustProxy), requestId }, aheadOf(persisted)).catch((error: unknown) => {
          logError(services.log, error, { requestId, at: 'session' })
          throw error
        }),
    })
    for (const [name, value] of result.headers) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    response.statusCode = result.status ?? 200
    if (result.body.kind === 'complete') return void response.end(result.body.string)
    for await (const chunk of result.body.asyncIterator) response.write(chunk)
    response.end()
  }

  function aheadOf(body: unknown): Ahead | undefined {
    if (typeof body !== 'object' || body === null || !('query' in body)) return undefined
    const variables = 'variables' in body && typeof body.variables === 'object' ? body.variables : null
    return ahead(body.query)(variables as Record<string, unknown> | null)
  }

  /** `{ id, variables }` of our own client becomes its document. */
  function withDocument(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('id' in body) || 'query' in body) return body
    const { id, ...rest } = body
    const query = typeof id === 'string' ? documentOf(id) : undefined
    return query === undefined ? unknownId : { ...rest, query }
  }
}

/** No build of ours has had the document that this id names. */
const unknownId = Symbol('unknown id')

/** In the shape that GraphQL clients read, for what never reached the graph. */
function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

/** Our codes, French where it is for people, and nothing of an unforeseen cause: the log has that. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code } = classify(error)
  const { fields, retryAfterSeconds } = formatted.extensions ?? {}
  const extensions = { code, ...(fields !== undefined && { fields }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  return { ...formatted, message: publicMessage(code, formatted.message), extensions }
}
