import { randomUUID } from 'node:crypto'
import type { Animal } from '#prisma'
import { derivedId } from '../../base/derivedId'
import { requireQuotaForAnimal } from '../../base/limits/quotas'
import { setFirstPhoto } from '../../storage/photoStore'
import type { CatCopy, LeftOut } from './catCopy'
import { type CatPlan, type ImportedCat, planCat } from './planCat'
import { publishStaged, withStaging } from './publishStaged'
import { storeMerges, stageRows, type Staging, type ImportStore } from './staging'
import { TimeSlicer } from './timeSlicer'

export interface ImportResult {
  cats: ImportedCat[]
  leftOut: Record<LeftOut, number>
}

interface CopyImportOptions {
  userId: string
  /** The real time. */
  now: Date
  /** A preview plans everything and writes nothing. */
  isPreview: boolean
}

interface ImportWork {
  store: ImportStore
  userId: string
  now: Date
  slicer: TimeSlicer
}

/**
 * Imports a whole copy or nothing.
 * @throws RATE_LIMITED while another import of the account runs
 */
export async function importCopy(
  store: ImportStore,
  cats: readonly CatCopy[],
  { userId, now, isPreview }: CopyImportOptions,
): Promise<ImportResult> {
  const work = { store, userId, now, slicer: new TimeSlicer() }
  const plans = isPreview
    ? await planAll(cats, work)
    : await withStaging(work, async (staging) => {
        const all = await planAll(cats, work)
        await write(all, staging, work)
        return all
      })
  return { cats: plans.map(({ imported }) => imported), leftOut: sumOf(cats) }
}

async function planAll(cats: readonly CatCopy[], work: ImportWork): Promise<CatPlan[]> {
  const { store, userId, slicer } = work
  const { prisma } = store
  const ids = cats.flatMap(({ profile: { id } }) => [id, derivedId(userId, id)])
  const existing = await prisma.animal.findMany({ where: { userId, id: { in: ids } } })
  const existingCat = ({ profile: { id } }: CatCopy): Animal | null =>
    existing.find((cat) => cat.id === id) ??
    existing.find((cat) => cat.id === derivedId(userId, id)) ??
    null
  const newCatCount = cats.filter((copy) => existingCat(copy) === null).length
  await requireQuotaForAnimal(prisma, userId, newCatCount)
  const plans: CatPlan[] = []
  for (const copy of cats)
    plans.push(await planCat(copy, existingCat(copy), { prisma, slicer, userId }))
  return plans
}

async function write(
  plans: readonly CatPlan[],
  staging: Staging,
  { store, userId, now, slicer }: ImportWork,
): Promise<void> {
  const { holderId } = staging
  const stagedPlans = plans
    .filter(({ hasAdditions }) => hasAdditions)
    .map((plan) => ({ plan, id: plan.imported.isNew ? plan.imported.id : randomUUID() }))
  const merges = stagedPlans
    .filter(({ plan }) => !plan.imported.isNew)
    .map(({ plan, id }) => ({ from: id, into: plan.imported.id }))
  const merging = await storeMerges(store, staging, merges)
  for (const { plan, id } of stagedPlans) {
    await stageRows(store, merging, plan.rows({ animalId: id, userId, holderId, now }), slicer)
    if (plan.photo) await setFirstPhoto(store.prisma, { id, userId: holderId }, plan.photo, now)
    await slicer.yieldIfDue()
  }
  const newCatCount = plans.filter(({ imported }) => imported.isNew).length
  const check = (tx: Parameters<typeof requireQuotaForAnimal>[0]) =>
    requireQuotaForAnimal(tx, userId, newCatCount)
  await publishStaged(store, merging, { now, slicer, check })
}

const sumOf = (cats: readonly CatCopy[]): ImportResult['leftOut'] => {
  const sum = (kind: LeftOut) => cats.reduce((total, { leftOut }) => total + leftOut[kind], 0)
  return { shareLinks: sum('shareLinks'), circle: sum('circle'), invitations: sum('invitations') }
}
