import { randomBytes, randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import type { Rows } from '../base/db/database'
import type { RateLimits } from '../base/limits/limits'
import { hashOfToken } from '../base/randomToken'
import type { Env } from '../base/settings/env'
import { circleOf } from '../reading/circleSql'
import { type EncodedPhoto, encodePhoto } from './encodePhoto'
import { closeUpload } from './openUploads'

// The bytes are in the database or in a bucket (movePhotos.ts). All other code uses paths:
// `/photos/{key}.webp` and `/photos/{key}-small.webp`.

export type PhotoSize = 'large' | 'small'
type PublicAddress = Pick<Env, 'publicUrl'>

/** Returns 256 random bits. The key alone gives no access to the photo (photo/sendPhoto.ts). */
const newKey = () => randomBytes(32).toString('base64url')
const fileName = /^([\w-]{43})(-small)?\.webp$/

interface PhotoAddressOptions {
  size?: PhotoSize
  /** The token of the share link that shows the photo, if any. */
  link?: string | undefined
}

export const photoAddress = (
  key: string,
  { publicUrl }: PublicAddress,
  { size = 'large', link }: PhotoAddressOptions = {},
): string =>
  `${publicUrl}/photos/${key}${size === 'small' ? '-small' : ''}.webp${link === undefined ? '' : `?link=${link}`}`

interface PhotoUpload {
  bytes: Uint8Array
  userId: string
  /** The cat of the photo, if known. The photo is deleted with it. */
  animalId?: string | null
}

interface PhotoStore {
  prisma: PrismaClient
  env: PublicAddress
  limits: RateLimits
  now: Date
}

/**
 * Re-encodes an image and stores it for a day, or as long as a cat has it. Returns its path.
 * @throws RATE_LIMITED and the errors of `encodePhoto`
 */
export async function storePhoto(store: PhotoStore, upload: PhotoUpload): Promise<string> {
  const data = await encodeUpload(store, upload)
  await store.prisma.photo.create({ data, select: { id: true } })
  return photoAddress(data.key, store.env)
}

/**
 * Stores a photo as `storePhoto` does, and uses up the key of its upload address. A refused photo
 * leaves the key valid. Returns `null` if the key was used, for example by a parallel photo.
 */
export async function storePhotoOnce(
  store: PhotoStore,
  upload: PhotoUpload,
  uploadKey: string,
): Promise<string | null> {
  const data = await encodeUpload(store, upload)
  const isStored = await store.prisma.$transaction(async (tx) => {
    if (!(await closeUpload(tx, uploadKey, store.now))) return false
    await tx.photo.create({ data, select: { id: true } })
    return true
  })
  return isStored ? photoAddress(data.key, store.env) : null
}

async function encodeUpload(
  { limits, now }: PhotoStore,
  { bytes, userId, animalId = null }: PhotoUpload,
) {
  await limits.take('upload', userId)
  return { ...(await encodePhoto(bytes)), key: newKey(), userId, animalId, createdAt: now }
}

interface PhotoRequest {
  families: string[]
  toolHash: string | null
  link: string | null
  /** True if the viewer has entered the link's code. */
  isProven: boolean
  isCached: boolean
  now: Date
}

interface FoundPhoto {
  size: PhotoSize
  bytes: Uint8Array | null
  /** The name in the bucket that has the bytes. `null` if the database has them. */
  object: string | null
}

/**
 * Reads the photo of a file name of `/photos/` in one statement that checks the right to see it. A
 * session or a tool of the owner or of a circle member has that right, and so does a valid link to
 * the cat. `bytes` is `null` if the caller has them. Returns `null` if the photo or the right is missing.
 */
export async function readPhoto(
  database: Rows,
  name: string,
  { families, toolHash, link, isProven, isCached, now }: PhotoRequest,
): Promise<FoundPhoto | null> {
  const [, key, small] = fileName.exec(name) ?? []
  if (key === undefined || (families.length === 0 && toolHash === null && link === null))
    return null
  const values = [
    key,
    families,
    link === null ? null : hashOfToken(link),
    now,
    isCached,
    isProven,
    toolHash,
  ]
  const [photo] = await database.rows<Pick<FoundPhoto, 'bytes' | 'object'>>(
    small ? readSmall : readLarge,
    values,
  )
  return photo ? { ...photo, size: small ? 'small' : 'large' } : null
}

const readSize = (size: PhotoSize) => ({
  name: `read_photo_${size}`,
  text: `WITH viewers AS (
  SELECT user_id FROM refresh_families WHERE id = ANY($2::uuid[]) AND revoked_at IS NULL
  AND expires_at > $4::timestamptz
  UNION ALL SELECT user_id FROM personal_access_tokens WHERE hash = $7 AND expires_at > $4::timestamptz)
SELECT CASE WHEN $5::boolean THEN NULL ELSE p.${size} END AS bytes,
CASE WHEN $5::boolean THEN NULL ELSE p.object END AS object FROM photos p WHERE p.key = $1 AND (
  EXISTS (SELECT 1 FROM viewers WHERE user_id = p.user_id)
  OR EXISTS (SELECT 1 FROM viewers, LATERAL ${circleOf('viewers.user_id', '$4::timestamptz')} c
  JOIN animals a ON a.id = c.animal_id WHERE a.photo_id = p.id)
  OR EXISTS (SELECT 1 FROM share_links s JOIN animals a ON a.id = s.animal_id
    WHERE s.hash = $3 AND s.revoked_at IS NULL AND s.expires_at > $4::timestamptz AND 'photo' = ANY(s.scopes)
      AND (s.code_hash IS NULL OR $6::boolean) AND a.photo_id = p.id))`,
})
const [readSmall, readLarge] = [readSize('small'), readSize('large')]

/**
 * Sets a cat's photo, or removes it if `null`, and deletes the former. Returns false and changes
 * nothing if the owner did not upload the path.
 */
export async function setPhoto(
  tx: Prisma.TransactionClient,
  animal: { id: string; userId: string },
  address: string | null,
  env: PublicAddress,
): Promise<boolean> {
  const [current] = await tx.$queryRaw<{ photo_id: string | null }[]>`
    SELECT photo_id FROM animals WHERE id = ${animal.id}::uuid FOR UPDATE`
  const replaced = current?.photo_id ?? null
  const photo = address === null ? null : await findPhoto(tx, animal.userId, keyOf(address, env))
  if (address !== null && photo === null) return false
  if (photo && photo.id === replaced) return true
  const photoId = photo?.profile ? await copyPhoto(tx, photo.id) : (photo?.id ?? null)
  if (photoId !== null)
    await tx.photo.update({
      where: { id: photoId },
      data: { animalId: animal.id },
      select: { id: true },
    })
  await tx.animal.update({ where: { id: animal.id }, data: { photoId }, select: { id: true } })
  if (replaced !== null) await tx.photo.delete({ where: { id: replaced }, select: { id: true } })
  return true
}

/** Sets the photo of a cat without one. Returns false if it has one. */
export async function setFirstPhoto(
  tx: Prisma.TransactionClient,
  animal: { id: string; userId: string },
  photo: EncodedPhoto,
  now: Date,
): Promise<boolean> {
  if ((await tx.animal.count({ where: { id: animal.id, photoId: null } })) === 0) return false
  const { id: photoId } = await tx.photo.create({
    data: { ...photo, key: newKey(), userId: animal.userId, animalId: animal.id, createdAt: now },
    select: { id: true },
  })
  await tx.animal.update({ where: { id: animal.id }, data: { photoId }, select: { id: true } })
  return true
}

function keyOf(address: string, env: PublicAddress): string {
  const folder = `${env.publicUrl}/photos/`
  const [name = ''] = address.slice(folder.length).split('?')
  return (address.startsWith(folder) && fileName.exec(name)?.[1]) || ''
}

async function findPhoto(tx: Prisma.TransactionClient, userId: string, key: string) {
  return await tx.photo.findUnique({
    where: { key, userId },
    select: { id: true, profile: { select: { id: true } } },
  })
}

/** Copies a photo for a second cat, so that each is deleted with its own. */
async function copyPhoto(tx: Prisma.TransactionClient, photoId: string): Promise<string> {
  const id = randomUUID()
  await tx.$executeRaw`
    INSERT INTO photos (id, key, user_id, large, small, object, created_at)
    SELECT ${id}::uuid, ${newKey()}, user_id, large, small, object, created_at FROM photos WHERE id = ${photoId}::uuid`
  return id
}
