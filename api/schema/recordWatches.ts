import type { Watch } from '#shared/health/watches/watches'
import type { AccountClock } from '../accountClock'
import type { Context } from '../context'
import { bothResults, calculated } from '../records/calculated'
import { careOf } from '../records/care'
import type { RecordRow } from '../records/record'
import { currentWatches } from '../records/watches'
import { curveWeights } from './recordWeights'
import { shownLimits } from './sharedFields'

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
