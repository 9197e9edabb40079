import {
  type DocumentNode,
  getNamedType,
  isAbstractType,
  isIntrospectionType,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { ByteCache } from './byteCache'
import { boundedDocument } from './documentBounds'
import { shapeOf } from './documentShape'
import { onlyOperation, prepared, type PreparedDocument } from './preparedDocument'
import { schema } from './schema'

/** Foreign documents that are sent often, as a tool does that reads the same every minute. */
export interface RepeatedDocuments {
  /** Returns `undefined` if the text is not prepared, or exceeds what a stranger may send. */
  of(text: string, isStranger: boolean): PreparedDocument | undefined
  /** Counts a run. Call it after a run without errors. */
  ran(text: string, document: DocumentNode): void
}

/**
 * The run at which a document is prepared. The runs before took longer than its compilation takes,
 * so that many different documents block the process no longer than they did interpreted.
 */
const preparedAt = 20

/** The most fields of a document that is compiled. graphql-jit takes 0.05 to 0.1 ms for each. */
const mostFields = 200

/** A compiled field takes up to 2 kB. */
const bytesPerField = 2_000
const maxBytes = 10_000_000

interface Seen {
  runs: number
  /** Set once the document has run often enough, if it may be compiled. */
  prepared?: PreparedDocument
  fitsStrangers?: boolean
}

export function repeatedDocuments(): RepeatedDocuments {
  const seen = new ByteCache<Seen>(maxBytes)
  return {
    of(text, isStranger) {
      const found = seen.get(text)
      return isStranger && !found?.fitsStrangers ? undefined : found?.prepared
    },
    ran(text, document) {
      const runs = 1 + (seen.get(text)?.runs ?? 0)
      const bytes = 2 * text.length + 200
      const operation = runs === preparedAt && compilableOperation(document)
      if (operation)
        seen.set(
          text,
          {
            runs,
            prepared: prepared({ text, document, operation, isOurs: false }),
            fitsStrangers: fitsStrangers(text),
          },
          bytes + bytesPerField * shapeOf(document).fields,
        )
      else if (runs <= preparedAt) seen.set(text, { runs }, bytes)
    },
  }
}

function compilableOperation(document: DocumentNode): OperationDefinitionNode | null {
  if (shapeOf(document).fields > mostFields || isWide(document)) return null
  return onlyOperation(document)
}

function fitsStrangers(text: string): boolean {
  try {
    boundedDocument(text, true)
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether a field has an interface's type, which is compiled for each of its object types,
 * or reads the schema itself.
 */
function isWide(document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isFound = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const type = getNamedType(types.getType())
        isFound ||= isAbstractType(type) || (!!type && isIntrospectionType(type))
      },
    }),
  )
  return isFound
}
