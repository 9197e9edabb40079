import type { Prisma } from '#prisma'
import { dayBounds } from '#shared/base/time'

/** Returns the end of a sitter's last day, in the owner's time zone (product/circle 1.3). */
export const endOfLastDay = (lastDay: string, timeZone: string): Date =>
  dayBounds(lastDay, timeZone).end

/**
 * Moves the ends of the sitters' last days to the owner's new time zone. The caller has stored that
 * zone, which locks the owner, so that another change and an acceptance wait, or are seen here.
 */
export async function updateSitterEnds(
  tx: Prisma.TransactionClient,
  userId: string,
  timeZone: string,
): Promise<void> {
  const sitters = await tx.membership.findMany({
    where: { animal: { userId }, endsAt: { not: null } },
    select: { id: true, lastDay: true },
  })
  for (const { id, lastDay } of sitters) {
    await tx.membership.updateMany({
      where: { id },
      data: { endsAt: endOfLastDay(lastDay!.toISOString().slice(0, 10), timeZone) },
    })
  }
}
