import type { IncomingMessage } from 'node:http'
import type { DocumentNode } from 'graphql'
import type { KnownText } from './knownTexts'

/** A body with a document; its other parts are not validated yet. */
export interface Sent {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: unknown
  extensions?: unknown
}

/**
 * The hot path (docs/adr/0007): a document that Apollo validated before is run without Apollo, in the same context and
 * by the same functions. Null: the request has to go through Apollo.
 */
export function hotDocument(
  { method, headers }: IncomingMessage,
  sent: Sent,
  { operation }: KnownText,
): DocumentNode | null {
  if (
    !operation ||
    method !== 'POST' ||
    !takesJson(headers.accept) ||
    !isJson(headers['content-type'])
  )
    return null
  const { operationName, variables, extensions } = sent
  const isPlain = extensions == null && (operationName == null || operationName === operation.name)
  return isPlain && (variables == null || isObject(variables)) ? operation.document : null
}

const takesJson = (accept = '*/*') => accept === '*/*' || accept === 'application/json'

/** CSRF: a form of another site cannot send this content type. Apollo checks the same. */
const isJson = (contentType = '') => /^application\/json(;|$)/i.test(contentType)

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
