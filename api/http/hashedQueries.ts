import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { invalid, malformed } from '../errors'
import { isModestJson } from './modestJson'

// Apollo's automatic persisted queries: `extensions.persistedQuery` names a document by its hash. Apollo keeps them, but
// answers what is wrong with one as if it were an accident.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** @throws MALFORMED for what names no document, VALIDATION where the document that comes along is another */
export function refusePersistedQuery(body: unknown): void {
  if (!isObject(body) || !isObject(body['extensions'])) return
  const { persistedQuery } = body['extensions']
  if (persistedQuery == null) return
  const { version, sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash)) throw malformed()
  const { query } = body
  if (typeof query !== 'string') return
  if (createHash('sha256').update(query).digest('hex') !== sha256Hash) throw invalid({ sha256Hash: 'Ce n’est pas l’empreinte de cette requête' })
}

/** What a GET says. Its variables and extensions are JSON in the address, which Apollo parses as it is. @throws MALFORMED */
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
