import type { Watch } from '#shared/health/watches'
import type { AccountClock } from '../accountClock'
import type { Context } from '../context'
import { careOf } from '../records/care'
import type { RecordRow } from '../records/record'
import { standingWatches } from '../records/watches'
import { curveWeights } from './recordWeights'

export async function recordWatches(record: RecordRow, clock: AccountClock, context: Context): Promise<Watch[]> {
  const weights = await curveWeights(record, context)
  const { measurements: entries, putAside, inMemorySince } = record
  const courses = await careOf(record, clock, context.database)
  return standingWatches({ entries, weights, courses, putAside, inMemorySince }, clock)
}
