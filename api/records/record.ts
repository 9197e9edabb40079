import type { Animal, Measurement, Weight } from '#prisma'
import type { NotedEntry } from '#shared/health/dayEvents'
import { WATCHED_ENTRIES } from '#shared/health/entryWatches'
import type { VetLimit } from '#shared/health/vetLimits'
import type { PutAside } from '#shared/health/watches'
import type { Role } from '#shared/rights'
import type { ShareScope } from '#shared/shareLink'
import { type Care, type CareJson, careSince } from './care'
import type { Columns, Json } from './columns'
import { entriesOf, type StoredColumns } from './entryColumns'
import type { EntryRow } from './fields'
import { type JudgedJson, judgedOf } from './judgedColumns'
import { type Owner, type OwnerJson, toOwner } from './ownerClock'

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

export interface Asked {
  reach: Reach
  now: Date
}

/** A cat's row, without what only a save, or a vet's visit, asks for. */
export type Cat = Omit<Animal, 'entriesVersion' | 'visitedAt' | 'putAside' | 'vetLimits'> & {
  putAside: PutAside
  vetLimits: VetLimit[]
}

/** What the rules and the curve ask of a weighing. */
export type Weighed = Pick<Weight, 'grams' | 'date'>

/** What every cat is read with, in one statement: tiles, alerts, notices, journal and weight are computed from it alone (docs/adr/0002). */
export interface RecordRow extends Cat {
  /** Who the reader is for the cat; of a shared record it decides nothing. */
  role: Role
  /** A sitter's, of the owner's calendar. */
  lastDay: string | null
  /** Somebody is, or lately was, in the circle beside its owner. */
  hasHelpers: boolean
  /** The owner's first name; null: it is the reader. */
  ownerName: string | null
  user: Owner
  photo: { key: string } | null
  measurements: EntryRow[]
  judged: NotedEntry[]
  weights: Weighed[]
  /** Null: it was not read ahead. */
  care: Care | null
  reach: Reach
  /** What was calculated of it, by key (calculated.ts). */
  results?: Map<string, unknown>
  /** The link that it is read through: its photo is seen through it too. */
  link?: ReadThrough
}

/** A share link's token, and what it does not show. */
export interface ReadThrough {
  token: string
  hidden: ReadonlySet<ShareScope>
}

export type RecordJson = Json<Cat> & {
  role?: Role
  lastDay?: string | null
  /** Null: it is the reader herself. */
  owner?: OwnerJson | null
  photoKey: string | null
  hasHelpers: boolean
  measurements: StoredColumns | null
  judged: JudgedJson | null
  weights: Columns<Weighed> | null
  care: CareJson[] | null
}

export const toMeasurementRow = (json: Json<Measurement>): Measurement => ({
  ...json,
  day: new Date(json.day),
  addedOn: json.addedOn === null ? null : new Date(json.addedOn),
  usualSince: json.usualSince === null ? null : new Date(json.usualSince),
  date: new Date(json.date),
  answeredAt: new Date(json.answeredAt),
  createdAt: new Date(json.createdAt),
  updatedAt: new Date(json.updatedAt),
})

const weightsOf = (columns: RecordJson['weights']): Weighed[] =>
  columns?.date.map((date, index) => ({ grams: columns.grams[index]!, date: new Date(date) })) ?? []

/** @param reader the owner, where the record names no other */
export function toRecord(
  json: RecordJson,
  reader: RecordRow['user'],
  { reach, now }: Asked,
): RecordRow {
  const {
    role = 'owner',
    lastDay = null,
    owner,
    photoKey,
    birthDate,
    ageAsOf,
    createdAt,
    inMemorySince,
    diedOn,
  } = json
  return {
    ...json,
    role,
    lastDay,
    ownerName: owner?.firstName ?? null,
    birthDate: birthDate === null ? null : new Date(birthDate),
    ageAsOf: ageAsOf === null ? null : new Date(ageAsOf),
    createdAt: new Date(createdAt),
    inMemorySince: inMemorySince === null ? null : new Date(inMemorySince),
    diedOn: diedOn === null ? null : new Date(diedOn),
    user: owner ? toOwner(owner) : reader,
    photo: photoKey === null ? null : { key: photoKey },
    measurements: entriesOf(json.measurements, json.id),
    judged: judgedOf(json.judged),
    weights: weightsOf(json.weights),
    care: reach.care ? { since: careSince(now), treatments: json.care ?? [] } : null,
    reach,
  }
}
