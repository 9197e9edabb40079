import type { Judged } from '#shared/health/entry'
import type { Animal, Measurement, Prisma, Weight } from '#prisma'
import type { clockColumns } from '../accountClock'
import { type Columns, type Json, rowsOf } from './columns'
import { type EntryRow, type JudgedRow, toInstant, toJudged } from './fields'

/** How much of its history comes with a cat, newest first. What reaches further is another, batched, statement. */
export interface Reach {
  entries: number
  /** Entries as the rules look at them, and nothing more: the strips go back further than the journal. */
  judged: number
  weights: number
}

/** The journal's seven entries and the one before them, for the rules; the newest weight. */
export const usualReach: Reach = { entries: 8, judged: 0, weights: 1 }

/**
 * What a cat is read with, always and in one statement: tiles, alerts, notices, journal and weight are computed from
 * it without another query, whatever a document asks for (docs/adr/0002).
 */
export interface RecordRow extends Animal {
  user: Prisma.UserGetPayload<{ select: typeof clockColumns }>
  photo: { key: string } | null
  measurements: EntryRow[]
  judged: Judged[]
  weights: Weight[]
  reach: Reach
}

export type RecordJson = Json<Animal> & {
  photoKey: string | null
  measurements: Columns<Measurement>
  judged: Columns<JudgedRow>
  weights: Columns<Weight>
}

export const toMeasurementRow = (json: Json<Measurement>): Measurement => ({
  ...json,
  day: new Date(json.day),
  date: new Date(json.date),
  answeredAt: new Date(json.answeredAt),
  createdAt: new Date(json.createdAt),
  updatedAt: new Date(json.updatedAt),
})

function toEntryRows(columns: Columns<Measurement>): EntryRow[] {
  if (columns === null) return []
  const { date, answeredAt, createdAt, updatedAt } = columns
  return rowsOf({
    ...columns,
    date: date.map(toInstant),
    answeredAt: answeredAt.map(toInstant),
    createdAt: createdAt.map(toInstant),
    updatedAt: updatedAt.map(toInstant),
  })
}

export function toRecord(json: RecordJson, user: RecordRow['user'], reach: Reach): RecordRow {
  const { photoKey, measurements, judged, weights, ...animal } = json
  return {
    ...animal,
    birthDate: animal.birthDate === null ? null : new Date(animal.birthDate),
    ageAsOf: animal.ageAsOf === null ? null : new Date(animal.ageAsOf),
    createdAt: new Date(animal.createdAt),
    user,
    photo: photoKey === null ? null : { key: photoKey },
    measurements: toEntryRows(measurements),
    judged: rowsOf(judged && { ...judged, date: judged.date.map(toInstant) }).map(toJudged),
    weights: rowsOf(weights).map((row) => ({ ...row, date: new Date(row.date), createdAt: new Date(row.createdAt) })),
    reach,
  }
}
