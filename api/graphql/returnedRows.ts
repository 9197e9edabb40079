import { validationError } from '../base/errors'
import { budgetKeyOf, type Context } from './context'

/** The most rows that the lists without a page return to one request. */
const maxReturnedRows = 20_000

/**
 * Counts the rows of a list without a page, whose length is not known before it is read. Rows beyond
 * the usual number cost a tenth of a point each.
 * @throws VALIDATION, RATE_LIMITED
 */
export function countReturnedRows<Row>(
  rows: readonly Row[],
  usualSize: number,
  context: Context,
): readonly Row[] {
  const { limits, returned } = context
  returned.rows += rows.length
  if (returned.rows > maxReturnedRows) throw validationError({ query: 'Requête trop complexe' })
  limits.spend(Math.max(0, rows.length - usualSize) / 10, ...budgetKeyOf(context))
  return rows
}
