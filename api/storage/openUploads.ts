import type { Prisma, PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { requireQuotaForUpload } from '../base/limits/quotas'
import { hashOfToken, newToken } from '../base/randomToken'

const keyLifetimeMs = 10 * MINUTE_MS

/**
 * Creates a key that accepts one photo of this user within 10 minutes. Only its hash is stored.
 * @throws RATE_LIMITED
 */
export async function openUpload(prisma: PrismaClient, userId: string, now: Date): Promise<string> {
  const key = newToken()
  await prisma.$transaction(async (tx) => {
    await requireQuotaForUpload(tx, userId, now)
    await tx.photoUpload.create({
      data: { hash: hashOfToken(key), userId, expiresAt: new Date(now.getTime() + keyLifetimeMs) },
    })
  })
  return key
}

/**
 * Returns the user whose photo the key accepts, before a body is read. `null` if the key is
 * invalid.
 */
export async function ownerOfUpload(
  prisma: PrismaClient,
  key: string,
  now: Date,
): Promise<string | null> {
  return (
    (
      await prisma.photoUpload.findUnique({
        where: { hash: hashOfToken(key), expiresAt: { gt: now } },
      })
    )?.userId ?? null
  )
}

/** Uses up the key. Returns false if it was used already. */
export async function closeUpload(
  tx: Prisma.TransactionClient,
  key: string,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.photoUpload.deleteMany({
    where: { hash: hashOfToken(key), expiresAt: { gt: now } },
  })
  return count === 1
}
