import type { ApolloServer } from '@apollo/server'
import express, { type NextFunction, type Request, type Response, Router } from 'express'
import { type DocumentNode, getNamedType, isInputObjectType, parse, typeFromAST, validate } from 'graphql'
import { type Context, createContext, type Services } from '../context'
import { accessDenied, classify, type ErrorCode, publicMessage, unauthenticated } from '../errors'
import { schema } from '../schema/index'
import { validated } from '../schema/validate'
import { type Problem, sendProblem } from './problem'
import type { RestRequest, Route } from './route'
import { routes } from './routes'

interface Prepared extends Route {
  document: DocumentNode
  /** The fields of the operation's `input`. */
  known: ReadonlySet<string>
}

/** `/api`: the table, each row's operation parsed and validated once, at start. */
export function restRouter(services: Services, server: ApolloServer<Context>): Router {
  const router = Router()
  router.use(express.json({ type: () => true, limit: '100kb' }))
  for (const route of routes.map(prepare)) {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    router[method](route.path, (request, response) => answer(services, server, route, request, response))
  }
  router.use('/api', (_, response) => sendProblem(response, { code: 'NOT_FOUND', detail: 'Introuvable' }))
  router.use((error: unknown, _: Request, response: Response, __: NextFunction) => sendProblem(response, bodyProblem(error)))
  return router
}

function prepare(route: Route): Prepared {
  const document = parse(route.operation)
  const [error] = validate(schema, document)
  if (error) throw new Error(`${route.method} ${route.path}: ${error.message}`)
  const [operation] = document.definitions
  const variables = operation?.kind === 'OperationDefinition' ? (operation.variableDefinitions ?? []) : []
  const input = variables.find(({ variable }) => variable.name.value === 'input')
  const type = input && getNamedType(typeFromAST(schema, input.type as never))
  return { ...route, document, known: new Set(isInputObjectType(type) ? Object.keys(type.getFields()) : []) }
}

async function answer(
  services: Services,
  server: ApolloServer<Context>,
  route: Prepared,
  request: Request,
  response: Response,
): Promise<void> {
  response.set('cache-control', 'no-store')
  try {
    const contextValue = await createContext(services, route.access === 'public' ? undefined : request.headers.authorization)
    if (route.access !== 'public' && !contextValue.viewer) throw unauthenticated()
    if (route.access === 'admin' && !contextValue.viewer?.isAdmin) throw accessDenied()
    const sent = { params: request.params, query: request.query, body: objectOf(request.body) } as RestRequest
    if (route.accepts) validated(route.accepts, sent.body)
    const { body } = await server.executeOperation({ query: route.document, variables: variablesOf(route, sent) }, { contextValue })
    if (body.kind !== 'single') throw new Error('an incremental answer')
    const { data, errors } = body.singleResult
    if (errors?.[0]) return sendProblem(response, problemOf(errors[0]))
    if (!route.answer) return void response.status(204).end()
    const json = route.answer(data, sent)
    response.status(route.status?.(data) ?? 200).json(json)
  } catch (error) {
    const { code, unforeseen } = classify(error)
    if (unforeseen) services.log.error({ err: error, call: `${route.method} ${route.path}` }, 'rest')
    const { message, extensions } = error as { message: string; extensions?: object }
    sendProblem(response, problemOf({ message: publicMessage(code, message), extensions: { ...extensions, code } }))
  }
}

/** What the graph knows of the body: other fields of a client are passed over. */
function variablesOf(route: Prepared, sent: RestRequest): Record<string, unknown> {
  const { input, ...rest } = route.variables?.(sent) ?? {}
  if (typeof input !== 'object' || input === null) return rest
  return { ...rest, input: Object.fromEntries(Object.entries(input).filter(([name]) => route.known.has(name))) }
}

function objectOf(body: unknown): object {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
}

/** The graph's errors have been made presentable (http/graphql.ts); here they only change their clothes. */
function problemOf({ message, extensions }: { message: string; extensions?: Record<string, unknown> }): Problem {
  return { detail: message, ...(extensions as unknown as { code: ErrorCode }) }
}

/** body-parser's errors. */
function bodyProblem(error: unknown): Problem {
  const { type } = error as { type?: string }
  if (type === 'entity.too.large') return { code: 'TOO_LARGE', detail: 'Requête trop volumineuse' }
  return { code: 'MALFORMED', detail: 'Requête illisible' }
}
