import DataLoader from 'dataloader'
import type { PrismaClient } from '#prisma'
import { groupBy } from '#shared/base/groupBy'
import type { ReportedCourse } from '#shared/care/careReport'
import type { PastEntry } from '#shared/health/history/pastEntries'
import type { Rows } from '../base/db/database'
import { type HistoryKey, readHistories } from './entryHistory'
import { type EntryWindow, readEntryPages } from './entryPages'
import type { EntryRow } from './entryRow'
import { loadLastVisits, type LastVisitKey } from './lastVisits'
import { loadStocks, type StockRow, type StocksKey } from './stockRows'
import { loadTreatments, type TreatmentsSince } from './treatmentHistory'

export interface EntryPage extends EntryWindow {
  animalId: string
}

export interface Loaders {
  entries: DataLoader<EntryPage, EntryRow[], string>
  histories: DataLoader<HistoryKey, PastEntry[], string>
  treatmentHistories: DataLoader<TreatmentsSince, ReportedCourse[], string>
  stocks: DataLoader<StocksKey, StockRow[], string>
  /** When a vet last opened a link, except for this visit. */
  lastVisits: DataLoader<LastVisitKey, Date | null, string>
  firstNames: DataLoader<string, string | null>
  /**
   * Returns, by the entry's id, whether another user than its author contributed to its revisions.
   */
  revisedByOthers: DataLoader<string, boolean>
  /** Returns the owner's id by the cat's id. */
  owners: DataLoader<string, string | null>
}

/** Creates one request's batches: a list of cats costs as many statements as one cat. */
export function createLoaders({
  prisma,
  database,
}: {
  prisma: PrismaClient
  database: Rows
}): Loaders {
  return {
    entries: new DataLoader((pages) => loadEntries(database, pages), { cacheKeyFn: pageKey }),
    histories: new DataLoader((records) => readHistories(database, records), {
      cacheKeyFn: ({ id }) => id,
    }),
    treatmentHistories: new DataLoader((keys) => loadTreatments(database, keys), {
      cacheKeyFn: ({ animalId, since }) => `${animalId} ${since}`,
    }),
    stocks: new DataLoader((keys) => loadStocks(database, keys), {
      cacheKeyFn: ({ animalId, today }) => `${animalId} ${today}`,
    }),
    lastVisits: new DataLoader((keys) => loadLastVisits(prisma, keys), {
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

const windowKey = ({ before, after, limit, isOldestFirst }: EntryWindow): string =>
  [before?.getTime(), after?.getTime(), limit, isOldestFirst].join()
const pageKey = (page: EntryPage): string => `${page.animalId},${windowKey(page)}`

/** Runs one statement per window. */
async function loadEntries(database: Rows, pages: readonly EntryPage[]): Promise<EntryRow[][]> {
  const entriesByPage = new Map<string, EntryRow[]>()
  await Promise.all(
    [...groupBy(pages, windowKey).values()].map(async (group) => {
      const ids = group.map(({ animalId }) => animalId)
      const read = await readEntryPages(database, ids, group[0]!)
      for (const page of group) entriesByPage.set(pageKey(page), read.get(page.animalId) ?? [])
    }),
  )
  return pages.map((page) => entriesByPage.get(pageKey(page)) ?? [])
}
