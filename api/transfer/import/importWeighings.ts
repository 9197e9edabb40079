import { randomUUID } from 'node:crypto'
import type { Prisma } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import { dayIn } from '#shared/base/time'
import { MAX_IMPORTED_BY_HELPER } from '#shared/circle/circleLimits'
import type { Role } from '#shared/circle/rights'
import { derivedId } from '../../base/derivedId'
import { closedRecord, overQuota, unavailable } from '../../base/errors'
import { requireWithinQuotas } from '../../base/limits/importQuotas'
import { requireQuotaForWeight } from '../../base/limits/recordQuotas'
import type { ImportCounts } from './planCat'
import { publishStaged, withStaging } from './publishStaged'
import { storeMerges, stageRows, type ImportStore } from './staging'
import type { TableRow } from './tables'
import { TimeSlicer } from './timeSlicer'
import type { CsvWeighing } from './weighingsCsv'

interface WeighingsImportOptions {
  animal: { id: string; userId: string; name: string; inMemorySince: Date | null; role: Role }
  userId: string
  timeZone: string
  now: Date
  /** A preview plans everything and writes nothing. */
  isPreview: boolean
  /** Throws if the account may not add weighings any more. The cat is locked. */
  check: (tx: Prisma.TransactionClient) => Promise<void>
}

/**
 * Counts the weighings. `importId` identifies the added ones, to remove them together; it is `null` if none was added.
 */
interface WeighingCounts extends ImportCounts {
  importId: string | null
}

/**
 * Imports all weighings or none. A weighing with the day and weight of an existing one is not added
 * (product/accounts 8.6).
 * @throws VALIDATION, OVER_QUOTA; RATE_LIMITED while another import of the account runs; UNAVAILABLE
 * while another member imports the same lines
 */
export async function importWeighings(
  store: ImportStore,
  weighings: readonly CsvWeighing[],
  { animal, userId, timeZone, now, isPreview, check }: WeighingsImportOptions,
): Promise<WeighingCounts> {
  const oldestFirst = inOrder(weighings)
  const { id: animalId } = animal
  const slicer = new TimeSlicer()
  const importId = randomUUID()
  const plan = () => newWeighings(store, oldestFirst, { animal, timeZone, slicer })
  const added = isPreview
    ? await plan()
    : await withStaging({ store, userId, now }, async (staging) => {
        const planned = await plan()
        const merge = { from: randomUUID(), into: animalId }
        const merging = await storeMerges(store, staging, [merge])
        const cat = await store.prisma.animal.findUniqueOrThrow({ where: { id: animalId } })
        const stagedColumns = { id: merge.from, userId: staging.holderId, photoId: null }
        const rows = function* (): Generator<TableRow> {
          yield ['animals', { ...cat, ...stagedColumns }]
          // The last line of a date is the newest weighing, in a copy too.
          let created = now.getTime() - planned.size
          for (const [key, { date, grams }] of planned) {
            const id = idOf(animalId, key)
            const createdAt = new Date((created += 1))
            yield [
              'weights',
              { id, animalId: merge.from, grams, date, createdAt, byId: userId, importId },
            ]
          }
        }
        await stageRows(store, merging, rows(), slicer)
        // Another member's unfinished import has the ids of the same lines, and may be discarded.
        const staged = await store.prisma.weight.count({ where: { animalId: merge.from } })
        if (staged < planned.size) throw unavailable()
        const checkAgain = async (tx: Prisma.TransactionClient) => {
          await check(tx)
          // Several helpers may import at once.
          if (animal.role !== 'owner') await requireQuotaForWeight(tx, animal, planned.size)
        }
        await publishStaged(store, merging, { now, slicer, check: checkAgain })
        return planned
      })
  return {
    added: added.size,
    known: weighings.length - added.size,
    importId: isPreview || added.size === 0 ? null : importId,
  }
}

/** The app's own table lists the newest weighing first. */
function inOrder(weighings: readonly CsvWeighing[]): readonly CsvWeighing[] {
  const [first, last] = [weighings[0], weighings.at(-1)]
  return first && last && first.date > last.date ? weighings.toReversed() : weighings
}

const keyOf = (day: string, grams: number) => `${day} ${grams}`
/** Returns the id of an imported weighing, which is stored once. */
const idOf = (animalId: string, key: string) => derivedId(animalId, `weighing ${key}`)

/**
 * Returns the weighings that the cat does not have, by day and weight. The day of a stored one
 * follows the account's time zone, which may have changed since an import: its id counts too.
 */
async function newWeighings(
  { prisma }: ImportStore,
  weighings: readonly CsvWeighing[],
  {
    animal,
    timeZone,
    slicer,
  }: Pick<WeighingsImportOptions, 'animal' | 'timeZone'> & { slicer: TimeSlicer },
): Promise<Map<string, CsvWeighing>> {
  const { id: animalId, name, inMemorySince, role } = animal
  const [knownKeys, knownIds] = [new Set<string>(), new Set<string>()]
  const pageSize = 500
  for (let lastId: string | undefined, length = pageSize; length === pageSize;) {
    const page: { id: string; grams: number; date: Date }[] = await prisma.weight.findMany({
      // Prisma's `cursor` would return an empty page if its row was deleted meanwhile.
      where: { animalId, ...(lastId !== undefined && { id: { gt: lastId } }) },
      select: { id: true, grams: true, date: true },
      orderBy: { id: 'asc' },
      take: pageSize,
    })
    for (const { id, grams, date } of page) {
      knownIds.add(id)
      knownKeys.add(keyOf(dayIn(date, timeZone), grams))
    }
    lastId = page.at(-1)?.id
    length = page.length
    await slicer.yieldIfDue()
  }
  const added = new Map<string, CsvWeighing>()
  for (const weighing of weighings) {
    const key = keyOf(weighing.day, weighing.grams)
    if (knownKeys.has(key) || knownIds.has(idOf(animalId, key))) continue
    // The last of equal lines gives the order.
    added.delete(key)
    added.set(key, weighing)
  }
  if (role !== 'owner' && added.size > MAX_IMPORTED_BY_HELPER)
    throw overQuota(
      `Vous pouvez importer ${MAX_IMPORTED_BY_HELPER} pesées nouvelles au plus à la ` +
        `fois pour ce chat, et ce fichier en a ${frenchNumber(added.size)}. ` +
        'Seul son propriétaire peut importer tout le fichier.',
    )
  if (role !== 'owner') await requireQuotaForWeight(prisma, animal, added.size)
  if (inMemorySince && [...added.values()].some(({ date }) => date > inMemorySince))
    throw closedRecord(name)
  await requireWithinQuotas(prisma, animal, { weights: [...added.values()] })
  return added
}
