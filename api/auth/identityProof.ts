import type { SignInMethod, User } from '#prisma'

/** How long a sign-in with Google counts as one's presence. */
const freshMs = 10 * 60_000

interface Asker {
  user: Pick<User, 'googleSubject'> & { hasPassword: boolean }
  /** Of the session. */
  opening: { by: SignInMethod; at: Date }
}

/**
 * What a change of the address asks for first: that who has the session is the person herself. Null: she has just come
 * from Google.
 */
export function wantedProof({ user, opening }: Asker, now: Date): SignInMethod | null {
  // Whoever has neither chooses a password first, by mail.
  if (user.hasPassword || user.googleSubject === null) return 'password'
  const isFresh = opening.by === 'google' && now.getTime() - opening.at.getTime() < freshMs
  return isFresh ? null : 'google'
}
