import type { PrismaClient } from '#prisma'

/** Spec 1 §1: data is kept 3 years after the last activity. */
const years = 3

/**
 * Deletes the accounts that nobody used for three years, with all that is theirs. Activity is a sign-in, a refreshed
 * session, a reset password. One statement: two processes that run it at once delete each account once.
 */
export async function removeAbandonedAccounts(prisma: PrismaClient, now: Date): Promise<void> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  await prisma.user.deleteMany({ where: { lastActiveAt: { lt: limit } } })
}
