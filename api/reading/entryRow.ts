import type { Measurement } from '#prisma'
import { answerNames, type FlagGroup } from '#shared/health/answers/answerTable'
import type { Entry, EntryFields } from '#shared/health/answers/entry'
import type { SentAnswers } from '#shared/health/answers/sentAnswers'
import { compileReader } from './compileReader'
import { combinations, groupSources } from './flagGroups'

/** Converts a calendar day as Prisma returns PostgreSQL's DATE: midnight UTC. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10)
export const fromDay = (day: string): Date => new Date(`${day}T00:00:00Z`)
export const fromOptionalDay = (day: string | null | undefined): Date | null =>
  day == null ? null : fromDay(day)

/**
 * An entry in the form of the rules and the graph: its day and its instants are text, and its flags
 * are also in groups.
 */
export interface EntryRow extends Entry, Pick<SentAnswers, FlagGroup> {
  id: string
  animalId: string
  answeredAt: string
  isOfflineGenerated: boolean
  revisionCount: number
  /** YYYY-MM-DD. `null` if it was answered on its own day. */
  addedOn: string | null
  byId: string | null
  /**
   * The first name of the helper who noted it, or 'aidant' on a shared record. `null` if it is the
   * owner; undefined if it was not read.
   */
  byName?: string | null
  createdAt: string
  updatedAt: string
}

/**
 * Returns the answers of a row, under the names of `shared/`. A row that lacks one, or has it in
 * another type, does not compile.
 */
export const entryFieldsOf = compileReader(
  `(row) => ({ ${answerNames.map((name) => `${name}: row.${name}`).join(', ')} })`,
) as (row: EntryFields) => EntryFields

const toGroups = compileReader(
  `(row) => ({ ${groupSources((flag) => `row.${flag}`).join(', ')} })`,
  { combinations },
) as (row: EntryFields) => Pick<SentAnswers, FlagGroup>

export const toEntryRow = (row: Measurement): EntryRow => ({
  ...entryFieldsOf(row),
  ...toGroups(row),
  day: toDay(row.day),
  date: row.date.toISOString(),
  weightGrams: row.weightGrams,
  usualUrinations: row.usualUrinations,
  usualSince: row.usualSince && toDay(row.usualSince),
  id: row.id,
  animalId: row.animalId,
  answeredAt: row.answeredAt.toISOString(),
  isOfflineGenerated: row.isOfflineGenerated,
  revisionCount: row.revisionCount,
  addedOn: row.addedOn && toDay(row.addedOn),
  byId: row.byId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
