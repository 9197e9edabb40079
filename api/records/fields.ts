import type { Entry, EntryFields } from '#shared/health/entry'
import type { Measurement } from '#prisma'

/** A calendar day as PostgreSQL's DATE comes through Prisma: midnight UTC. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10)
export const fromDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The answers of a row, under the names of `shared/`. */
export function toFields(row: Measurement): EntryFields {
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

export function toEntry(row: Measurement): Entry {
  return { ...toFields(row), date: row.date.toISOString(), day: toDay(row.day), weightGrams: row.weightGrams }
}
