import type { Watch } from '#shared/health/watches/watches'
import type { AccountClock } from '../base/accountClock'
import type { Context } from '../graphql/context'
import { bothResults, calculated } from '../reading/calculated'
import { careOf } from '../reading/careRows'
import type { RecordRow } from '../reading/record'
import { currentWatches } from '../reading/currentWatches'
import { curveWeights } from '../weight/readWeights'
import { shownLimits } from '../graphql/sharedScopes'

export function recordWatches(
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
