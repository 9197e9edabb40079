import type { User } from '#prisma'

export const nothingPending = { pendingEmail: null, pendingUntil: null }

/** The e-mail address that is not proven yet; null if there is none or its time is over. */
export function pendingEmailOf({ pendingEmail, pendingUntil }: Pick<User, 'pendingEmail' | 'pendingUntil'>, now: Date): string | null {
  return pendingUntil !== null && pendingUntil > now ? pendingEmail : null
}
