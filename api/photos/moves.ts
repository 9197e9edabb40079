import { randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import type { Bucket } from './bucket'

interface Ground {
  prisma: PrismaClient
  bucket: Bucket
  clock: () => Date
  stopping?: AbortSignal
}

/** After this, an object belongs to a photo or was left by a killed process. */
const underWayMs = 60 * 60_000
/** Before a removal is tried again when the bucket was away. */
const againMs = 5 * 60_000

/** Moves photos to the bucket, each kept in the database until its object is there; returns how many. Safe in several processes, and when killed. */
export async function moveToBucket({ prisma, bucket, clock, stopping }: Ground): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopping?.aborted
      ? null
      : await prisma.photo.findFirst({
          where: { object: null },
          select: { id: true, large: true, small: true },
        })
    if (!photo?.large || !photo.small) return moved
    // Noted first, so that nothing is left behind. Names are never reused: this one may still be removed.
    const object = randomUUID()
    const note = { object, dueAt: new Date(clock().getTime() + underWayMs) }
    await prisma.unusedObject.create({ data: note })
    await bucket.put(object, 'large', photo.large)
    await bucket.put(object, 'small', photo.small)
    await prisma.$transaction(async (tx) => {
      const { count: noted } = await tx.unusedObject.deleteMany({ where: note })
      const placed =
        noted === 0
          ? 0
          : (
              await tx.photo.updateMany({
                where: { id: photo.id, object: null },
                data: { object, large: null, small: null },
              })
            ).count
      // The photo was deleted or moved meanwhile, or this took so long that the object is being removed.
      if (placed === 0) await leave(tx, object, clock())
    })
  }
}

async function leave(tx: Prisma.TransactionClient, object: string, dueAt: Date): Promise<void> {
  await tx.unusedObject.upsert({ where: { object }, create: { object, dueAt }, update: { dueAt } })
}

export async function moveToDatabase({ prisma, bucket, clock, stopping }: Ground): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopping?.aborted
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
      await leave(tx, object, clock())
    })
  }
}

export async function removeUnused({ prisma, bucket, clock, stopping }: Ground): Promise<void> {
  for (;;) {
    const unused = stopping?.aborted
      ? null
      : await prisma.unusedObject.findFirst({
          where: { dueAt: { lte: clock() } },
          orderBy: { dueAt: 'asc' },
        })
    if (!unused) return
    const taken = { object: unused.object, dueAt: new Date(clock().getTime() + againMs) }
    if ((await prisma.unusedObject.updateMany({ where: unused, data: taken })).count === 0) continue
    // Of two photos that shared it, one may be left.
    if ((await prisma.photo.count({ where: { object: unused.object } })) === 0)
      await bucket.remove(unused.object)
    await prisma.unusedObject.deleteMany({ where: taken })
  }
}
