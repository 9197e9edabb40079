import type { Prisma } from '#prisma'
import { revokeSessionsAndTokens } from './tokens'

/**
 * Ends all access to an account except its password and its Google link: sessions, tools' tokens,
 * the calendar's address, known networks and mailed links. The links that restore a replaced
 * address remain: an intruder must not be able to end them.
 */
export async function revokeAccess(
  tx: Prisma.TransactionClient,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await revokeSessionsAndTokens(tx, { userId, now })
  await tx.knownNetwork.deleteMany({ where: { userId } })
  await tx.mailToken.deleteMany({ where: { userId, purpose: { not: 'restore' }, usedAt: null } })
}
