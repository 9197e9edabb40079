import type { Entry, EntryFields } from '#shared/health/entry'
import type { Measurement } from '#prisma'

/** A calendar day as PostgreSQL's DATE comes through Prisma: midnight UTC. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10)
export const fromDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** An entry as the graph shows it and the rules read it: its day and its instants are text, its flags in their two groups. */
export interface EntryRow extends Entry {
  id: string
  animalId: string
  answeredAt: string
  isOfflineGenerated: boolean
  revisionCount: number
  createdAt: string
  updatedAt: string
}

/** The same, of what comes through Prisma. */
export const toEntryRow = (row: Measurement): EntryRow => ({
  ...toFields(row),
  day: toDay(row.day),
  date: row.date.toISOString(),
  weightGrams: row.weightGrams,
  id: row.id,
  animalId: row.animalId,
  answeredAt: row.answeredAt.toISOString(),
  isOfflineGenerated: row.isOfflineGenerated,
  revisionCount: row.revisionCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The answers of a row, under the names of `shared/`. */
export function toFields(row: Pick<Measurement, keyof ReturnType<typeof toColumns>>): EntryFields {
  return {
    waterMl: row.waterMl,
    appetite: row.appetite,
    vomiting: row.vomiting,
    vomitingType: {
      hairball: row.hairball,
      waterIntolerance: row.waterIntolerance,
      regurgitation: row.regurgitation,
    },
    urination: row.urination,
    urinationSigns: { straining: row.straining, bloodVisible: row.bloodVisible, noUrination: row.noUrination },
    urinationBallSize: row.urinationBallSize,
    lethargy: row.lethargy,
    note: row.note,
    quickHydrationValue: row.quickHydrationValue,
    subcutaneousPerfusion: row.subcutaneousPerfusion,
  }
}

/** The inverse of `toFields`. */
export function toColumns({ vomitingType, urinationSigns, ...plain }: EntryFields) {
  return { ...plain, ...vomitingType, ...urinationSigns }
}
