import { type NextFunction, type Request, type Response, Router } from 'express'
import { getOperationAST, parse } from 'graphql'
import {
  accessDenied,
  classifyError,
  validationError,
  publicMessage,
  unauthenticated,
  unsupportedMedia,
} from '../base/errors'
import type { GraphqlEndpoint } from '../execution/endpoint'
import { requireViewer } from '../graphql/access'
import { type Context, type Services, sessionOf } from '../graphql/context'
import { validate } from '../graphql/validate'
import { hasBody, trackWork } from '../http/admission'
import { readJson } from '../http/body'
import { bounds } from '../http/bounds'
import { networkOf } from '../http/network'
import { createRequestContext } from '../http/requestContext'
import { logError, requestIdOf } from '../http/requestLog'
import { admitUpload } from '../http/uploadAdmission'
import type { ReadPlan } from '../reading/readPlan'
import { methodNotAllowed, problemOf, sendProblem } from './problem'
import { type GraphRoute, requiresSession, type RestRequest, type RestRoute } from './route'

/**
 * Serves the table at `/api` and `/photos`. Each row's operation is parsed and validated once, at
 * the start.
 */
export function restRouter(
  services: Services,
  graph: Pick<GraphqlEndpoint, 'execute' | 'register'>,
  routes: readonly RestRoute[],
): Router {
  const router = Router()
  for (const route of routes) {
    const run = 'operation' in route ? clientOfTheGraph(graph, route) : { handle: route.handle }
    const method = route.method.toLowerCase() as Lowercase<RestRoute['method']>
    const hasHead = !isMutation(route)
    router[method](route.path, (request, response, next) =>
      // Express passes HEAD requests to GET's handlers.
      request.method === 'HEAD' && !hasHead
        ? next()
        : trackWork(request, respond(services, route, run, request, response)),
    )
  }
  for (const [path, methods] of methodsByPath(routes))
    router.all(path, (request, response) => otherMethod(methods, request, response))
  const paths = ['/api', '/photos']
  const unknown = (response: Response) =>
    sendProblem(response, { code: 'NOT_FOUND', detail: 'Introuvable' })
  router.use(paths, (_, response) => unknown(response))
  // A path with invalid percent-encoding is unknown too.
  router.use(paths, (_: unknown, __: Request, response: Response, ___: NextFunction) =>
    unknown(response),
  )
  return router
}

/** A GET that counts an opening has no HEAD, which would count one too. */
const isMutation = (route: RestRoute): boolean =>
  'operation' in route && getOperationAST(parse(route.operation))?.operation === 'mutation'

interface RouteRun {
  /** Runs before any statement. */
  read?: (request: Request) => Promise<RestRequest>
  /** Plans what the call reads of the viewer's cats, so that it is read ahead. */
  readPlan?: (restRequest: RestRequest) => ReadPlan
  handle: (
    request: Request,
    response: Response,
    context: Context,
    restRequest?: RestRequest,
  ) => Promise<void> | void
}

async function respond(
  services: Services,
  route: RestRoute,
  run: RouteRun,
  request: Request,
  response: Response,
): Promise<void> {
  response.set('cache-control', 'no-store')
  ignoreConditions(request, route)
  const requestId = requestIdOf(response)
  const network = networkOf(request, services.env.trustProxy)
  let context: Context | undefined
  try {
    const authorization = authorizationFor(services, route, request)
    // No body is read without a valid token.
    const mayBeRead =
      !requiresSession(route) ||
      !route.accepts ||
      sessionOf(services, authorization, services.clock()) !== null
    const read = mayBeRead && run.read ? await outcomeOf(run.read(request)) : {}
    const readPlan = read.value && run.readPlan?.(read.value)
    const createWith = (session: { authorization: string | undefined }) =>
      createRequestContext(services, request, response, { ...session, readPlan })
    context = await createWith({ authorization }).catch((error: unknown) => {
      // The session has ended: a public call is not refused for that.
      if (!route.readsSession || classifyError(error).code !== 'UNAUTHENTICATED') throw error
      return createWith({ authorization: undefined })
    })
    if (requiresSession(route) && !context.viewer) throw unauthenticated()
    if (route.access === 'admin' && !context.viewer?.isAdmin) throw accessDenied()
    // Errors of rights precede errors of the body.
    if ('refusal' in read) throw read.refusal
    await run.handle(request, response, context, read.value)
  } catch (error) {
    logError(
      services,
      error,
      { requestId, at: `${route.method} ${route.path}` },
      { network, account: context?.viewer?.user.email },
    )
    const { code } = classifyError(error)
    const { message, extensions } = error as { message: string; extensions?: object }
    sendProblem(
      response,
      problemOf({ message: publicMessage(code, message), extensions: { ...extensions, code } }),
    )
  }
}

const conditions = ['range', 'if-range', 'if-match', 'if-unmodified-since']
const revalidations = ['if-none-match', 'if-modified-since']

/**
 * Removes the headers to which Express would answer 206, 304, 412 or 416. A call without a
 * documented 304 is no file: each response is complete.
 */
function ignoreConditions({ headers }: Request, route: RestRoute): void {
  const isRevalidated = 'sends' in route && route.sends !== undefined && 304 in route.sends
  for (const name of [...conditions, ...(isRevalidated ? [] : revalidations)]) delete headers[name]
}

/** Returns the token that the call reads. A public call reads none, or only that of a session. */
function authorizationFor(
  services: Services,
  { access, readsSession }: RestRoute,
  { headers: { authorization } }: Request,
): string | undefined {
  if (access !== 'public') return authorization
  const isSession = readsSession && sessionOf(services, authorization, services.clock()) !== null
  return isSession ? authorization : undefined
}

const outcomeOf = <T>(work: Promise<T>): Promise<{ value?: T; refusal?: unknown }> =>
  work.then(
    (value) => ({ value }),
    (refusal: unknown) => ({ refusal }),
  )

function clientOfTheGraph(
  graph: Pick<GraphqlEndpoint, 'execute' | 'register'>,
  route: GraphRoute,
): RouteRun {
  const document = graph.register(route.operation)
  // Uploads of photos have their own bounds and quota, and a route with `reads` rejects bodies
  // itself.
  const isReadLate = route.reads !== undefined || route.photo !== undefined
  const sentBy = async (request: Request, body: () => Promise<unknown>): Promise<RestRequest> => ({
    params: request.params as Record<string, string>,
    query: route.query ? validate(route.query, request.query) : {},
    body: await body(),
  })
  const handle: RouteRun['handle'] = async (request, response, context, read) => {
    const restRequest =
      read ?? (await sentBy(request, () => lateBody(route, request, response, context)))
    const { data, errors } = await graph.execute({
      document,
      variables: route.variables?.(restRequest) ?? {},
      context,
    })
    if (errors?.[0]) return sendProblem(response, problemOf(errors[0], route.fieldNames))
    if (!route.toBody) return void response.status(204).end()
    const json = route.toBody(data)
    response
      .status(typeof route.status === 'function' ? route.status(data) : (route.status ?? 200))
      .json(json)
  }
  if (isReadLate) return { handle }
  return {
    handle,
    read: (request) => sentBy(request, () => jsonBody(route, request)),
    readPlan: (restRequest) => document.readPlan(route.variables?.(restRequest)),
  }
}

async function lateBody(
  route: GraphRoute,
  request: Request,
  response: Response,
  context: Context,
): Promise<unknown> {
  if (route.reads) return await route.reads(request, response, context)
  return await jsonBody(route, request, () =>
    admitUpload(request, response, {
      kind: 'photos',
      userId: requireViewer(context).user.id,
      limits: context.limits,
    }),
  )
}

/**
 * Reads a JSON body; an absent one is an object without fields. `admit` admits the body once its
 * type is valid.
 */
async function jsonBody(
  route: GraphRoute,
  request: Request,
  admit?: () => Promise<void>,
): Promise<unknown> {
  const { accepts, photo } = route
  if (!accepts) return {}
  // An absent type counts as JSON.
  if (
    request.headers['content-type'] !== undefined &&
    !request.is('application/json') &&
    hasBody(request)
  )
    throw unsupportedMedia('Du JSON (application/json) est attendu')
  await admit?.()
  const bodyLimit = requiresSession(route) ? bounds.restBodyBytes : bounds.anonymousBodyBytes
  const body = (await readJson(request, photo?.bytes ?? bodyLimit, photo?.tooLargeMessage)) ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw validationError({})
  return validate(accepts, body)
}

function methodsByPath(routes: readonly RestRoute[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>()
  for (const route of routes) {
    const { path, method } = route
    const methods = method === 'GET' && !isMutation(route) ? ['GET', 'HEAD'] : [method]
    byPath.set(path, [...(byPath.get(path) ?? ['OPTIONS']), ...methods])
  }
  return byPath
}

function otherMethod(methods: string[], { method }: Request, response: Response): void {
  response.set('allow', methods.join(', '))
  if (method === 'OPTIONS') return void response.status(204).end()
  sendProblem(response, methodNotAllowed)
}
