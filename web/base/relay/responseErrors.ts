import type { GraphQLResponse, PayloadError } from 'relay-runtime'
import { toFailure } from '../network/graphqlError'

/** Codes of a server that cannot answer now, or refuses the whole query (too complex): null data beside them says nothing. */
const unwell = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'VALIDATION', 'MALFORMED'])

export const isServerError = (error: PayloadError) => unwell.has(toFailure([error]).code)

/** Null: the server is well. `restMs`: for how long it asks to be left alone. */
export function serverErrorsIn(
  answer: GraphQLResponse,
): { errors: PayloadError[]; restMs: number } | null {
  if (!('errors' in answer) || !answer.errors?.some(isServerError)) return null
  return { errors: answer.errors, restMs: Number(answer.extensions?.['retryAfterS'] ?? 0) * 1_000 }
}
