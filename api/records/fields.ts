import type { Entry, EntryFields, Judged } from '#shared/health/entry'
import type { Measurement } from '#prisma'
import type { Json } from './columns'

/** A calendar day as PostgreSQL's DATE comes through Prisma: midnight UTC. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10)
export const fromDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** An instant of a session in UTC as PostgreSQL writes it in JSON, as JavaScript writes it. */
export const toInstant = (text: string): string =>
  text.length === 25 && text.endsWith('+00:00') ? `${text.slice(0, 19)}.000Z` : new Date(text).toISOString()

/** An entry as the graph shows it: its day is text, and so are its instants. */
export type EntryRow = Json<Measurement>

/** The same, of what comes through Prisma. */
export const toEntryRow = (row: Measurement): EntryRow => ({
  ...row,
  day: toDay(row.day),
  date: row.date.toISOString(),
  answeredAt: row.answeredAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** What the rules look at. */
export type JudgedRow = Omit<Measurement, 'id' | 'animalId' | 'answeredAt' | 'note' | 'isOfflineGenerated' | 'revisionCount' | 'createdAt' | 'updatedAt'>

type Answers = Omit<JudgedRow, 'date' | 'day' | 'weightGrams'>

/** The answers of a row, under the names of `shared/`. */
export const toFields = (row: Answers & Pick<Measurement, 'note'>): EntryFields => ({ ...toAnswers(row), note: row.note })

export const toJudged = (row: Json<JudgedRow>): Judged => ({ ...toAnswers(row), date: row.date, day: row.day, weightGrams: row.weightGrams })

export const toEntry = (row: EntryRow): Entry => ({ ...toJudged(row), note: row.note })

function toAnswers(row: Answers): Omit<EntryFields, 'note'> {
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
    quickHydrationValue: row.quickHydrationValue,
    subcutaneousPerfusion: row.subcutaneousPerfusion,
  }
}

/** The inverse of `toFields`. */
export function toColumns({ vomitingType, urinationSigns, ...plain }: EntryFields) {
  return { ...plain, ...vomitingType, ...urinationSigns }
}
