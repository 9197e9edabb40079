import type { Prisma } from '#prisma'
import { lockUserExclusively } from '../base/db/locks'
import { unauthenticated } from '../base/errors'

/**
 * Locks the user's row and checks the session again: a concurrent password reset may have ended it.
 * @throws UNAUTHENTICATED
 */
export const lockSession = (
  tx: Prisma.TransactionClient,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<void> => lockAccess(tx, { user: { id: userId }, familyId, tool: null })

interface Access {
  user: { id: string }
  /** `null` if the caller is a tool. */
  familyId: string | null
  tool: { id: string } | null
}

/**
 * Does the same for a session or a tool's token. A cat is locked before it, in the order in which
 * saves lock (avoids deadlocks).
 * @throws UNAUTHENTICATED
 */
export async function lockAccess(
  tx: Prisma.TransactionClient,
  { user: { id: userId }, familyId, tool }: Access,
): Promise<void> {
  await lockUserExclusively(tx, userId)
  const count = tool
    ? await tx.personalAccessToken.count({ where: { id: tool.id, userId } })
    : await tx.refreshFamily.count({ where: { id: familyId!, userId, revokedAt: null } })
  if (count === 0) throw unauthenticated('Session expirée')
}
