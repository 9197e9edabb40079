import type { PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { unavailable } from '../../base/errors'
import { requireQuotaForExport } from '../../base/limits/quotas'

/** Bounds the time of an export: each holds a page of entries and a photo in memory. */
const maxMs = 10 * MINUTE_MS
const maxInProcess = 10
let running = 0

/**
 * Bounds exports to two at a time for an account, over all processes, and ten in this one. The
 * signal ends the work.
 * @throws RATE_LIMITED; UNAVAILABLE if ten run
 */
export async function withExportPermit(
  prisma: PrismaClient,
  { userId, now }: { userId: string; now: Date },
  send: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (running >= maxInProcess) throw unavailable()
  running += 1
  try {
    const { id } = await prisma.$transaction(async (tx) => {
      await requireQuotaForExport(tx, userId, now)
      return await tx.runningExport.create({
        data: { userId, expiresAt: new Date(now.getTime() + maxMs) },
      })
    })
    try {
      await send(AbortSignal.timeout(maxMs))
    } finally {
      await prisma.runningExport.deleteMany({ where: { id } })
    }
  } finally {
    running -= 1
  }
}
