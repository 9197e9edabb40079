import type { DayStatus } from '#shared/health/dailyStatus'
import type { NotedEntry } from '#shared/health/dayEvents'
import { WATCHED_ENTRIES } from '#shared/health/entryWatches'
import type { PutAside } from '#shared/health/watches'
import type { ShareScope } from '#shared/shareLink'
import type { Weighing } from '#shared/weightCurve'
import type { Animal, Measurement, Prisma, Weight } from '#prisma'
import type { clockColumns } from '../accountClock'
import { type Care, type CareJson, careSince } from './care'
import type { Columns, Json } from './columns'
import { entriesOf } from './entryColumns'
import type { EntryRow } from './fields'
import { type JudgedJson, judgedOf } from './judgedColumns'

/** How much of its history comes with a cat, newest first. What reaches further is another, batched, statement. */
export interface Reach {
  entries: number
  /** Entries as the rules look at them, and their notes: the strips go back further than the journal. */
  judged: number
  weights: number
  /** What the watches look at of treatments and doses. */
  care: boolean
}

/** What the rules look at: the watches further back than the journal; the newest weight. */
export const usualReach: Reach = { entries: WATCHED_ENTRIES, judged: 0, weights: 1, care: false }

/** How far back, from when. */
export interface Asked {
  reach: Reach
  now: Date
}

/** A cat's row, without what only a save asks for. */
export type Cat = Omit<Animal, 'entriesVersion' | 'putAside'> & { putAside: PutAside }

/** What the rules and the curve ask of a weighing. */
export type Weighed = Pick<Weight, 'grams' | 'date'>

/**
 * What a cat is read with, always and in one statement: tiles, alerts, notices, journal and weight are computed from
 * it without another query, whatever a document asks for (docs/adr/0002).
 */
export interface RecordRow extends Cat {
  user: Prisma.UserGetPayload<{ select: typeof clockColumns }>
  photo: { key: string } | null
  measurements: EntryRow[]
  judged: NotedEntry[]
  /** The tiles of `judged`, once somebody asked for them. */
  statuses?: DayStatus[]
  weights: Weighed[]
  /** Null: it was not read ahead. */
  care: Care | null
  /** The weighings of the curve by their days, once somebody asked for them. */
  weighings?: Weighing[]
  reach: Reach
  /** The link that it is read through: its photo is seen through it too. */
  link?: ReadThrough
}

/** A share link's token, and what it does not show. */
export interface ReadThrough {
  token: string
  hidden: ReadonlySet<ShareScope>
}

export type RecordJson = Json<Cat> & {
  photoKey: string | null
  measurements: Columns<Omit<Measurement, 'animalId'>> | null
  judged: JudgedJson | null
  weights: Columns<Weighed> | null
  care: CareJson[] | null
}

export const toMeasurementRow = (json: Json<Measurement>): Measurement => ({
  ...json,
  day: new Date(json.day),
  addedOn: json.addedOn === null ? null : new Date(json.addedOn),
  date: new Date(json.date),
  answeredAt: new Date(json.answeredAt),
  createdAt: new Date(json.createdAt),
  updatedAt: new Date(json.updatedAt),
})

const weightsOf = (columns: RecordJson['weights']): Weighed[] =>
  columns?.date.map((date, index) => ({ grams: columns.grams[index]!, date: new Date(date) })) ?? []

export function toRecord(json: RecordJson, user: RecordRow['user'], { reach, now }: Asked): RecordRow {
  const { photoKey, birthDate, ageAsOf, createdAt, inMemorySince, diedOn } = json
  return {
    ...json,
    birthDate: birthDate === null ? null : new Date(birthDate),
    ageAsOf: ageAsOf === null ? null : new Date(ageAsOf),
    createdAt: new Date(createdAt),
    inMemorySince: inMemorySince === null ? null : new Date(inMemorySince),
    diedOn: diedOn === null ? null : new Date(diedOn),
    user,
    photo: photoKey === null ? null : { key: photoKey },
    measurements: entriesOf(json.measurements, json.id),
    judged: judgedOf(json.judged),
    weights: weightsOf(json.weights),
    care: reach.care ? { since: careSince(now), treatments: json.care ?? [] } : null,
    reach,
  }
}
