import type { GraphQLResponse, PayloadError } from 'relay-runtime'
import { toFailure } from '../network/graphqlError'

/** Codes of a server that cannot answer now, or refuses the whole query (too complex, of another build): null data beside them says nothing. */
const unwell = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'VALIDATION', 'MALFORMED'])

const isTrouble = (error: PayloadError) => unwell.has(toFailure([error]).code)

/** Null: the server is well. `restMs`: for how long it asks to be left alone. */
export function troubleIn(answer: GraphQLResponse): { errors: PayloadError[]; restMs: number } | null {
  if (!('errors' in answer) || !answer.errors?.some(isTrouble)) return null
  return { errors: answer.errors, restMs: Number(answer.extensions?.['retryAfterS'] ?? 0) * 1_000 }
}

/** The data without the fields that failed, which are null in it. Undefined where one stands in a list, or has no path. */
export function wholeOf(answer: GraphQLResponse): object | undefined {
  if (!('data' in answer) || !answer.data) return undefined
  const whole = structuredClone(answer.data)
  for (const { path } of answer.errors?.filter(isTrouble) ?? []) {
    if (!path || !takeOut(whole, path)) return undefined
  }
  return whole
}

/** An item of a list cannot. */
function takeOut(data: object, path: readonly (string | number)[]): boolean {
  let at = data as Record<string | number, unknown>
  for (const key of path) {
    const value = at[key]
    if (typeof value === 'object' && value !== null) {
      at = value as typeof at
      continue
    }
    // Two errors may name the same field.
    delete at[key]
    return !Array.isArray(at)
  }
  return false
}
