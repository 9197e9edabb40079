// The pages of a record need this test without the rows of the rules and their words.

/** Returns whether the watch ends when the owner notes that a vet saw the loss (product/watches 3.5). */
export const isLossRule = (rule: string): boolean =>
  rule === 'weight-loss' || rule === 'weight-loss-confirmed'
