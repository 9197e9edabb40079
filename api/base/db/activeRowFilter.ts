/**
 * Selects the rows that are neither revoked nor expired at `now`. Sessions and share links have the
 * columns.
 */
export const activeRowFilter = (now: Date) => ({ revokedAt: null, expiresAt: { gt: now } })
