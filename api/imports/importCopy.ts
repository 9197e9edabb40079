import type { PrismaClient } from '#prisma'
import { requireRoomForAnimal } from '../limits/quotas'
import { idInstead } from '../records/idInstead'
import type { CatCopy, LeftOut } from './catCopy'
import { tried } from './trial'
import { requireOnlyImport } from './turns'
import { type ImportedCat, writeCat } from './writeCat'

export interface Imported {
  cats: ImportedCat[]
  leftOut: Record<LeftOut, number>
}

interface Into {
  userId: string
  /** The real time. */
  now: Date
  /** All is told and nothing kept. */
  isTrial: boolean
}

/** Reading it took longer; each statement has its own bound (api/db/limits.ts). */
const transaction = { maxWait: 10_000, timeout: 120_000 }

/** All of a copy or nothing. */
export async function importCopy(
  prisma: PrismaClient,
  cats: readonly CatCopy[],
  { userId, now, isTrial }: Into,
): Promise<Imported> {
  return await tried(
    isTrial,
    (write) => prisma.$transaction(write, transaction),
    async (tx) => {
      await requireOnlyImport(tx, userId)
      const ids = cats.flatMap(({ profile: { id } }) => [id, idInstead(userId, id)])
      const standing = await tx.animal.findMany({ where: { userId, id: { in: ids } } })
      const homeOf = ({ profile: { id } }: CatCopy) =>
        standing.find((cat) => cat.id === id) ??
        standing.find((cat) => cat.id === idInstead(userId, id)) ??
        null
      await requireRoomForAnimal(tx, userId, cats.filter((cat) => homeOf(cat) === null).length)
      const imported: Imported = { cats: [], leftOut: sumOf(cats) }
      for (const cat of cats)
        imported.cats.push(await writeCat(tx, cat, homeOf(cat), { userId, now }))
      return imported
    },
  )
}

const sumOf = (cats: readonly CatCopy[]): Imported['leftOut'] => {
  const sum = (of: LeftOut) => cats.reduce((total, { leftOut }) => total + leftOut[of], 0)
  return { shareLinks: sum('shareLinks'), circle: sum('circle'), invitations: sum('invitations') }
}
