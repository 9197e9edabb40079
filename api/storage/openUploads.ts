import type { PrismaClient } from '#prisma'
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

/**
 * Uses up the key, even if the photo is refused. Returns its user, or `null` if the key was used.
 */
export async function closeUpload(
  prisma: PrismaClient,
  key: string,
  now: Date,
): Promise<string | null> {
  const hash = hashOfToken(key)
  const userId = await ownerOfUpload(prisma, key, now)
  const { count } = await prisma.photoUpload.deleteMany({ where: { hash, expiresAt: { gt: now } } })
  return count === 1 ? userId : null
}
