import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { classify, type ErrorCode } from '../errors'

/** One line a request, under an id that the answer names too. No tokens, no addresses, no bodies. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID()
  const start = performance.now()
  response.setHeader('x-request-id', requestId)
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = Math.round(performance.now() - start)
    const line = { requestId, method: request.method, path: withoutSecrets(request.url ?? ''), status, ms }
    log.info(writableFinished ? line : { ...line, aborted: true }, 'request')
  })
}

/** Ids and tokens are long, words of a path are short and plain, as no e-mail address is; the query string may hold anything. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/[^/]{21,}|[^/]*[^\w./-][^/]*/g, ':id')
}

/** The id of the request that is being answered. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader('x-request-id'))

/** What somebody meets who tries doors. */
const refusals: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'BAD_CREDENTIALS', 'ACCESS_DENIED', 'INVALID_TOKEN', 'RATE_LIMITED'])

/** An accident of ours with its cause, under the request's id (spec 4: 500); of a refusal its code, and where. */
export function logError(log: Logger, error: unknown, where: { requestId: string; at: unknown }): void {
  const { code, unforeseen } = classify(error)
  if (unforeseen) log.error({ ...where, err: (error as { originalError?: unknown }).originalError ?? error }, 'accident')
  else if (refusals.has(code)) log.info({ ...where, code }, 'refused')
}
