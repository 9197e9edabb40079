/**
 * Thrown if the database cannot be reached or cannot work now. The statement may or may not have
 * been executed.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly code = 'DATABASE_UNAVAILABLE'
}

const unavailableClasses = new Set([
  '08', // connection exceptions
  '28', // invalid authorization
  '3D', // unknown database
  '53', // insufficient resources: disk full, out of memory, too many connections
  '57', // operator intervention: shut down, starting, killed, cancelled (a statement's time-out too)
  '58', // system errors, such as a failing disk
])
const unavailableCodes = new Set(
  [
    'DATABASE_UNAVAILABLE',
    // PostgreSQL's codes: read-only (a replica after a failover), idle in a transaction,
    // serialization, deadlock, lock time-out.
    '25006 25P03 40001 40P01 55P03',
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN',
    'ENOSPC EDQUOT EIO',
    // Prisma's codes: sign-in, unreachable, time-out, unknown database, denied, TLS, closed; pool,
    // transaction, conflict, too many.
    'P1000 P1001 P1002 P1003 P1008 P1010 P1011 P1017 P2024 P2028 P2034 P2037',
  ].flatMap((codes) => codes.split(' ')),
)

const isUnavailableCode = (code: unknown): boolean =>
  typeof code === 'string' &&
  (unavailableCodes.has(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && unavailableClasses.has(code.slice(0, 2))))

/**
 * Errors are nested: GraphQL's contains ours, Prisma's contains its adapter's, and that one
 * contains PostgreSQL's.
 */
const deepest = 8

/** Returns whether a request failed only because of the state of the database. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false
  const { code, originalCode, errorCode, cause, originalError, meta } = error as Record<
    string,
    unknown
  >
  if ([code, originalCode, errorCode].some(isUnavailableCode)) return true
  const { driverAdapterError } = (meta ?? {}) as { driverAdapterError?: unknown }
  return [originalError, cause, driverAdapterError].some((within) =>
    isDatabaseUnavailable(within, depth + 1),
  )
}
