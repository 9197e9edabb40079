import type { GraphQLResponse, PayloadError } from 'relay-runtime'
import { toFailure } from '../network/graphqlError'

/**
 * Codes of a server that cannot respond now, or that refuses the whole query. The data of such a response is not used
 * if it is null.
 */
const serverCodes = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'VALIDATION', 'MALFORMED'])

export const isServerError = (error: PayloadError) => serverCodes.has(toFailure([error]).code)

/** Returns `null` if the server works. `retryAfterMs` is the server's Retry-After; 0 without one. */
export function serverErrorsIn(
  response: GraphQLResponse,
): { errors: PayloadError[]; retryAfterMs: number } | null {
  if (!('errors' in response) || !response.errors?.some(isServerError)) return null
  return {
    errors: response.errors,
    retryAfterMs: Number(response.extensions?.['retryAfterS'] ?? 0) * 1_000,
  }
}
