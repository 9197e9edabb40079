import { dailyStatuses } from '#shared/health/indicators/dailyStatus'
import type { JudgedDays, EntryWithNote } from '#shared/health/period/dayEvents'
import { validationError } from '../base/errors'
import type { Context } from '../graphql/context'
import { calculateOnce } from '../reading/calculateOnce'
import { daysToRead } from '../reading/readPlan'
import type { RecordRow } from '../reading/record'

/**
 * Returns the entries of the last days with their tiles, and those of some days before. Entries
 * that were read ahead are not read again.
 */
export function judgedDays(
  record: RecordRow,
  last: number,
  context: Context,
): JudgedDays | Promise<JudgedDays> {
  const { id, judged, historyBounds } = record
  const limit = daysToRead(last)
  const isRead = limit <= historyBounds.judged || judged.length < historyBounds.judged
  return calculateOnce(record, context, {
    key: isRead ? 'judged' : `judged ${limit}`,
    read: (): readonly EntryWithNote[] | Promise<readonly EntryWithNote[]> =>
      isRead ? judged : context.loaders.entries.load({ animalId: id, limit }),
    calculate: (entries) => ({ entries, statuses: dailyStatuses(entries) }),
  })
}

/** Calculates a result from the tiles of a period's days, once per key and record. */
export const calculateFromTiles = <Result>(
  record: RecordRow,
  context: Context,
  key: string,
  last: number,
  calculate: (judged: JudgedDays) => Result,
) =>
  calculateOnce(record, context, { key, read: () => loadJudged(record, last, context), calculate })

/**
 * Returns the same as `judgedDays`, for a number of days that a client chose.
 * @throws VALIDATION at `last` outside 1–400
 */
export function loadJudged(
  record: RecordRow,
  last: number,
  context: Context,
): JudgedDays | Promise<JudgedDays> {
  if (last < 1 || last > 400) throw validationError({ last: 'Doit être compris entre 1 et 400' })
  return judgedDays(record, last, context)
}
