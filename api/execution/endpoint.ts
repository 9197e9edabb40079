import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type ApolloServer, HeaderMap } from '@apollo/server'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import type { FormattedExecutionResult, GraphQLError } from 'graphql'
import { classifyError, statusOf, unavailable } from '../base/errors'
import type { Context, Services } from '../graphql/context'
import { graceMs } from '../http/closeConnections'
import { networkOf } from '../http/network'
import { createRequestContext } from '../http/requestContext'
import { logError, requestIdOf } from '../http/requestLog'
import { sendOverloaded } from '../http/sendOverloaded'
import { emptyPlan, type ReadPlan } from '../reading/readPlan'
import { acceptsMethod } from './acceptsMethod'
import { startApollo } from './apollo'
import { type DocumentRequest, variablesIn } from './automaticPersistedQueries'
import { documentStore } from './documentStore'
import { errorLog } from './errorLog'
import { runOrStoreErrors } from './executor'
import { knownDocuments } from './knownDocuments'
import { knownTexts } from './persistedQueries'
import type { PreparedDocument } from './preparedDocument'
import { readAhead } from './readAhead'
import { createRequestReader, type ReceivedRequest } from './receivedRequest'

export interface GraphqlEndpoint {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /**
   * Prepares one of our documents, compiled when it first runs.
   * @throws if it does not fit the schema
   */
  register(text: string): PreparedDocument
  /** Runs one of our documents in this process. Errors are formatted as for a client. */
  execute(input: {
    document: PreparedDocument
    variables: Record<string, unknown>
    context: Context
  }): Promise<FormattedExecutionResult>
  stop(): Promise<void>
}

/** Serves `/graphql` on node:http: Express would cost more than the query itself. */
export async function createGraphql(services: Services, server: Server): Promise<GraphqlEndpoint> {
  const registry = knownDocuments(knownTexts())
  const store = documentStore(registry)
  const readRequest = createRequestReader(services, registry, store)
  const plugins = [
    errorLog(services),
    // Closes idle connections too: browsers open some in advance, and node:http would wait for
    // them.
    ApolloServerPluginDrainHttpServer({ httpServer: server, stopGracePeriodMillis: graceMs }),
  ]
  const apollo = await startApollo(services, plugins, store)
  return { handle, register: registry.register, execute, stop: () => apollo.stop() }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store')
    if (!acceptsMethod(request, response)) return
    let received: ReceivedRequest
    try {
      received = await readRequest(request)
    } catch (error) {
      const { code } = classifyError(error)
      if (code === 'UNAVAILABLE') return sendOverloaded(request, response)
      return sendError(response, statusOf[code], error as GraphQLError)
    }
    const { body, sent, document } = received
    const readPlan = planOf(received)
    // The context is created lazily and once, so that an ended session is reported once.
    let contextPromise: Promise<Context> | undefined
    const context = () => (contextPromise ??= contextOf(request, response, readPlan))
    const variables = variablesIn(sent)
    const directContext =
      document &&
      variables &&
      mayBypassApollo(request, sent, document) &&
      (await context().catch(() => null))
    const result =
      directContext && (await runOrStoreErrors({ document, variables, context: directContext }))
    if (result) return sendJson(response, result)
    await respondByApollo(apollo, request, response, { body, context })
  }

  async function execute(input: {
    document: PreparedDocument
    variables: Record<string, unknown>
    context: Context
  }): Promise<FormattedExecutionResult> {
    const { document, variables, context } = input
    const result = await runOrStoreErrors(input)
    if (result) return result
    const { body } = await apollo.executeOperation(
      { query: document.text, variables },
      { contextValue: context },
    )
    if (body.kind !== 'single') throw new Error('unexpected incremental response')
    return body.singleResult
  }

  async function contextOf(
    request: IncomingMessage,
    response: ServerResponse,
    readPlan: ReadPlan,
  ): Promise<Context> {
    const { authorization } = request.headers
    try {
      return await createRequestContext(services, request, response, { authorization, readPlan })
    } catch (error) {
      const network = networkOf(request, services.env.trustProxy)
      logError(services, error, { requestId: requestIdOf(response), at: 'session' }, { network })
      throw classifyError(error).code === 'UNAVAILABLE' ? unavailable() : error
    }
  }
}

const operationNameIn = ({ operationName }: DocumentRequest): string | null =>
  typeof operationName === 'string' ? operationName : null

function planOf({ sent, document, foreign }: ReceivedRequest): ReadPlan {
  const variables = variablesIn(sent)
  if (document) return document.readPlan(variables)
  return foreign ? readAhead(foreign, operationNameIn(sent))(variables) : emptyPlan
}

/**
 * Returns whether a prepared document may run without Apollo (ADR 7). A request that a form of
 * another site can send is excluded: Apollo refuses it (CSRF).
 */
function mayBypassApollo(
  { method, headers }: IncomingMessage,
  { extensions, operationName }: DocumentRequest,
  { operation }: PreparedDocument,
): boolean {
  return (
    method === 'POST' &&
    ['*/*', 'application/json'].includes(headers.accept ?? '*/*') &&
    /^application\/json(;|$)/i.test(headers['content-type'] ?? '') &&
    extensions == null &&
    (operationName == null || operationName === operation.name?.value)
  )
}

async function respondByApollo(
  apollo: ApolloServer<Context>,
  request: IncomingMessage,
  response: ServerResponse,
  { body, context }: { body: unknown; context: () => Promise<Context> },
): Promise<void> {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set('accept', acceptedTypes(request.headers.accept))
  const { search } = new URL(request.url ?? '/', 'http://localhost')
  const httpGraphQLRequest = { method: request.method ?? 'GET', headers, search, body }
  const result = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context })
  for (const [name, value] of result.headers) response.setHeader(name, value)
  response.statusCode = result.status ?? 200
  if (result.body.kind === 'complete') return void response.end(result.body.string)
  for await (const chunk of result.body.asyncIterator) response.write(chunk)
  response.end()
}

/**
 * Returns an `Accept` that JSON fits: Apollo would run the document before it refuses the type of
 * its response.
 */
const acceptedTypes = (accept = ''): string =>
  /graphql-response\+json/i.test(accept)
    ? `${accept}, application/json;q=0.001`
    : 'application/json'

function sendJson(response: ServerResponse, json: object): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(json))
}

/** Formats an error of a request that was refused before Apollo. */
function sendError(response: ServerResponse, status: number, error: GraphQLError): void {
  response.statusCode = status
  sendJson(response, { errors: [error.toJSON()] })
}
