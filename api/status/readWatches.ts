import type { PastEntry } from '#shared/health/watches/pastEntries'
import type { Watch } from '#shared/health/watches/watches'
import type { AccountClock } from '../base/accountClock'
import type { Context } from '../graphql/context'
import { shownLimits } from '../graphql/sharedScopes'
import { bothResults, calculated } from '../reading/calculated'
import { careOf } from '../reading/careRows'
import { currentWatches } from '../reading/currentWatches'
import { keptHistory } from '../reading/entryHistory'
import type { RecordRow } from '../reading/record'
import { curveWeights } from '../weight/readWeights'

export function readWatches(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Watch[] | Promise<Watch[]> {
  const { measurements: entries, link } = record
  const limits = shownLimits(record.vetLimits, link?.hidden)
  return calculated(record, context, {
    key: 'watches',
    read: () =>
      bothResults(
        readHistory(record, context),
        bothResults(
          curveWeights(record, clock, context),
          // Data that a link hides raises no watch on its page (product/sharing 5.2).
          link?.hidden.has('care') ? [] : careOf(record, clock, context),
        ),
      ),
    calculate: ([history, [weights, courses]]) =>
      currentWatches({ ...record, entries, history, weights, courses, limits }, clock),
  })
}

/** Returns the entries of two months as the watches compare with them, newest first. */
export const readHistory = (
  record: RecordRow,
  { database, loaders }: Context,
): PastEntry[] | Promise<PastEntry[]> =>
  keptHistory(database, record) ?? loaders.histories.load(record)
