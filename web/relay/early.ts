import type { CacheConfig, GraphQLResponse } from 'relay-runtime'

/** Tells Relay's network of a question that was put before Relay was there. Its answer serves once. */
export function early(answer: Promise<GraphQLResponse>): CacheConfig {
  // Who takes it hears of a failure; nobody may.
  answer.catch(() => null)
  return { force: true, metadata: { early: { answer } } }
}

export function takeEarly({ metadata }: CacheConfig): Promise<GraphQLResponse> | null {
  const given = metadata?.['early'] as { answer: Promise<GraphQLResponse> | null } | undefined
  const answer = given?.answer ?? null
  if (given) given.answer = null
  return answer
}
