import type { PrismaClient } from '#prisma'
import { unavailable } from '../errors'
import { requireRoomForExport } from '../limits/quotas'

/** A slower reader is cut off: each export holds a page of entries and a photo in memory. */
const longestMs = 10 * 60_000
const mostInProcess = 10
let running = 0

/** Two exports at a time an account, over all processes, ten in this one; the signal ends the work. @throws RATE_LIMITED; UNAVAILABLE where ten run */
export async function inTurn(
  prisma: PrismaClient,
  { userId, now }: { userId: string; now: Date },
  send: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (running >= mostInProcess) throw unavailable()
  running += 1
  try {
    const { id } = await prisma.$transaction(async (tx) => {
      await requireRoomForExport(tx, userId, now)
      return await tx.runningExport.create({
        data: { userId, expiresAt: new Date(now.getTime() + longestMs) },
      })
    })
    try {
      await send(AbortSignal.timeout(longestMs))
    } finally {
      await prisma.runningExport.deleteMany({ where: { id } })
    }
  } finally {
    running -= 1
  }
}
