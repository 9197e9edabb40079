import { type DocumentNode, parse } from 'graphql'
import { nothingAhead } from '../records/ahead'
import { type LookAhead, lookAhead } from '../schema/lookAhead'

/** What is known of a document by its text. */
export interface KnownText {
  ahead: LookAhead
  /** The only one of its text, and Apollo has let it through: it parses, and it is valid. */
  operation: { document: DocumentNode; name: string | undefined } | null
}

export interface KnownTexts {
  of(text: string): KnownText
  /** Apollo has let it through. */
  letThrough(text: string, document: DocumentNode): void
}

/** Our longest document has 400; what validation does with repeated fields grows faster than they do. */
export const mostTokens = 2_000

/** Longer ones are not kept: ours have 6,000 letters at most, and strangers could fill the memory. */
const longest = 20_000

/** The same documents come again and again: the last few hundred texts are kept, and what there is to know of them. */
export function knownTexts(limit = 500): KnownTexts {
  const known = new Map<string, KnownText>()
  function of(text: string): KnownText {
    const found = known.get(text)
    if (found) return found
    const made: KnownText = { ahead: aheadOf(text), operation: null }
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

function aheadOf(text: string): LookAhead {
  try {
    return lookAhead(parse(text, { maxTokens: mostTokens, noLocation: true }))
  } catch {
    // What does not parse is refused by Apollo, in its words.
    return () => nothingAhead
  }
}
