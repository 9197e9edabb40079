import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { invalid, malformed } from '../errors'
import { isModestJson } from './modestJson'

// Automatic persisted queries name a document by its SHA-256. Apollo handles them, but reports invalid ones as unforeseen errors: refused here.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws MALFORMED for a wrong version or hash, VALIDATION if `query` has another hash */
export function refusePersistedQuery({ query, extensions }: Sent): void {
  if (!isObject(extensions)) return
  const { persistedQuery } = extensions
  if (persistedQuery == null) return
  const { version, sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash))
    throw malformed()
  if (typeof query !== 'string') return
  if (createHash('sha256').update(query).digest('hex') !== sha256Hash)
    throw invalid({ sha256Hash: 'Ce n’est pas l’empreinte de cette requête' })
}

/** What a request names: its document, or the hash of one, and what it is run with. */
export interface Sent {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** The SHA-256 of an automatic persisted query; empty if there is none. */
export function hashIn({ extensions }: Sent): string {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined
  return isObject(persisted) ? String(persisted['sha256Hash']) : ''
}

export const sentInBody = (body: unknown): Sent => (isObject(body) ? body : {})

/** `null` if they are neither absent nor an object: Apollo refuses them. */
export function variablesIn({ variables = {} }: Sent): Record<string, unknown> | null {
  const sent = variables ?? {}
  return isObject(sent) && !Array.isArray(sent) ? sent : null
}

/** The query string of a GET. Apollo parses its JSON without limits, so they are checked here. @throws MALFORMED */
export function sentInAddress({ url = '' }: IncomingMessage): Sent {
  const { searchParams } = new URL(url, 'http://localhost')
  const [variables, extensions] = ['variables', 'extensions'].map((name) =>
    parsed(searchParams.get(name)),
  )
  return {
    query: searchParams.get('query') ?? undefined,
    variables,
    operationName: searchParams.get('operationName'),
    extensions,
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  if (!isModestJson(Buffer.from(text))) throw malformed()
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}
