import type { Watch } from '#shared/health/watches/watches'
import type { AccountClock } from '../base/accountClock'
import type { Context } from '../graphql/context'
import { shownLimits } from '../graphql/sharedScopes'
import { bothResults, calculated } from '../reading/calculated'
import { careOf } from '../reading/careRows'
import { currentWatches } from '../reading/currentWatches'
import type { RecordRow } from '../reading/record'
import { curveWeights } from '../weight/readWeights'

export function readWatches(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Watch[] | Promise<Watch[]> {
  const { measurements: entries, putAside, inMemorySince, link } = record
  const vetLimits = shownLimits(record.vetLimits, link?.hidden)
  return calculated(record, context, {
    key: 'watches',
    read: () =>
      bothResults(
        curveWeights(record, clock, context),
        // Data that a link hides raises no watch on its page (product/sharing 5.2).
        link?.hidden.has('care') ? [] : careOf(record, clock, context),
      ),
    calculate: ([weights, courses]) =>
      currentWatches({ entries, weights, courses, vetLimits, putAside, inMemorySince }, clock),
  })
}
