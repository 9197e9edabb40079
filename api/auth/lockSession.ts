import type { Prisma } from '#prisma'
import { unauthenticated } from '../base/errors'

/**
 * Locks the user's row and checks the session again: a concurrent password reset may have ended it.
 * @throws UNAUTHENTICATED
 */
export async function lockSession(
  tx: Prisma.TransactionClient,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  if ((await tx.refreshFamily.count({ where: { id: familyId, userId, revokedAt: null } })) === 0)
    throw unauthenticated('Session expirée')
}
