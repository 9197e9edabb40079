import type { Prisma } from '#prisma'
import { dayIn } from '#shared/time'
import { closedRecord } from '../errors'
import { lockAnimal, requireWithinQuotas } from '../limits/quotas'
import { idInstead } from '../records/idInstead'
import { insertRows } from './insertRows'
import type { Weighing } from './weighingsCsv'
import type { Came } from './writeCat'

interface Into {
  animal: { id: string; name: string; inMemorySince: Date | null }
  userId: string
  timeZone: string
  now: Date
}

/** Weighings that the cat has not: one of the same day and weight is there already (product/accounts 8.6). @throws VALIDATION */
export async function importWeighings(
  tx: Prisma.TransactionClient,
  weighings: readonly Weighing[],
  { animal, userId, timeZone, now }: Into,
): Promise<Came> {
  const { id: animalId, name, inMemorySince } = animal
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
  if (inMemorySince && [...added.values()].some(({ date }) => date > inMemorySince))
    throw closedRecord(name)
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
    })),
  )
  await requireWithinQuotas(tx, animal)
  return { added: added.size, known: weighings.length - added.size }
}
