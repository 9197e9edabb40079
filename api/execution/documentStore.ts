import type { DocumentNode } from 'graphql'
import { ByteCache } from './byteCache'
import type { KnownDocuments } from './knownDocuments'
import type { RepeatedDocuments } from './repeatedDocuments'

/** Both caches take 20 MB together. */
const documentBytes = 18_000_000
const textBytes = 2_000_000

/**
 * The bytes of a parsed document per character of a dense text: tokens, nodes and their locations.
 */
const bytesPerCharacter = 250

/** Creates Apollo's caches for foreign documents that ran without errors. Ours are not in them. */
export function documentStore(known: KnownDocuments, repeated: RepeatedDocuments) {
  const documents = new ByteCache<DocumentNode>(documentBytes)
  const texts = new ByteCache<string>(textBytes)
  return {
    /** Parsed and validated documents, by the hash of the text. */
    documents: asApolloCache((hash) => known.ofHash(hash)?.document ?? documents.get(hash)),
    /** Texts of automatic persisted queries. */
    texts: asApolloCache((hash) => texts.get(hash)),
    textOf: (hash: string) => texts.get(hash),
    /** Stores the document. Call it after a run without errors. */
    keep(hash: string, { text, document, isPersisted }: Kept): void {
      if (known.ofHash(hash) === undefined) {
        documents.set(hash, document, bytesPerCharacter * text.length)
        repeated.ran(text, document)
      }
      if (isPersisted) texts.set(hash, text, 2 * text.length + 200)
    },
  }
}

export type DocumentStore = ReturnType<typeof documentStore>

interface Kept {
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
