import type { Measurement, Prisma, PrismaClient } from '#prisma'
import { isUuid } from '../base/uuid'

type PrismaOrTx = PrismaClient | Prisma.TransactionClient

/** Finds a cat's entry by its id, or by an id that was merged into it (product/entries 1.3). */
export async function findMeasurement(
  store: PrismaOrTx,
  animalId: string,
  id: string,
): Promise<Measurement | null> {
  if (!isUuid(id)) return null
  return await store.measurement.findFirst({
    where: { animalId, OR: [{ id }, { aliases: { some: { animalId, alias: id } } }] },
  })
}
