import type { Watch } from '#shared/health/watches'
import type { AccountClock } from '../accountClock'
import type { Context } from '../context'
import { careOf } from '../records/care'
import type { RecordRow } from '../records/record'
import { standingWatches } from '../records/watches'
import { curveWeights } from './recordWeights'
import { shownLimits } from './sharedFields'

export async function recordWatches(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Promise<Watch[]> {
  const { measurements: entries, putAside, inMemorySince, link } = record
  const vetLimits = shownLimits(record.vetLimits, link?.hidden)
  const weights = await curveWeights(record, clock, context)
  // What a link hides raises nothing on its page (product/sharing 5.2).
  const courses = link?.hidden.has('care') ? [] : await careOf(record, clock, context.database)
  return standingWatches({ entries, weights, courses, vetLimits, putAside, inMemorySince }, clock)
}
