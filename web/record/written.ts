import type { JournalRow } from '#shared/health/journal'
import { clockTime } from '#shared/time'

interface Noted {
  readonly by: string | null | undefined
  readonly byHelper: boolean | null | undefined
  readonly answeredAt: string
}

/** A line of the journal, and who wrote it; null: nobody is named. */
export interface WrittenRow extends JournalRow {
  /** 'Camille, 08:12'; on the vet's page 'aidant' */
  writer: string | null
  /** For paper, which goes to the vet. */
  byHelper: boolean | null
}

/** Of a cat with one person nobody is named (product/circle 4.2). */
export const areNamed = (
  hasHelpers: boolean,
  entries: readonly Pick<Noted, 'byHelper'>[],
): boolean => hasHelpers || entries.some(({ byHelper }) => byHelper)

/** @param timeZone the owner's; undefined: the vet reads, whom no hour is told of */
export const writtenRow = (
  row: JournalRow,
  { by, byHelper, answeredAt }: Noted,
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
