import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { validationError, malformedError } from '../base/errors'
import { isBoundedJson } from '../http/boundedJson'

// Automatic persisted queries name a document by its SHA-256. Apollo handles them, but reports
// invalid ones as unforeseen errors, so they are refused here.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws MALFORMED for a wrong version or hash, VALIDATION if `query` has another hash */
export function refusePersistedQuery({ query, extensions }: DocumentRequest): void {
  if (!isObject(extensions)) return
  const { persistedQuery } = extensions
  if (persistedQuery == null) return
  const { version, sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash))
    throw malformedError()
  if (typeof query !== 'string') return
  if (createHash('sha256').update(query).digest('hex') !== sha256Hash)
    throw validationError({ sha256Hash: 'Ce n’est pas l’empreinte de cette requête' })
}

/**
 * The document that a request names, itself or by its hash, and the variables that it runs with.
 */
export interface DocumentRequest {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** Returns the SHA-256 of an automatic persisted query. Empty if there is none. */
export function persistedQueryHash({ extensions }: DocumentRequest): string {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined
  return isObject(persisted) ? String(persisted['sha256Hash']) : ''
}

export const sentInBody = (body: unknown): DocumentRequest => (isObject(body) ? body : {})

/** Returns `null` if they are neither absent nor an object: Apollo refuses them. */
export function variablesIn({ variables = {} }: DocumentRequest): Record<string, unknown> | null {
  const value = variables ?? {}
  return isObject(value) && !Array.isArray(value) ? value : null
}

/**
 * Reads the query string of a GET. Apollo parses its JSON without limits, so they are checked here.
 * @throws MALFORMED
 */
export function sentInAddress({ url = '' }: IncomingMessage): DocumentRequest {
  const { searchParams } = new URL(url, 'http://localhost')
  const [variables, extensions] = ['variables', 'extensions'].map((name) =>
    parseJson(searchParams.get(name)),
  )
  return {
    query: searchParams.get('query') ?? undefined,
    variables,
    operationName: searchParams.get('operationName'),
    extensions,
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  if (!isBoundedJson(Buffer.from(text))) throw malformedError()
  try {
    return JSON.parse(text)
  } catch {
    throw malformedError()
  }
}
