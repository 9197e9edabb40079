// A response to a query that was requested before a mutation's response may be older than it, in
// Relay's network and outside of it.

let responseCount = 0

/** Returns the number of mutations that this page has had a response to. */
export const mutationResponseCount = (): number => responseCount

export function countMutationResponse(): void {
  responseCount += 1
}
