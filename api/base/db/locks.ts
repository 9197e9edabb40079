import type { Prisma, PrismaClient } from '#prisma'

// Locks of rows. They end with the transaction.

type Tx = Prisma.TransactionClient

export const lockUser = (tx: Tx | PrismaClient, userId: string) =>
  tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`

/** Locks the user against new rows that refer to it, too: their foreign key waits for this lock. */
export const lockUserExclusively = (tx: Tx, userId: string) =>
  tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`

/** Locks the cats in the order of their ids, which avoids deadlocks. */
export const lockAnimals = (tx: Tx, ids: readonly string[]) =>
  tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM animals WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`

export const lockAnimal = (tx: Tx, animalId: string) =>
  tx.$queryRaw<unknown[]>`SELECT 1 FROM animals WHERE id = ${animalId}::uuid FOR NO KEY UPDATE`

/** Locks the steps of a course, which serialises the doses that are noted for it. */
export const lockCourse = (tx: Tx, courseId: string) =>
  tx.$queryRaw`SELECT 1 FROM treatments WHERE course_id = ${courseId}::uuid FOR UPDATE`
