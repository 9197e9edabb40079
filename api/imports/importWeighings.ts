import { randomUUID } from 'node:crypto'
import type { Prisma } from '#prisma'
import { MOST_IMPORTED_BY_HELPER } from '#shared/circle'
import { frenchNumber } from '#shared/numbers'
import type { Role } from '#shared/rights'
import { dayIn } from '#shared/time'
import { closedRecord, overQuota } from '../errors'
import { lockAnimal, requireWithinQuotas } from '../limits/quotas'
import { idInstead } from '../records/idInstead'
import { insertRows } from './insertRows'
import type { Weighing } from './weighingsCsv'
import type { Came } from './writeCat'

interface Into {
  animal: { id: string; name: string; inMemorySince: Date | null; role: Role }
  userId: string
  timeZone: string
  now: Date
}

/** `importId` is what takes them back as one; null if nothing was added. */
interface CameWeighings extends Came {
  importId: string | null
}

/** Weighings that the cat has not: one of the same day and weight is there already (product/accounts 8.6). @throws VALIDATION */
export async function importWeighings(
  tx: Prisma.TransactionClient,
  weighings: readonly Weighing[],
  { animal, userId, timeZone, now }: Into,
): Promise<CameWeighings> {
  const { id: animalId, name, inMemorySince, role } = animal
  await lockAnimal(tx, animalId)
  const standing = await tx.weight.findMany({
    where: { animalId },
    select: { grams: true, date: true },
  })
  const known = new Set(standing.map(({ grams, date }) => `${dayIn(date, timeZone)} ${grams}`))
  const added = new Map<string, Weighing>()
  for (const weighing of weighings) {
    const what = `${weighing.day} ${weighing.grams}`
    if (!known.has(what)) added.set(what, weighing)
  }
  if (role !== 'owner' && added.size > MOST_IMPORTED_BY_HELPER)
    throw overQuota(
      `Vous pouvez importer ${MOST_IMPORTED_BY_HELPER} pesées nouvelles au plus à la fois pour ce chat, et ce fichier en a ${frenchNumber(added.size)}. La personne à qui est ce chat peut importer tout le fichier.`,
    )
  if (inMemorySince && [...added.values()].some(({ date }) => date > inMemorySince))
    throw closedRecord(name)
  const importId = added.size > 0 ? randomUUID() : null
  await insertRows(
    tx,
    'weights',
    [...added].map(([what, { date, grams }]) => ({
      id: idInstead(animalId, `weighing ${what}`),
      animalId,
      grams,
      date,
      createdAt: now,
      byId: userId,
      importId,
    })),
  )
  await requireWithinQuotas(tx, animal)
  return { added: added.size, known: weighings.length - added.size, importId }
}
