import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { normaliseEmail } from '#shared/account/accountSchemas'
import { classifyError, type ErrorCode } from '../base/errors'
import { requestEnded } from '../base/log/events'
import { routeOf } from '../base/log/routeOf'
import type { Services } from '../graphql/context'

/**
 * Logs one line per request, with the id sent as X-Request-Id. It never logs tokens, e-mail addresses or
 * bodies.
 */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID()
  const start = performance.now()
  response.setHeader('x-request-id', requestId)
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const elapsedMs = performance.now() - start
    const ms = Math.round(elapsedMs)
    const line = {
      requestId,
      method: request.method,
      path: withoutSecrets(request.url ?? ''),
      status,
      ms,
    }
    log.info(writableFinished ? line : { ...line, aborted: true }, 'request')
    if (requestEnded.hasListeners)
      requestEnded.publish({
        method: request.method ?? '',
        route: routeOf(request),
        status,
        seconds: elapsedMs / 1000,
      })
  })
}

const maxPathLength = 200

/**
 * Returns the path without its query string. Long or unusual parts (ids, tokens, e-mail addresses)
 * are replaced by ':id'.
 */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/[^/]{21,}|[^/]*[^\w./-][^/]*/g, ':id').slice(0, maxPathLength)
}

export const requestIdOf = (response: ServerResponse): string =>
  String(response.getHeader('x-request-id'))

/** Codes that are logged: they may be signs of an attack. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'BAD_CREDENTIALS',
  'ACCESS_DENIED',
  'INVALID_TOKEN',
  'RATE_LIMITED',
])

/** The client's network, and the account's e-mail address, proven or only tried. */
export interface ClientIdentity {
  network: string
  account?: string | undefined
}

/**
 * Logs an unforeseen error with its cause, under the request's id (product/interfaces 2.2: 500).
 * Logs a refusal with its code, place and hashed client: repeated attempts can be matched, but not
 * attributed.
 */
export function logError(
  { log, logKey }: Pick<Services, 'log' | 'logKey'>,
  error: unknown,
  where: { requestId: string; at: unknown },
  client: ClientIdentity,
): void {
  const { code, isUnforeseen } = classifyError(error)
  if (isUnforeseen)
    log.error(
      { ...where, err: (error as { originalError?: unknown }).originalError ?? error },
      'unexpected error',
    )
  else if (refusals.has(code))
    log.info({ ...where, code, ...hashClient(client, logKey) }, 'request refused')
}

function hashClient({ network, account }: ClientIdentity, key: string): ClientIdentity {
  const hash = (text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
  return {
    network: hash(network),
    ...(account !== undefined && { account: hash(normaliseEmail(account)) }),
  }
}
