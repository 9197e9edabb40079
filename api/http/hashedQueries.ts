import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { invalid, malformed } from '../errors'
import { isModestJson } from './modestJson'

// Automatic persisted queries name a document by its SHA-256. Apollo handles them, but reports invalid ones as unforeseen errors: refused here.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws MALFORMED for a wrong version or hash, VALIDATION if `query` has another hash */
export function refusePersistedQuery(body: unknown): void {
  if (!isObject(body) || !isObject(body['extensions'])) return
  const { persistedQuery } = body['extensions']
  if (persistedQuery == null) return
  const { version, sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash))
    throw malformed()
  const { query } = body
  if (typeof query !== 'string') return
  if (createHash('sha256').update(query).digest('hex') !== sha256Hash)
    throw invalid({ sha256Hash: 'Ce n’est pas l’empreinte de cette requête' })
}

/** The query string of a GET. Apollo parses its JSON without limits, so they are checked here. @throws MALFORMED */
export function sentInAddress({ url = '' }: IncomingMessage): Record<string, unknown> {
  const { searchParams } = new URL(url, 'http://localhost')
  const query = searchParams.get('query') ?? undefined
  for (const name of ['variables', 'extensions']) {
    const text = searchParams.get(name)
    if (text !== null && !isModestJson(Buffer.from(text))) throw malformed()
  }
  return { query, extensions: parsed(searchParams.get('extensions')) }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    throw malformed()
  }
}
