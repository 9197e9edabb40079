import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { normalizeEmail } from '#shared/account'
import type { Services } from '../context'
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

/** Whose request it was: where it came from, and the address of the account that it is, or tried to be. */
export interface Who {
  network: string
  account?: string | undefined
}

/**
 * An accident of ours with its cause, under the request's id (product/interfaces 2.2: 500); of a refusal its code, where, and who was
 * refused, hashed: that it is the same one again can be seen, who it is cannot.
 */
export function logError({ log, logKey }: Pick<Services, 'log' | 'logKey'>, error: unknown, where: { requestId: string; at: unknown }, who: Who): void {
  const { code, unforeseen } = classify(error)
  if (unforeseen) log.error({ ...where, err: (error as { originalError?: unknown }).originalError ?? error }, 'accident')
  else if (refusals.has(code)) log.info({ ...where, code, ...hashed(who, logKey) }, 'refused')
}

function hashed({ network, account }: Who, key: string): Who {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
  return { network: hash(network), ...(account !== undefined && { account: hash(normalizeEmail(account)) }) }
}
