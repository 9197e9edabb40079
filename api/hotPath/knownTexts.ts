import { type DocumentNode, parse } from 'graphql'
import { emptyPlan } from '../records/readPlan'
import { type LookAhead, lookAhead } from '../schema/lookAhead'

export interface KnownText {
  readPlan: LookAhead
  /** Set once Apollo has validated it, and if it is the text's only operation. */
  operation: { document: DocumentNode; name: string | undefined } | null
}

export interface KnownTexts {
  of(text: string): KnownText
  /** Call it when Apollo has validated the document. */
  letThrough(text: string, document: DocumentNode): void
}

/** Tokens of a document (ours: 400 at most): the time of validation grows faster than the number of repeated fields. */
export const mostTokens = 2_000

/** Characters; longer texts are not cached (ours: 6,000 at most), to bound the memory. */
const longest = 20_000

export function knownTexts(limit = 500): KnownTexts {
  const known = new Map<string, KnownText>()
  function of(text: string): KnownText {
    const found = known.get(text)
    if (found) return found
    const made: KnownText = { readPlan: planOf(text), operation: null }
    if (text.length > longest) return made
    if (known.size >= limit) known.delete(known.keys().next().value!)
    known.set(text, made)
    return made
  }
  return {
    of,
    letThrough(text, document) {
      const operations = document.definitions.filter((one) => one.kind === 'OperationDefinition')
      const [operation] = operations
      if (operations.length !== 1) return
      of(text).operation ??= { document, name: operation!.name?.value }
    },
  }
}

function planOf(text: string): LookAhead {
  try {
    return lookAhead(parse(text, { maxTokens: mostTokens, noLocation: true }))
  } catch {
    // Apollo reports the syntax error.
    return () => emptyPlan
  }
}
