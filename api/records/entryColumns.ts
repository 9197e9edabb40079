import type { Measurement } from '#prisma'
import type { Columns } from './columns'
import type { EntryRow } from './fields'

// From columns to entries in one step, each column by its name. A loop over the names, with a row in between, takes four
// times as long.

type StoredRow = Omit<Measurement, 'animalId'>

/** A cat's. */
export const entriesOf = (columns: Columns<StoredRow> | null, animalId: string): EntryRow[] =>
  columns?.date.map((_, index) => entryAt(columns, index, animalId)) ?? []

const entryAt = (columns: Columns<StoredRow>, index: number, animalId: string): EntryRow => ({
  id: columns.id[index]!,
  animalId,
  answeredAt: toInstant(columns.answeredAt[index]!),
  note: columns.note[index]!,
  isOfflineGenerated: columns.isOfflineGenerated[index]!,
  revisionCount: columns.revisionCount[index]!,
  createdAt: toInstant(columns.createdAt[index]!),
  updatedAt: toInstant(columns.updatedAt[index]!),
  day: columns.day[index]!,
  date: toInstant(columns.date[index]!),
  weightGrams: columns.weightGrams[index]!,
  waterMl: columns.waterMl[index]!,
  appetite: columns.appetite[index]!,
  vomiting: columns.vomiting[index]!,
  vomitingType: {
    hairball: columns.hairball[index]!,
    waterIntolerance: columns.waterIntolerance[index]!,
    regurgitation: columns.regurgitation[index]!,
  },
  urination: columns.urination[index]!,
  urinationSigns: {
    straining: columns.straining[index]!,
    bloodVisible: columns.bloodVisible[index]!,
    noUrination: columns.noUrination[index]!,
  },
  urinationBallSize: columns.urinationBallSize[index]!,
  lethargy: columns.lethargy[index]!,
  quickHydrationValue: columns.quickHydrationValue[index]!,
  subcutaneousPerfusion: columns.subcutaneousPerfusion[index]!,
})

/** An instant as JavaScript writes it, of what PostgreSQL writes in JSON in a session in UTC. */
const toInstant = (text: string): string =>
  text.length === 25 && text.endsWith('+00:00') ? `${text.slice(0, 19)}.000Z` : new Date(text).toISOString()
