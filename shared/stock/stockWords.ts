import { frenchNumber } from '../base/numbers'
import { plural } from '../base/plural'
import { dayMonthYear, daysBetween } from '../base/time'
import { USE_BY_DAYS, type StockChangeKind, type StockUnit } from './stock'

export const stockUnitLabels: Record<StockUnit, string> = { dose: 'doses', ml: 'mL', bag: 'poches' }

export const stockChangeLabels: Record<StockChangeKind, string> = {
  renewed: 'Renouvelé',
  corrected: 'Corrigé',
}

/** Returns '24 doses', '1 dose', '2,5 poches' or '250 mL'. French uses the plural from 2 on. */
export function stockAmountLabel(amount: number, unit: StockUnit): string {
  const label = stockUnitLabels[unit]
  const one = unit !== 'ml' && Math.abs(amount) < 2 ? label.slice(0, -1) : label
  return `${frenchNumber(amount, 2)}\u00a0${one}`
}

/** Returns '+20 doses' or '−2 doses'. */
export const stockChangeLabel = (amount: number, unit: StockUnit): string =>
  `${amount < 0 ? '−' : '+'}${stockAmountLabel(Math.abs(amount), unit)}`

/** Returns 'Reste 12 jours', or the amount if its days are unknown. */
export function stockMessage(level: number, unit: StockUnit, days: number | null): string {
  if (level <= 0) return 'Stock épuisé'
  if (days === null) return `Reste ${stockAmountLabel(level, unit)}`
  if (days === 0) return 'Reste moins d’un jour'
  return `Reste ${days}\u00a0${plural(days, 'jour')}`
}

/** Returns 'Reste 12 jours (24 doses)', without the amount if the message has it. */
export const stockLine = (stock: {
  message: string
  level: number
  unit: StockUnit
  daysLeft?: number | null | undefined
}): string =>
  stock.daysLeft == null || stock.level <= 0
    ? stock.message
    : `${stock.message} (${stockAmountLabel(stock.level, stock.unit)})`

/** Returns words a week before the date of a pack, and after it; otherwise `null`. */
export function useByMessage(useBy: string | null, today: string): string | null {
  if (useBy === null || daysBetween(today, useBy) > USE_BY_DAYS) return null
  return useBy < today
    ? `Périmé depuis le ${dayMonthYear(useBy)}`
    : `À utiliser avant le ${dayMonthYear(useBy)}`
}
