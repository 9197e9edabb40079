import type { Animal, Measurement, Prisma, Weight } from '#prisma'
import type { clockColumns } from '../accountClock'

/** How much of its history comes with a cat, newest first. What reaches further is another, batched, statement. */
export interface Reach {
  entries: number
  weights: number
}

/** The journal's seven entries and the one before them, for the rules; the newest weight. */
export const usualReach: Reach = { entries: 8, weights: 1 }

/**
 * What a cat is read with, always and in one statement: tiles, alerts, notices, journal and weight are computed from
 * it without another query, whatever a document asks for (docs/adr/0002).
 */
export interface RecordRow extends Animal {
  user: Prisma.UserGetPayload<{ select: typeof clockColumns }>
  photo: { key: string } | null
  measurements: Measurement[]
  weights: Weight[]
  reach: Reach
}

/** A row as PostgreSQL writes it in JSON: instants and days are text. */
export type Json<Row> = { [Key in keyof Row]: Exclude<Row[Key], Date> | (Date extends Row[Key] ? string : never) }

export type RecordJson = Json<Animal> & {
  photoKey: string | null
  measurements: Json<Measurement>[]
  weights: Json<Weight>[]
}

export const toMeasurementRow = (json: Json<Measurement>): Measurement => ({
  ...json,
  day: new Date(json.day),
  date: new Date(json.date),
  answeredAt: new Date(json.answeredAt),
  createdAt: new Date(json.createdAt),
  updatedAt: new Date(json.updatedAt),
})

export function toRecord(json: RecordJson, user: RecordRow['user'], reach: Reach): RecordRow {
  const { photoKey, measurements, weights, ...animal } = json
  return {
    ...animal,
    birthDate: animal.birthDate === null ? null : new Date(animal.birthDate),
    ageAsOf: animal.ageAsOf === null ? null : new Date(animal.ageAsOf),
    createdAt: new Date(animal.createdAt),
    user,
    photo: photoKey === null ? null : { key: photoKey },
    measurements: measurements.map(toMeasurementRow),
    weights: weights.map((row) => ({ ...row, date: new Date(row.date), createdAt: new Date(row.createdAt) })),
    reach,
  }
}
