import { createListeners } from '../listeners'

// A response may be older than one to a mutation that arrived between its own request and itself. This holds in Relay's
// network and outside of it.

let responseCount = 0
let overtakenCount = 0
const { notify, subscribe } = createListeners()

/** Returns the number of mutations that this page has had a response to. */
export const mutationResponseCount = (): number => responseCount

export function countMutationResponse(): void {
  responseCount += 1
}

/** Returns the number of mutations whose payload may have overwritten another's newer one in the store. */
export const overtakenResponseCount = (): number => overtakenCount

export function countOvertakenResponse(): void {
  overtakenCount += 1
  notify()
}

export const onOvertakenResponse = subscribe
