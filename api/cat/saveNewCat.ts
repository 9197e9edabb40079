import type { Prisma } from '#prisma'
import { lockAnimal, lockUser } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { validationError } from '../base/errors'
import { requireQuotaForAnimal } from '../base/limits/quotas'
import { requireViewer } from '../graphql/access'
import { isCorrectable } from '../graphql/clientId'
import type { Context } from '../graphql/context'

interface NewCat {
  /** The client generates it. */
  uuid?: string | null | undefined
  isCorrection?: boolean | null | undefined
  /** All columns of the form: a correction empties what it lacks. */
  columns: Omit<Prisma.AnimalUncheckedCreateInput, 'id' | 'userId' | 'species' | 'createdAt'>
  grams: number | null
}

/**
 * Saves a new cat once, and returns its id. A retry with the client's id returns that of the stored
 * cat.
 */
export async function saveNewCat(
  context: Context,
  { uuid, isCorrection, columns, grams }: NewCat,
): Promise<string> {
  const { user, clock } = requireViewer(context)
  const { prisma, now } = context
  const data = {
    ...columns,
    ...(grams !== null && {
      weights: { create: { grams, date: clock.now, createdAt: now, byId: user.id } },
    }),
  }
  return await prisma.$transaction(async (tx) => {
    await lockUser(tx, user.id)
    const ids = newRowIds(user.id, uuid)
    const existing = await tx.animal.findMany({
      where: { id: { in: ids } },
      select: { id: true, userId: true },
    })
    const own = existing.find(({ userId }) => userId === user.id)
    if (own) {
      if (isCorrection) await correctCat(tx, own.id, data, now)
      return own.id
    }
    await requireQuotaForAnimal(tx, user.id)
    const { id } = await tx.animal.create({
      data: {
        ...data,
        id: ids[existing.length]!,
        userId: user.id,
        species: 'animal',
        createdAt: now,
      },
    })
    return id
  })
}

/**
 * Replaces the values of a cat that an earlier request stored by those of its retry.
 * @throws VALIDATION if the cat is in use
 */
async function correctCat(
  tx: Prisma.TransactionClient,
  id: string,
  data: Prisma.AnimalUncheckedUpdateInput,
  now: Date,
): Promise<void> {
  await lockAnimal(tx, id)
  const cat = await tx.animal.findUniqueOrThrow({
    where: { id },
    select: {
      createdAt: true,
      inMemorySince: true,
      _count: { select: { measurements: true, weights: true } },
    },
  })
  const { measurements, weights } = cat._count
  if (measurements > 0 || weights > 1 || cat.inMemorySince || !isCorrectable(cat, now))
    throw validationError({
      name: 'Ce chat est déjà ajouté, avec d’autres valeurs\u00a0: corrigez son profil',
    })
  await tx.weight.deleteMany({ where: { animalId: id } })
  await tx.animal.update({ where: { id }, data })
}
