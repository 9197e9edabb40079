import { daysLeft, isLow, toStockUnit, packDates, runsOutOn } from './stock'
import type { StockChange, StockPlan, StockTerms } from './stock'
import { stockMessage, useByMessage } from './stockWords'

/** The inputs of `stockState`. */
export interface StockFacts extends StockTerms {
  isPutAway: boolean
  /** It counts thousandths of a dose or of a mL. */
  amountLeft: number
  /** Sorted newest first. */
  changes: readonly Pick<StockChange, 'kind' | 'openedOn' | 'useBy'>[]
  plan: StockPlan
}

/** The screens show this state. The server and the device compute it alike. */
export interface StockState {
  level: number
  daysLeft: number | null
  /** The first day with a dose that is not covered; `null` if none is known. */
  runsOutOn: string | null
  openedOn: string | null
  useBy: string | null
  /** False if it is put away, or if the treatment has ended. */
  isLow: boolean
  message: string
  /** `null` if the date is not near, or if nothing is left */
  useByMessage: string | null
}

/** Returns whether a stock's treatment has not ended before a day. */
export const isOfCurrentCourse = ({ plan }: Pick<StockFacts, 'plan'>, day: string): boolean =>
  plan.steps.some(({ lastDay }) => (lastDay ?? day) >= day)

export function stockState(stock: StockFacts, today: string): StockState {
  const { amountLeft, plan, unit, isPutAway } = stock
  const runOutDay = runsOutOn(stock, amountLeft, plan, today)
  const days = daysLeft(plan, runOutDay, today)
  const level = toStockUnit(stock, amountLeft)
  const { openedOn, useBy } = packDates(stock.changes)
  const isWatched = !isPutAway && isOfCurrentCourse(stock, today)
  return {
    level,
    daysLeft: days,
    runsOutOn: runOutDay,
    openedOn,
    useBy,
    isLow: isWatched && isLow(stock, { amountLeft, days, plan }, today),
    message: stockMessage(level, unit, days),
    useByMessage: isWatched && amountLeft > 0 ? useByMessage(useBy, today) : null,
  }
}
