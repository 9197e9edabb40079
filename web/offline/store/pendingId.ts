import type { DataID } from 'relay-runtime'

/** Returns the store's id of a record that a pending change creates. */
export const pendingId = (...parts: readonly string[]): DataID =>
  `client:pending:${parts.join(':')}`
