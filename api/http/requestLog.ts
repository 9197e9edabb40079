import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

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

/** Ids and tokens are long, words of a path are short; the query string may hold anything. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/[^/]{21,}/g, ':id')
}
