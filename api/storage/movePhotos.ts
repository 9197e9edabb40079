import { randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import type { Bucket } from './bucket'

interface MoveServices {
  prisma: PrismaClient
  bucket: Bucket
  clock: () => Date
  stopSignal?: AbortSignal
}

/** After this time, an object belongs to a photo or was left by a killed process. */
const graceMs = HOUR_MS
/** The delay before a removal is retried if the bucket was unavailable. */
const retryMs = 5 * MINUTE_MS

/**
 * Moves photos to the bucket and returns how many. Each stays in the database until its object
 * exists. Several processes may run it, and a kill loses nothing.
 */
export async function moveToBucket({
  prisma,
  bucket,
  clock,
  stopSignal,
}: MoveServices): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopSignal?.aborted
      ? null
      : await prisma.photo.findFirst({
          where: { object: null },
          select: { id: true, large: true, small: true },
        })
    if (!photo?.large || !photo.small) return moved
    // The object is registered first, so that a kill leaves no orphan. Names are never reused: a
    // removal of this one may be pending.
    const object = randomUUID()
    const unusedObject = { object, dueAt: new Date(clock().getTime() + graceMs) }
    await prisma.unusedObject.create({ data: unusedObject })
    await bucket.put(object, 'large', photo.large)
    await bucket.put(object, 'small', photo.small)
    await prisma.$transaction(async (tx) => {
      const { count: claimed } = await tx.unusedObject.deleteMany({ where: unusedObject })
      const assigned =
        claimed === 0
          ? 0
          : (
              await tx.photo.updateMany({
                where: { id: photo.id, object: null },
                data: { object, large: null, small: null },
              })
            ).count
      // The photo was deleted or moved in the meantime, or the upload took so long that the object
      // is being removed.
      if (assigned === 0) await markUnused(tx, object, clock())
    })
  }
}

async function markUnused(
  tx: Prisma.TransactionClient,
  object: string,
  dueAt: Date,
): Promise<void> {
  await tx.unusedObject.upsert({ where: { object }, create: { object, dueAt }, update: { dueAt } })
}

export async function moveToDatabase({
  prisma,
  bucket,
  clock,
  stopSignal,
}: MoveServices): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopSignal?.aborted
      ? null
      : await prisma.photo.findFirst({
          where: { NOT: { object: null } },
          select: { id: true, object: true },
        })
    if (!photo?.object) return moved
    const { id, object } = photo
    const [large, small] = [
      await bucket.get(object, 'large'),
      await bucket.get(object, 'small'),
    ].map((bytes) => new Uint8Array(bytes))
    await prisma.$transaction(async (tx) => {
      await tx.photo.updateMany({
        where: { id, object },
        data: { object: null, large: large!, small: small! },
      })
      await markUnused(tx, object, clock())
    })
  }
}

export async function removeUnused({
  prisma,
  bucket,
  clock,
  stopSignal,
}: MoveServices): Promise<void> {
  for (;;) {
    const unused = stopSignal?.aborted
      ? null
      : await prisma.unusedObject.findFirst({
          where: { dueAt: { lte: clock() } },
          orderBy: { dueAt: 'asc' },
        })
    if (!unused) return
    const claim = { object: unused.object, dueAt: new Date(clock().getTime() + retryMs) }
    if ((await prisma.unusedObject.updateMany({ where: unused, data: claim })).count === 0) continue
    // Two photos may share an object. It is removed with the last one.
    if ((await prisma.photo.count({ where: { object: unused.object } })) === 0)
      await bucket.remove(unused.object)
    await prisma.unusedObject.deleteMany({ where: claim })
  }
}
