import { randomUUID } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import type { Bucket } from './bucket'

interface Ground {
  prisma: PrismaClient
  bucket: Bucket
  clock: () => Date
  stopping?: AbortSignal
}

/** In this time an object that was sent is a photo's, or was left by a process that was killed. */
const underWayMs = 60 * 60_000
/** Where the bucket was away as an object was to be removed. */
const againMs = 5 * 60_000

/**
 * Moves photos to the bucket, one by one, until none is left; returns how many. A photo is in the database until its object
 * is there. Any number of processes may do it at once, and be killed.
 */
export async function moveToBucket({ prisma, bucket, clock, stopping }: Ground): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopping?.aborted ? null : await prisma.photo.findFirst({ where: { object: null }, select: { id: true, large: true, small: true } })
    if (!photo?.large || !photo.small) return moved
    // Noted before it is there, so that nothing is left behind. A name is given once: one that is being removed comes to no new use.
    const object = randomUUID()
    const note = { object, dueAt: new Date(clock().getTime() + underWayMs) }
    await prisma.unusedObject.create({ data: note })
    await bucket.put(object, 'large', photo.large)
    await bucket.put(object, 'small', photo.small)
    await prisma.$transaction(async (tx) => {
      const { count: noted } = await tx.unusedObject.deleteMany({ where: note })
      const placed = noted === 0 ? 0 : (await tx.photo.updateMany({ where: { id: photo.id, object: null }, data: { object, large: null, small: null } })).count
      // The photo was deleted or moved meanwhile, or this took so long that the object is being removed.
      if (placed === 0) await leave(tx, object, clock())
    })
  }
}

async function leave(tx: Prisma.TransactionClient, object: string, dueAt: Date): Promise<void> {
  await tx.unusedObject.upsert({ where: { object }, create: { object, dueAt }, update: { dueAt } })
}

/** The way back, in the same manner. */
export async function moveToDatabase({ prisma, bucket, clock, stopping }: Ground): Promise<number> {
  for (let moved = 0; ; moved += 1) {
    const photo = stopping?.aborted ? null : await prisma.photo.findFirst({ where: { NOT: { object: null } }, select: { id: true, object: true } })
    if (!photo?.object) return moved
    const { id, object } = photo
    const [large, small] = [await bucket.get(object, 'large'), await bucket.get(object, 'small')].map((bytes) => new Uint8Array(bytes))
    await prisma.$transaction(async (tx) => {
      await tx.photo.updateMany({ where: { id, object }, data: { object: null, large: large!, small: small! } })
      await leave(tx, object, clock())
    })
  }
}

/** Removes from the bucket what is no photo's any more. */
export async function removeUnused({ prisma, bucket, clock, stopping }: Ground): Promise<void> {
  for (;;) {
    const unused = stopping?.aborted ? null : await prisma.unusedObject.findFirst({ where: { dueAt: { lte: clock() } }, orderBy: { dueAt: 'asc' } })
    if (!unused) return
    const taken = { object: unused.object, dueAt: new Date(clock().getTime() + againMs) }
    if ((await prisma.unusedObject.updateMany({ where: unused, data: taken })).count === 0) continue
    // Of two photos that shared it, one may be left.
    if ((await prisma.photo.count({ where: { object: unused.object } })) === 0) await bucket.remove(unused.object)
    await prisma.unusedObject.deleteMany({ where: taken })
  }
}
