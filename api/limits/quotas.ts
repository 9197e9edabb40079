import type { Prisma } from '#prisma'
import { overQuota, rateLimited } from '../errors'

// What one account may keep at most. Each check locks the row that its things belong to until the transaction ends, so
// that of ten at once no more pass than there is room for.

const mostAnimals = 50
const mostLiveLinks = 20
const mostOpenUploads = 20
const mostExports = 2

type Tx = Prisma.TransactionClient

/** @throws VALIDATION */
export async function requireRoomForAnimal(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.animal.count({ where: { userId } })) < mostAnimals) return
  throw overQuota(`Un compte suit ${mostAnimals} chats au plus. Pour en ajouter un, supprimez-en un que vous ne suivez plus.`)
}

/** Of the links that still show something. @throws VALIDATION */
export async function requireRoomForShareLink(tx: Tx, animalId: string, now: Date): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM animals WHERE id = ${animalId}::uuid FOR NO KEY UPDATE`
  if ((await tx.shareLink.count({ where: { animalId, revokedAt: null, expiresAt: { gt: now } } })) < mostLiveLinks) return
  throw overQuota(`Un chat a ${mostLiveLinks} liens de partage actifs au plus. Pour en créer un, révoquez-en un autre.`)
}

/** Of the addresses that still take a photo. @throws RATE_LIMITED: the oldest closes by itself */
export async function requireRoomForUpload(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const open = await tx.photoUpload.findMany({ where: { userId, expiresAt: { gt: now } }, orderBy: { expiresAt: 'asc' }, take: mostOpenUploads })
  if (open.length < mostOpenUploads) return
  const seconds = Math.ceil((open[0]!.expiresAt.getTime() - now.getTime()) / 1000)
  throw rateLimited(seconds, `${mostOpenUploads} envois de photos sont déjà en cours. Terminez-les, ou réessayez dans quelques minutes.`)
}

/** Of the exports that are being sent. @throws RATE_LIMITED */
export async function requireRoomForExport(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.runningExport.count({ where: { userId, expiresAt: { gt: now } } })) < mostExports) return
  throw rateLimited(30, 'Deux téléchargements de vos données sont déjà en cours. Réessayez quand l’un d’eux sera terminé.')
}

const lockUser = (tx: Tx, userId: string) => tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
