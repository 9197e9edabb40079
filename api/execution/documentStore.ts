import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { boundedDocument } from './documentBounds'
import type { KnownDocuments } from './knownDocuments'
import { prepareForeign, type PreparedDocument } from './preparedDocument'

/** Both caches take 20 MB together. */
const documentBytes = 18_000_000
const textBytes = 2_000_000

/**
 * The bytes of a parsed document per character of a dense text: tokens, nodes and their locations.
 */
const bytesPerCharacter = 250
/** The bytes of the costs that are cached with a document (cost.ts). */
const costBytes = 30_000

interface StoredDocument {
  document: DocumentNode
  /** `null` if it has several operations. */
  prepared: PreparedDocument | null
  fitsAnonymous: boolean
}

/** Creates the caches for foreign documents that ran without errors. Ours are not in them. */
export function documentStore(registry: KnownDocuments) {
  const documents = new LRUCache<string, StoredDocument>({ maxSize: documentBytes })
  const texts = new LRUCache<string, string>({ maxSize: textBytes })
  return {
    /** Apollo's cache of parsed and validated documents, by the hash of the text. */
    documents: asApolloCache(
      (hash) => (registry.findByHash(hash) ?? documents.get(hash))?.document,
    ),
    /** Texts of automatic persisted queries. */
    texts: asApolloCache((hash) => texts.get(hash)),
    textOf: (hash: string) => texts.get(hash),
    /** Returns `undefined` if the text is not stored, or exceeds the limits without a session. */
    documentOf(text: string, isAnonymous: boolean): PreparedDocument | undefined {
      const document = documents.get(createHash('sha256').update(text).digest('hex'))
      if (!document?.prepared || (isAnonymous && !document.fitsAnonymous)) return undefined
      return document.prepared
    },
    /** Stores the document. Call it after a run without errors. */
    store(hash: string, { text, document, isPersisted }: DocumentToStore): void {
      if (registry.findByHash(hash) === undefined && documents.get(hash) === undefined)
        documents.set(
          hash,
          {
            document,
            prepared: prepareForeign(text, document),
            fitsAnonymous: fitsAnonymous(text),
          },
          { size: bytesPerCharacter * text.length + costBytes },
        )
      if (isPersisted) texts.set(hash, text, { size: 2 * text.length + 200 })
    },
  }
}

export type DocumentStore = ReturnType<typeof documentStore>

function fitsAnonymous(text: string): boolean {
  try {
    boundedDocument(text, true)
    return true
  } catch {
    return false
  }
}

interface DocumentToStore {
  text: string
  document: DocumentNode
  /** The client will send only the hash. */
  isPersisted: boolean
}

const sha256Length = 64

/** Apollo would also store documents that fail afterwards, so its `set` and `delete` do nothing. */
const asApolloCache = <Value>(get: (hash: string) => Value | undefined) => ({
  get: async (key: string) => get(key.slice(-sha256Length)),
  set: async () => undefined,
  delete: async () => undefined,
})
