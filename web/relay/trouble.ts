import type { GraphQLResponse, PayloadError } from 'relay-runtime'
import { toFailure } from '../network/graphqlError'

/** Codes of a server that cannot answer now, or refuses the whole query (too complex, of another build): null data beside them says nothing. */
const unwell = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'VALIDATION', 'MALFORMED'])

export const isTrouble = (error: PayloadError) => unwell.has(toFailure([error]).code)

/** A process of an older build, beside new ones for as long as they take its place, does not know the query. */
const isUnknown = (answer: GraphQLResponse, error: PayloadError) => !('data' in answer) && toFailure([error]).code === 'NOT_FOUND'

/** Null: the server is well. `restMs`: for how long it asks to be left alone. */
export function troubleIn(answer: GraphQLResponse): { errors: PayloadError[]; restMs: number } | null {
  if (!('errors' in answer) || !answer.errors?.some((error) => isTrouble(error) || isUnknown(answer, error))) return null
  return { errors: answer.errors, restMs: Number(answer.extensions?.['retryAfterS'] ?? 0) * 1_000 }
}
