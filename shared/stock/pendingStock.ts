import { amountAdded, byNewest, fromStockUnit, type StockChange, type StockTerms } from './stock'

/** A stock as the server sent it, with what it has counted lately. */
export interface SentStock<Change extends StockChange> extends StockTerms {
  level: number
  changes: readonly Change[]
  recentDoses: readonly { uuid: string; amount: number }[]
}

/** The changes that wait on this device. */
export interface PendingStock<Change extends StockChange> {
  changes: readonly Change[]
  /** The given doses, with what they take in thousandths of a dose or of a mL. */
  doses: readonly { uuid: string; taken: number }[]
  /** The ids of doses that are taken back. */
  undoneDoseIds: readonly string[]
}

/**
 * Returns what is left, in thousandths of a dose or of a mL, and the changes, newest first. A
 * change that the server has counted is not counted again: its response may have been lost.
 */
export function mergePendingStock<Change extends StockChange>(
  stock: SentStock<Change>,
  pending: PendingStock<Change>,
): { amountLeft: number; changes: Change[] } {
  const isSent = ({ uuid }: { uuid: string }) =>
    [...stock.changes, ...stock.recentDoses].some((one) => one.uuid === uuid)
  const changes = pending.changes.filter((change) => !isSent(change))
  const amountTaken = pending.doses
    .filter((dose) => !isSent(dose) && !pending.undoneDoseIds.includes(dose.uuid))
    .reduce((sum, dose) => sum + dose.taken, 0)
  const returned = stock.recentDoses
    .filter(({ uuid }) => pending.undoneDoseIds.includes(uuid))
    .reduce((sum, { amount }) => sum + fromStockUnit(stock, amount), 0)
  const added = amountAdded(
    stock,
    changes.map(({ amount }) => amount),
  )
  return {
    amountLeft: fromStockUnit(stock, stock.level) + added - amountTaken + returned,
    changes: [...changes, ...stock.changes].toSorted(byNewest),
  }
}
