import type { IncomingMessage } from 'node:http'
import type { DocumentNode } from 'graphql'
import type { KnownText } from './knownTexts'

/** The body of a request that names its document; the rest of it is not looked at yet. */
export interface Sent {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: unknown
  extensions?: unknown
}

/**
 * The hot path (docs/adr/0007): a text that Apollo let through before is not shown to it again, but run at once, in the
 * same context and by the same functions. Null: there is something to be looked at, and the ordinary way is Apollo's.
 */
export function hotDocument({ method, headers }: IncomingMessage, sent: Sent, { operation }: KnownText): DocumentNode | null {
  if (!operation || method !== 'POST' || !takesJson(headers.accept) || !isJson(headers['content-type'])) return null
  const { operationName, variables, extensions } = sent
  const isPlain = extensions == null && (operationName == null || operationName === operation.name)
  return isPlain && (variables == null || isObject(variables)) ? operation.document : null
}

const takesJson = (accept = '*/*') => accept === '*/*' || accept === 'application/json'

/** No form of another site can send it: what Apollo's own guard against them asks for. */
const isJson = (contentType = '') => /^application\/json(;|$)/i.test(contentType)

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
