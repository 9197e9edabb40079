import { createHash, randomBytes } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import { requireRoomForUpload } from '../quotas'

const ticketMs = 10 * 60_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A key that takes one photo of this user within 10 minutes, whoever sends it; the database knows its hash alone. @throws RATE_LIMITED */
export async function openUpload(prisma: PrismaClient, userId: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await prisma.$transaction(async (tx) => {
    await requireRoomForUpload(tx, userId, now)
    await tx.photoUpload.create({ data: { hash: sha256(key), userId, expiresAt: new Date(now.getTime() + ticketMs) } })
  })
  return key
}

/** Whose photo a key takes, or null. Asked before anything is read, so that a made-up key costs nothing. */
export async function ownerOfUpload(prisma: PrismaClient, key: string, now: Date): Promise<string | null> {
  return (await prisma.photoUpload.findUnique({ where: { hash: sha256(key), expiresAt: { gt: now } } }))?.userId ?? null
}

/** Takes the key, whatever comes of the photo then. Whose photo it will be; null the second time. */
export async function closeUpload(prisma: PrismaClient, key: string, now: Date): Promise<string | null> {
  const hash = sha256(key)
  const userId = await ownerOfUpload(prisma, key, now)
  // Of two that come at once, one deletes it.
  const { count } = await prisma.photoUpload.deleteMany({ where: { hash, expiresAt: { gt: now } } })
  return count === 1 ? userId : null
}
