import { createHash } from 'node:crypto'
import { type PreparedDocument, prepareDocument } from './preparedDocument'

/** Our documents by their text. The app's are prepared when they are first sent. */
export interface KnownDocuments {
  add(text: string): void
  /**
   * Adds and prepares a document.
   * @throws if the text does not fit the schema
   */
  register(text: string): PreparedDocument
  /**
   * Returns `undefined` if the text is not ours, or if it is of another build and no longer valid.
   */
  find(text: string): PreparedDocument | undefined
  /** Finds a document by the SHA-256 of its text, as Apollo names documents. */
  findByHash(sha256: string): PreparedDocument | undefined
}

export function knownDocuments(texts: readonly string[]): KnownDocuments {
  /** `null` if it is not prepared yet. */
  const documentsByText = new Map<string, PreparedDocument | null | undefined>()
  const byHash = new Map<string, string>()

  function add(text: string): void {
    if (documentsByText.has(text)) return
    documentsByText.set(text, null)
    byHash.set(createHash('sha256').update(text).digest('hex'), text)
  }
  function register(text: string): PreparedDocument {
    const document = prepareDocument(text)
    add(text)
    documentsByText.set(text, document)
    return document
  }
  function find(text: string): PreparedDocument | undefined {
    if (documentsByText.get(text) === null) documentsByText.set(text, prepare(text))
    return documentsByText.get(text) ?? undefined
  }
  function findByHash(sha256: string): PreparedDocument | undefined {
    const text = byHash.get(sha256)
    return text === undefined ? undefined : find(text)
  }

  texts.forEach(add)
  return { add, register, find, findByHash }
}

function prepare(text: string): PreparedDocument | undefined {
  try {
    return prepareDocument(text)
  } catch {
    return undefined
  }
}
