import { CURVE_WEIGHINGS } from '#shared/weightCurve'
import type { Prisma } from '#prisma'
import type { Context } from '../context'
import type { RecordRow, Weighed } from '../records/record'
import { relationsOf } from './access'

export const newestWeight: Prisma.WeightOrderByWithRelationInput[] = [{ date: 'desc' }, { createdAt: 'desc' }]

/** Newest first. What came with the record is not read again. */
export async function curveWeights(record: RecordRow, context: Context): Promise<readonly Weighed[]> {
  const { weights, reach } = record
  if (CURVE_WEIGHINGS <= reach.weights || weights.length < reach.weights) return weights
  return await relationsOf(record, context).weights({ orderBy: newestWeight, take: CURVE_WEIGHINGS })
}
