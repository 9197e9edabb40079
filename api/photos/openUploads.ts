import type { PrismaClient } from '#prisma'
import { hashOfToken, newToken } from '../auth/randomToken'
import { requireRoomForUpload } from '../limits/quotas'

const ticketMs = 10 * 60_000

/** Makes a key that takes one photo of this user within 10 minutes; only its hash is stored. @throws RATE_LIMITED */
export async function openUpload(prisma: PrismaClient, userId: string, now: Date): Promise<string> {
  const key = newToken()
  await prisma.$transaction(async (tx) => {
    await requireRoomForUpload(tx, userId, now)
    await tx.photoUpload.create({
      data: { hash: hashOfToken(key), userId, expiresAt: new Date(now.getTime() + ticketMs) },
    })
  })
  return key
}

/** Whose photo a key takes, or null; checked before a body is read. */
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

/** Uses up the key, even if the photo is refused. Whose it is, or null the second time. */
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
