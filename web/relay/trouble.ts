import type { GraphQLResponse, PayloadError } from 'relay-runtime'
import { toFailure } from '../network/graphqlError'

/** What the server says when it is there but not well (its database is away, it is asked too much, its own fault). */
const unwell = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'])

const isTrouble = (error: PayloadError) => unwell.has(toFailure([error]).code)

/** The errors of a server that is not well, and for how long it asks to be left alone; null: it is well. */
export function troubleIn(answer: GraphQLResponse): { errors: PayloadError[]; restMs: number } | null {
  if (!('errors' in answer) || !answer.errors?.some(isTrouble)) return null
  return { errors: answer.errors, restMs: Number(answer.extensions?.['retryAfterS'] ?? 0) * 1_000 }
}

/**
 * What an answer with errors says all the same: its data without what failed, which is null there as if it were not. Where
 * that stands in a list, or nobody says where it stands, there is nothing.
 */
export function wholeOf(answer: GraphQLResponse): object | undefined {
  if (!('data' in answer) || !answer.data) return undefined
  const whole = structuredClone(answer.data)
  for (const { path } of answer.errors?.filter(isTrouble) ?? []) {
    if (!path || !takeOut(whole, path)) return undefined
  }
  return whole
}

/** Whether it could be: an item of a list cannot. */
function takeOut(data: object, path: readonly (string | number)[]): boolean {
  let at = data as Record<string | number, unknown>
  for (const key of path) {
    const value = at[key]
    if (typeof value === 'object' && value !== null) {
      at = value as typeof at
      continue
    }
    // Two errors may be about the same.
    delete at[key]
    return !Array.isArray(at)
  }
  return false
}
