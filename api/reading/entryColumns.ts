import type { Measurement } from '#prisma'
import { type AnswerName, answerNames } from '#shared/health/answers/answerTable'
import type { Columns } from './columns'
import { compileReader } from './compileReader'
import type { EntryRow } from './entryRow'
import { combinations, groupSources } from './flagGroups'

// Converts columns to entries in one step, each column by its name.

export type StoredRow = Omit<Measurement, 'animalId'> & { byName: string | null }

/** `null` if the rows were read without names. */
export type StoredColumns = Omit<Columns<StoredRow>, 'byName'> &
  Partial<Pick<Columns<StoredRow>, 'byName'>>

export const entriesOf = (columns: StoredColumns | null, animalId: string): EntryRow[] =>
  columns?.date.map((_, index) => entryAt(columns, index, animalId)) ?? []

/** Converts an instant from PostgreSQL's JSON, in a session in UTC, to JavaScript's format. */
const toInstant = (text: string): string =>
  text.length === 25 && text.endsWith('+00:00')
    ? `${text.slice(0, 19)}.000Z`
    : new Date(text).toISOString()

type ColumnReader = (name: string) => string
const plain: ColumnReader = (name) => `columns.${name}[index]`
const instant: ColumnReader = (name) => `toInstant(${plain(name)})`

/** How the columns that are no answers are read. */
const otherColumns: Record<Exclude<keyof StoredRow, AnswerName>, ColumnReader> = {
  id: plain,
  day: plain,
  weightGrams: plain,
  usualUrinations: plain,
  usualSince: plain,
  isOfflineGenerated: plain,
  revisionCount: plain,
  addedOn: plain,
  byId: plain,
  byName: (name) => `(columns.${name} && ${plain(name)}) || null`,
  date: instant,
  answeredAt: instant,
  createdAt: instant,
  updatedAt: instant,
}

const sources = [
  ...Object.entries(otherColumns).map(([name, sourceOf]) => `${name}: ${sourceOf(name)}`),
  ...answerNames.map((name) => `${name}: ${plain(name)}`),
  ...groupSources(plain),
]
const entryAt = compileReader(
  `(columns, index, animalId) => ({ animalId, ${sources.join(', ')} })`,
  { toInstant, combinations },
) as (columns: StoredColumns, index: number, animalId: string) => EntryRow
