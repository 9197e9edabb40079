import { clockTime } from '#shared/base/time'
import type { JournalRow } from '#shared/health/period/journal'

interface Attribution {
  readonly by: string | null | undefined
  readonly byHelper: boolean | null | undefined
  readonly answeredAt: string
}

/** A row of the journal with its writer; `null` if the writer is not named. */
export interface WrittenRow extends JournalRow {
  /** For example 'Camille, 08:12'; on the vet's page 'aidant'. */
  writer: string | null
  /** The sheet uses this, because it goes to the vet. */
  byHelper: boolean | null
}

/** Returns `false` for a cat with one user: its writers are not named (product/circle 4.2). */
export const areWritersNamed = (
  hasHelpers: boolean,
  entries: readonly Pick<Attribution, 'byHelper'>[],
): boolean => hasHelpers || entries.some(({ byHelper }) => byHelper)

/** @param timeZone the owner's; `undefined` if the reader is the vet, who sees no hour */
export const writtenRow = (
  row: JournalRow,
  { by, byHelper, answeredAt }: Attribution,
  timeZone: string | undefined,
): WrittenRow => ({
  ...row,
  writer: by
    ? [by, ...(timeZone === undefined ? [] : [clockTime(answeredAt, timeZone)])].join(', ')
    : null,
  byHelper: byHelper ?? null,
})

export const unwrittenRow = (row: JournalRow): WrittenRow => ({
  ...row,
  writer: null,
  byHelper: null,
})
