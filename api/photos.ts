import { randomBytes, randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import type { Env } from './env'
import type { Limits } from './limits'
import { encodePhoto } from './photos/encode'

// Where the photos live: in the database. Everybody else knows them by their addresses: `/photos/{key}.webp`, and
// `/photos/{key}-small.webp` for the small one.

export type PhotoSize = 'large' | 'small'
type Origin = Pick<Env, 'publicUrl'>

/** 256 random bits: who has the address may see the photo. */
const newKey = () => randomBytes(32).toString('base64url')
const fileName = /^([\w-]{43})(-small)?\.webp$/

export const photoAddress = (key: string, { publicUrl }: Origin, size: PhotoSize = 'large'): string =>
  `${publicUrl}/photos/${key}${size === 'small' ? '-small' : ''}.webp`

interface Sent {
  bytes: Uint8Array
  userId: string
  /** The cat that it is for, where that is known: the photo goes with it. */
  animalId?: string | null
}

/** Re-encodes an image and keeps it for a day, unless a cat shows it by then. Its address. @throws RATE_LIMITED, and as encodePhoto does */
export async function keepPhoto(
  { prisma, env, limits, now }: { prisma: PrismaClient; env: Origin; limits: Limits; now: Date },
  { bytes, userId, animalId = null }: Sent,
): Promise<string> {
  await limits.take('upload', userId)
  const key = newKey()
  const data = { ...(await encodePhoto(bytes)), key, userId, animalId, createdAt: now }
  await prisma.photo.create({ data, select: { id: true } })
  return photoAddress(key, env)
}

/** The bytes behind a file name of `/photos/`, or null. */
export async function readPhoto(prisma: PrismaClient, name: string): Promise<Uint8Array | null> {
  const [, key, small] = fileName.exec(name) ?? []
  if (key === undefined) return null
  if (small) return (await prisma.photo.findUnique({ where: { key }, select: { small: true } }))?.small ?? null
  return (await prisma.photo.findUnique({ where: { key }, select: { large: true } }))?.large ?? null
}

/**
 * Makes the photo at an address her cat's, or leaves the cat without one (null). The photo that it replaces is gone.
 * False, and nothing changed, where it is no address that this server gave this owner.
 */
export async function setPhoto(
  tx: Prisma.TransactionClient,
  animal: { id: string; userId: string },
  address: string | null,
  env: Origin,
): Promise<boolean> {
  // Of two that come at once, the second replaces the first's.
  const [standing] = await tx.$queryRaw<{ photo_id: string | null }[]>`
    SELECT photo_id FROM animals WHERE id = ${animal.id}::uuid FOR UPDATE`
  const replaced = standing?.photo_id ?? null
  const photo = address === null ? null : await findPhoto(tx, animal.userId, keyOf(address, env))
  if (address !== null && photo === null) return false
  if (photo && photo.id === replaced) return true
  const photoId = photo?.profile ? await copyPhoto(tx, photo.id) : (photo?.id ?? null)
  if (photoId !== null) await tx.photo.update({ where: { id: photoId }, data: { animalId: animal.id }, select: { id: true } })
  await tx.animal.update({ where: { id: animal.id }, data: { photoId }, select: { id: true } })
  if (replaced !== null) await tx.photo.delete({ where: { id: replaced }, select: { id: true } })
  return true
}

function keyOf(address: string, env: Origin): string {
  const folder = `${env.publicUrl}/photos/`
  return (address.startsWith(folder) && fileName.exec(address.slice(folder.length))?.[1]) || ''
}

async function findPhoto(tx: Prisma.TransactionClient, userId: string, key: string) {
  return await tx.photo.findUnique({ where: { key, userId }, select: { id: true, profile: { select: { id: true } } } })
}

/** For a second cat on one photo: each goes with its own. */
async function copyPhoto(tx: Prisma.TransactionClient, photoId: string): Promise<string> {
  const id = randomUUID()
  await tx.$executeRaw`
    INSERT INTO photos (id, key, user_id, large, small, created_at)
    SELECT ${id}::uuid, ${newKey()}, user_id, large, small, created_at FROM photos WHERE id = ${photoId}::uuid`
  return id
}

const dayMs = 24 * 3_600_000

/** Daily (jobs.ts): what was sent and no cat shows a day later. */
export async function removeLoosePhotos(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.photo.deleteMany({ where: { profile: null, createdAt: { lt: new Date(now.getTime() - dayMs) } } })
}
