import type { PrismaClient } from '#prisma'
import { hashOfToken, newToken } from '../auth/randomToken'
import { requireRoomForUpload } from '../limits/quotas'

const ticketMs = 10 * 60_000

/** A key that takes one photo of this user within 10 minutes, whoever sends it; the database knows its hash alone. @throws RATE_LIMITED */
export async function openUpload(prisma: PrismaClient, userId: string, now: Date): Promise<string> {
  const key = newToken()
  await prisma.$transaction(async (tx) => {
    await requireRoomForUpload(tx, userId, now)
    await tx.photoUpload.create({ data: { hash: hashOfToken(key), userId, expiresAt: new Date(now.getTime() + ticketMs) } })
  })
  return key
}

/** Whose photo a key takes, or null. Asked before anything is read, so that a made-up key costs nothing. */
export async function ownerOfUpload(prisma: PrismaClient, key: string, now: Date): Promise<string | null> {
  return (await prisma.photoUpload.findUnique({ where: { hash: hashOfToken(key), expiresAt: { gt: now } } }))?.userId ?? null
}

/** Takes the key, whatever comes of the photo then. Whose photo it will be; null the second time. */
export async function closeUpload(prisma: PrismaClient, key: string, now: Date): Promise<string | null> {
  const hash = hashOfToken(key)
  const userId = await ownerOfUpload(prisma, key, now)
  // Of two that come at once, one deletes it.
  const { count } = await prisma.photoUpload.deleteMany({ where: { hash, expiresAt: { gt: now } } })
  return count === 1 ? userId : null
}
