import type { User } from '#prisma'

export const nothingPending = { pendingEmail: null, pendingUntil: null }

/** The address that waits for its proof; null: none does, or not any more. */
export function pendingEmailOf({ pendingEmail, pendingUntil }: Pick<User, 'pendingEmail' | 'pendingUntil'>, now: Date): string | null {
  return pendingUntil !== null && pendingUntil > now ? pendingEmail : null
}
