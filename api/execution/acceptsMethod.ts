import type { IncomingMessage, ServerResponse } from 'node:http'
import { methodNotAllowed, statusOf } from '../base/errors'

const methods = ['GET', 'POST']

/**
 * Returns whether the graph has the method; otherwise sends 405. Apollo would first refuse that such
 * a request has no type.
 */
export function acceptsMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (methods.includes(request.method ?? '')) return true
  // The body is dropped, so that the connection can be reused.
  request.resume()
  response.statusCode = statusOf.METHOD_NOT_ALLOWED
  response.setHeader('allow', methods.join(', '))
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ errors: [methodNotAllowed().toJSON()] }))
  return false
}
