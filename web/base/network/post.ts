import type {
  ConcreteRequest,
  GraphQLSingularResponse,
  GraphQLTaggedNode,
  RequestParameters,
  Variables,
} from 'relay-runtime'
import { NO_RESPONSE_MESSAGE, NoResponseError, toFailure } from './graphqlError'
import { serverClock } from './serverClock'

export interface GraphQLResult {
  status: number
  body: GraphQLSingularResponse
  /** The Retry-After in seconds; `null` if there is none. */
  retryAfterS: number | null
  /** The access token was refused; renewing it may help (product/accounts 1.6). */
  isRefused: boolean
}

export const paramsOf = (operation: GraphQLTaggedNode): RequestParameters =>
  (operation as ConcreteRequest).params

/** The time-out of a request, in milliseconds. */
const timeoutMs = 20_000

/** Sends a persisted operation. `signal` replaces the time-out. */
export async function post(
  params: RequestParameters,
  variables: Variables,
  accessToken: string | null,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<GraphQLResult> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (accessToken) headers['Authorization'] = `Bearer ${accessToken}`
  const body = JSON.stringify({ id: params.id, variables })
  const sentAt = Date.now()
  return await readResponse(
    await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      signal,
    }).catch(throwNoResponse),
    sentAt,
  )
}

/** @throws NoResponseError if the response is not our server's, or not complete */
export async function readResponse(response: Response, sentAt: number): Promise<GraphQLResult> {
  const retryAfterS = secondsOf(response.headers.get('Retry-After'))
  const body = await bodyOf(response, retryAfterS)
  serverClock.adjust(response.headers.get('Date'), sentAt)
  const code = 'errors' in body ? toFailure(body.errors).code : null
  const isRefused =
    response.status === 401 ||
    code === 'UNAUTHENTICATED' ||
    (response.status === 403 && code !== 'ACCESS_DENIED')
  return { status: response.status, body, retryAfterS, isRefused }
}

function throwNoResponse(): never {
  throw new NoResponseError(NO_RESPONSE_MESSAGE)
}

/** A captive portal responds with 200 to everything: only a body in the form of GraphQL is our server's. */
async function bodyOf(
  response: Response,
  retryAfterS: number | null,
): Promise<GraphQLSingularResponse> {
  // The body ended early: the connection was cut.
  const body = parse(await response.text().catch(throwNoResponse))
  const isOurServer = isGraphQLResponse(body)
  // A process of an older build does not have the query, and responds with 404. A newer process will have it.
  if (isOurServer && (response.status !== 404 || 'data' in body)) return body
  // A proxy may end half a body without an error.
  if (body === undefined && response.ok && response.headers.get('Content-Type')?.includes('json'))
    throwNoResponse()
  throw new NoResponseError(
    'Le serveur ne répond pas. Réessayez dans un instant.',
    retryAfterS,
    isOurServer ? null : response.status,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isGraphQLResponse(body: unknown): body is GraphQLSingularResponse {
  const { data, errors } = Object(body) as {
    data?: unknown
    errors?: { extensions?: { code?: unknown } }[]
  }
  return Array.isArray(errors)
    ? typeof errors[0]?.extensions?.code === 'string'
    : typeof data === 'object' && data !== null
}

/** The header has seconds, or a date (RFC 9110). */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
