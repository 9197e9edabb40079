import { createListeners } from '../listeners'

// A response may be older than one to a mutation that arrived between its own request and itself. This holds in Relay's
// network and outside of it.

let responseCount = 0
let staleCount = 0
const { notify, subscribe } = createListeners()

export const mutationResponseCount = (): number => responseCount

export function countMutationResponse(): void {
  responseCount += 1
}

/**
 * Returns the number of mutations after which the store may be older than the server. The payload may have overwritten
 * another's newer one, the server may have run the mutation without a response, or it did not find the row. Or the
 * mutation changes more of the record than its payload has.
 */
export const staleMutationCount = (): number => staleCount

export function countStaleMutation(): void {
  staleCount += 1
  notify()
}

export const onStaleMutation = subscribe
