import type { SignInMethod, User } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'

/** For this long, a sign-in with Google is a proof of identity. */
const freshMs = 10 * MINUTE_MS

interface OpenSession {
  user: Pick<User, 'googleSubject'> & { hasPassword: boolean }
  opening: { by: SignInMethod; at: Date }
}

/**
 * Returns the proof of identity that a change of the account requires (product/accounts 3.3); `null`
 * if the session's sign-in is one.
 */
export function requiredProofOf({ user, opening }: OpenSession, now: Date): SignInMethod | null {
  // An account without password and Google link has to set a password first, by mail.
  if (user.hasPassword || user.googleSubject === null) return 'password'
  const isFresh = opening.by === 'google' && now.getTime() - opening.at.getTime() < freshMs
  return isFresh ? null : 'google'
}
