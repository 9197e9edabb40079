import { createHash, randomBytes } from 'node:crypto'
import type { PrismaClient } from '#prisma'

const ticketMs = 10 * 60_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A key that takes one photo of this user within 10 minutes, whoever sends it; the database knows its hash alone. */
export async function openUpload(prisma: PrismaClient, userId: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await prisma.photoUpload.create({ data: { hash: sha256(key), userId, expiresAt: new Date(now.getTime() + ticketMs) } })
  return key
}

/** Asked before anything is read, so that a made-up key costs nothing. */
export async function isOpenUpload(prisma: PrismaClient, key: string, now: Date): Promise<boolean> {
  return (await prisma.photoUpload.count({ where: { hash: sha256(key), expiresAt: { gt: now } } })) === 1
}

/** Takes the key, whatever comes of the photo then. Whose photo it will be; null the second time. */
export async function closeUpload(prisma: PrismaClient, key: string, now: Date): Promise<string | null> {
  const hash = sha256(key)
  const upload = await prisma.photoUpload.findUnique({ where: { hash, expiresAt: { gt: now } } })
  // Of two that come at once, one deletes it.
  const { count } = await prisma.photoUpload.deleteMany({ where: { hash, expiresAt: { gt: now } } })
  return upload && count === 1 ? upload.userId : null
}

/** Daily (jobs.ts): keys that nobody used in time. */
export async function removeClosedUploads(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.photoUpload.deleteMany({ where: { expiresAt: { lt: now } } })
}
