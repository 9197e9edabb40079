import type { User } from '#prisma'

export const noPendingEmail = { pendingEmail: null, pendingUntil: null, pendingSessionSince: null }

/** Returns the pending address. `null` if it has expired. */
export function pendingEmailOf(
  { pendingEmail, pendingUntil }: Pick<User, 'pendingEmail' | 'pendingUntil'>,
  now: Date,
): string | null {
  return pendingUntil !== null && pendingUntil > now ? pendingEmail : null
}
