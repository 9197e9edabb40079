import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailableSeconds, unavailable } from '../base/errors'
import { problemText, problemType } from './problemText'

const { message } = unavailable()

/** Serialised once: it is sent under overload. */
const responses = [
  [
    /^\/graphql(\?|$)/,
    'application/json; charset=utf-8',
    JSON.stringify({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }),
  ],
  [/^\/(api|photos)(\/|\?|$)/, problemType, problemText(503, unavailable())],
  [/^/, 'text/plain; charset=utf-8', message],
] as const

/** Sends 503 in the format of the path: GraphQL, problem+json or text. */
export function sendOverloaded({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [, type, text] = responses.find(([path]) => path.test(url))!
  response.writeHead(503, {
    'content-type': type,
    'cache-control': 'no-store',
    'retry-after': String(unavailableSeconds),
  })
  response.end(text)
}
