import { clockTime } from '#shared/base/time'
import type { Gender } from '#shared/cat/animalSchemas'
import { type JournalRow, journalRow } from '#shared/health/period/journal'
import { type JournalDay, journalDays } from '#shared/health/period/journalDay'
import type { journalEntry_measurement$key } from '../../__generated__/journalEntry_measurement.graphql'
import { journalEntry } from './journalEntry'

interface Attribution {
  readonly by: string | null | undefined
  readonly byHelper: boolean | null | undefined
  readonly answeredAt: string
}

/** A row of the journal with its writer; `null` if the writer is not named. */
export interface AuthoredRow extends JournalRow {
  /** For example 'Camille, 08:12'; on the vet's page 'aidant'. */
  writer: string | null
  /** The sheet uses this, because the vet reads it. */
  byHelper: boolean | null
  inWords: JournalDay
  /** The state of answers that this device alone has; `null` if they are stored. */
  pending: string | null
  /** The notes about watches of that day (product/watches 1.9). */
  watchNotes: readonly string[]
}

interface JournalCat {
  readonly today: string
  readonly gender: Gender | null
  readonly hasHelpers: boolean
  /** The owner's; `undefined` if the reader is the vet, who sees no hour. */
  readonly timeZone?: string | undefined
}

/** Returns the rows of the newest entries, newest first. The last is judged without the one before. */
export function authoredRows(
  newestFirst: readonly (Attribution & journalEntry_measurement$key)[],
  { today, gender, hasHelpers, timeZone }: JournalCat,
): AuthoredRow[] {
  const entries = newestFirst.map(journalEntry)
  const days = journalDays(entries, gender)
  const hasNamedAuthors = areAuthorsNamed(hasHelpers, newestFirst)
  return newestFirst.map((attribution, index) => ({
    ...journalRow(entries[index]!, today, gender),
    writer: hasNamedAuthors ? authorLabel(attribution, timeZone) : null,
    byHelper: hasNamedAuthors ? (attribution.byHelper ?? null) : null,
    inWords: days[index]!,
    pending: null,
    watchNotes: [],
  }))
}

/** Returns `false` for a cat with one user: its writers are not named (product/circle 4.2). */
export const areAuthorsNamed = (
  hasHelpers: boolean,
  entries: readonly Pick<Attribution, 'byHelper'>[],
): boolean => hasHelpers || entries.some(({ byHelper }) => byHelper)

/** @param timeZone `undefined` if the reader sees no hour */
export const authorLabel = (
  { by, answeredAt }: Omit<Attribution, 'byHelper'>,
  timeZone: string | undefined,
): string | null =>
  by ? [by, ...(timeZone === undefined ? [] : [clockTime(answeredAt, timeZone)])].join(', ') : null
