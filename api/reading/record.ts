import type { Animal, Measurement, Weight } from '#prisma'
import type { Role } from '#shared/circle/rights'
import type { EntryWithNote } from '#shared/health/period/dayEvents'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import { WATCHED_ENTRIES } from '#shared/health/watches/entryWatches'
import type { PutAsideByRule } from '#shared/health/watches/putAside'
import type { PutAsideRecord } from '#shared/health/watches/watchNotes'
import type { ShareScope } from '#shared/sharing/shareLink'
import type { WithResults } from './calculateOnce'
import { type CareRows, type CareJson, careSince } from './careRows'
import type { Columns, Json } from './columns'
import { entriesOf, type StoredColumns } from './entryColumns'
import type { EntryRow } from './entryRow'
import { type JudgedJson, toJudgedEntries } from './judgedColumns'
import { type Owner, type OwnerJson, toOwner } from './ownerClock'

/**
 * How much of its history is read with a cat, newest first. A separate, batched statement reads
 * older rows.
 */
export interface HistoryBounds {
  entries: number
  /**
   * Entries in the form that the rules read, with their notes: the strips reach further back than
   * the journal.
   */
  judged: number
  weights: number
  /** Includes the treatments and doses that the watches use. */
  care: boolean
}

/**
 * The default for the rules: watches reach further back than the journal, and only the newest
 * weight is used.
 */
export const defaultHistoryBounds: HistoryBounds = {
  entries: WATCHED_ENTRIES,
  judged: 0,
  weights: 1,
  care: false,
}

export interface ReadOptions {
  historyBounds: HistoryBounds
  now: Date
}

/** A cat's row, without the column that only a vet's visit reads. */
export type CatRow = Omit<
  Animal,
  'visitedAt' | 'asideLog' | 'putAside' | 'vetLimits' | 'lossSeenOn'
> & {
  /** YYYY-MM-DD */
  lossSeenOn: string | null
  putAside: PutAsideByRule
  asideLog: PutAsideRecord[]
  vetLimits: VetLimit[]
}

/** The columns of a weighing that the rules and the curve use. */
export type WeighingRow = Pick<Weight, 'grams' | 'date'>

/**
 * The data that is read with every cat, in one statement. Tiles, alerts, notices, journal and
 * weight are computed from it alone (docs/adr/0002).
 */
export interface RecordRow extends CatRow, WithResults {
  /** The reader's role for the cat. It has no effect on a shared record. */
  role: Role
  /** A sitter's last day, in the owner's calendar. */
  lastDay: string | null
  /** True if the circle has, or lately had, a member besides its owner. */
  hasHelpers: boolean
  /** False for most cats, whose stocks are then not read. */
  hasStocks: boolean
  /** The owner's first name. `null` if the reader is the owner. */
  ownerName: string | null
  user: Owner
  photo: { key: string } | null
  measurements: EntryRow[]
  judged: EntryWithNote[]
  weights: WeighingRow[]
  /** `null` if it was not read ahead. */
  care: CareRows | null
  historyBounds: HistoryBounds
  /** The link that the record is read through: its photo is read through it too. */
  link?: LinkAccess
}

export interface LinkAccess {
  token: string
  hidden: ReadonlySet<ShareScope>
}

export type RecordJson = Json<CatRow> & {
  role?: Role
  lastDay?: string | null
  /** `null` if the reader is the owner. */
  owner?: OwnerJson | null
  photoKey: string | null
  hasHelpers: boolean
  hasStocks: boolean
  measurements: StoredColumns | null
  judged: JudgedJson | null
  weights: Columns<WeighingRow> | null
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

const weightsOf = (columns: RecordJson['weights']): WeighingRow[] =>
  columns?.date.map((date, index) => ({ grams: columns.grams[index]!, date: new Date(date) })) ?? []

/** @param reader the owner, unless the record names another one */
export function toRecord(
  json: RecordJson,
  reader: RecordRow['user'],
  { historyBounds, now }: ReadOptions,
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
    judged: toJudgedEntries(json.judged),
    weights: weightsOf(json.weights),
    care: historyBounds.care ? { since: careSince(now), treatments: json.care ?? [] } : null,
    historyBounds,
  }
}
