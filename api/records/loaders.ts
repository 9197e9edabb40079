import DataLoader from 'dataloader'
import type { Prisma, PrismaClient } from '#prisma'
import type { ReportedCourse } from '#shared/care/report'
import { type EntryRow, toEntryRow } from './fields'
import { loadTreated, type TreatedSince } from './treated'
import { loadLastVisits, type VisitAsked } from './visits'

/** A slice of a cat's entries, newest first (or, inverted, oldest first); bounds are exclusive instants. */
export interface EntrySlice {
  animalId: string
  before?: Date | undefined
  after?: Date | undefined
  limit: number
  inverted?: boolean
}

export interface Loaders {
  entries: DataLoader<EntrySlice, EntryRow[], string>
  treated: DataLoader<TreatedSince, ReportedCourse[], string>
  /** When a vet last opened a link, this visit's own left out. */
  lastVisits: DataLoader<VisitAsked, Date | null, string>
  firstNames: DataLoader<string, string | null>
  /** Whether somebody else than who noted an entry had a part in what was set aside of it, by its id. */
  revisedByOthers: DataLoader<string, boolean>
  /** The owner's id, by the cat's. */
  owners: DataLoader<string, string | null>
}

/** One request's batches: a list of cats costs as many statements as one cat. */
export function createLoaders(prisma: PrismaClient): Loaders {
  return {
    entries: new DataLoader((slices) => loadEntries(prisma, slices), { cacheKeyFn: sliceKey }),
    treated: new DataLoader((asked) => loadTreated(prisma, asked), {
      cacheKeyFn: ({ animalId, since }) => `${animalId} ${since}`,
    }),
    lastVisits: new DataLoader((asked) => loadLastVisits(prisma, asked), {
      cacheKeyFn: ({ animalId, token }) => `${animalId} ${token}`,
    }),
    firstNames: new DataLoader(async (ids) => {
      const users = await prisma.user.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, firstName: true },
      })
      return ids.map((id) => users.find((user) => user.id === id)?.firstName ?? null)
    }),
    revisedByOthers: new DataLoader(async (ids) => {
      const entries = await prisma.measurement.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, byId: true, revisions: { select: { byId: true } } },
        relationLoadStrategy: 'join',
      })
      return ids.map((id) =>
        entries.some(
          (entry) => entry.id === id && entry.revisions.some(({ byId }) => byId !== entry.byId),
        ),
      )
    }),
    owners: new DataLoader(async (ids) => {
      const cats = await prisma.animal.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, userId: true },
      })
      return ids.map((id) => cats.find((cat) => cat.id === id)?.userId ?? null)
    }),
  }
}

// Map.groupBy, which Node 20 does not have.
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const windowKey = ({ before, after, limit, inverted }: EntrySlice): string =>
  [before?.getTime(), after?.getTime(), limit, inverted].join()
const sliceKey = (slice: EntrySlice): string => `${slice.animalId},${windowKey(slice)}`

// One statement a window: LATERAL joins bound the rows read of each cat.
async function loadEntries(
  prisma: PrismaClient,
  slices: readonly EntrySlice[],
): Promise<EntryRow[][]> {
  const found = new Map<string, EntryRow[]>()
  const windows = [...groupBy(slices, windowKey).values()]
  await Promise.all(
    windows.map(async (group) => {
      const animals = await prisma.animal.findMany({
        where: { id: { in: group.map((slice) => slice.animalId) } },
        select: { id: true, measurements: window(group[0]!) },
        relationLoadStrategy: 'join',
      })
      const entries = new Map(
        animals.map((animal) => [animal.id, animal.measurements.map(toEntryRow)]),
      )
      for (const slice of group) found.set(sliceKey(slice), entries.get(slice.animalId) ?? [])
    }),
  )
  return slices.map((slice) => found.get(sliceKey(slice)) ?? [])
}

function window({ before, after, limit, inverted }: EntrySlice) {
  return {
    where: { date: { ...(before && { lt: before }), ...(after && { gt: after }) } },
    orderBy: { date: inverted ? 'asc' : 'desc' },
    take: limit,
  } satisfies Prisma.Animal$measurementsArgs
}
