import { dayMonthYear, daysBetween } from '../base/time'
import type { StagedResult } from './iris'
import { PRESSURE_FROM } from './irisLimits'
import { toFirstUnit } from './quantities'
import { type LabPoint, labSeriesOf, valueLabel } from './readings'

// Words beside a newest value, without colour or stage (product/labs 4.7, 4.8).

/** mmol/L. A lower potassium is to be shown to the vet. */
export const POTASSIUM_LOW = 3
/** Percent, and the most days since the value before. */
export const CREATININE_RISE = { percent: 30, days: 60 } as const
/** Percent above the cat's own lowest creatinine. */
export const ABOVE_LOWEST_PERCENT = 25
/** Days. The words for an older value have no 'today'. */
export const TODAY_DAYS = 60

type RemarkRule =
  | 'pressure-severe'
  | 'potassium-low'
  | 'creatinine-rise'
  | 'creatinine-above-lowest'

export interface Remark {
  rule: RemarkRule
  newest: LabPoint
  /** The value with which it was compared; `null` if it was compared with a limit. */
  compared: LabPoint | null
  /** The rise from `compared` in whole percent, rounded down. */
  percent: number | null
}

/** 'Show this result to your vet today' applies. The comparison with the lowest value is milder. */
export const isForToday = ({ rule }: Remark): boolean => rule !== 'creatinine-above-lowest'

/** @param newestFirst sorted by day */
export function remarksOf(newestFirst: readonly StagedResult[], today: string): Remark[] {
  const hydrated = newestFirst.filter((one) => one.hydrated !== 'no')
  return labSeriesOf(newestFirst).flatMap(({ quantity, newest, before }): Remark[] => {
    const amount = toFirstUnit(newest)
    const limitRemark = (rule: RemarkRule) => [{ rule, newest, compared: null, percent: null }]
    const todayRemarks = () => {
      if (quantity === 'pressure' && amount >= PRESSURE_FROM.severe)
        return limitRemark('pressure-severe')
      if (quantity === 'potassium' && amount < POTASSIUM_LOW) return limitRemark('potassium-low')
      const isRecent = before && daysBetween(before.day, newest.day) <= CREATININE_RISE.days
      return quantity === 'creatinine' && isRecent
        ? riseRemarks('creatinine-rise', newest, before, CREATININE_RISE.percent)
        : []
    }
    const lowest = quantity === 'creatinine' ? lowestCreatinine(hydrated) : null
    return [
      ...(daysBetween(newest.day, today) <= TODAY_DAYS ? todayRemarks() : []),
      ...(lowest
        ? riseRemarks('creatinine-above-lowest', newest, lowest, ABOVE_LOWEST_PERCENT)
        : []),
    ]
  })
}

/** Returns the lowest of two or more values, the newest of equal ones. */
function lowestCreatinine(newestFirst: readonly StagedResult[]): LabPoint | null {
  const points = labSeriesOf(newestFirst).find((one) => one.quantity === 'creatinine')?.points ?? []
  if (points.length < 2) return null
  return points.reduce((least, one) => (toFirstUnit(one) <= toFirstUnit(least) ? one : least))
}

function riseRemarks(
  rule: RemarkRule,
  newest: LabPoint,
  compared: LabPoint,
  least: number,
): Remark[] {
  // The tolerance is for binary fractions: 2.5 mg/dL is 25 % above 2 mg/dL.
  const percent = (toFirstUnit(newest) / toFirstUnit(compared) - 1) * 100 + 1e-9
  return percent >= least ? [{ rule, newest, compared, percent: Math.floor(percent) }] : []
}

/** Returns the fact in words, for the vet. */
export function remarkFact({ rule, compared, percent }: Remark): string {
  if (rule === 'pressure-severe') return `${PRESSURE_FROM.severe}\u00a0mmHg ou plus`
  if (rule === 'potassium-low') return `moins de ${POTASSIUM_LOW},0\u00a0mmol/L`
  const [value, day] = compared ? [valueLabel(compared), dayMonthYear(compared.day)] : []
  return rule === 'creatinine-rise'
    ? `${percent}\u202f% de plus que le ${day} (${value})`
    : `${percent}\u202f% de plus que sa valeur la plus basse (${value} le ${day})`
}

/** Returns the words for the owner. */
export const remarkWords = (remark: Remark): string =>
  isForToday(remark)
    ? `Montrez ce résultat à votre vétérinaire aujourd’hui\u00a0: ${remarkFact(remark)}.`
    : `Parlez-en à votre vétérinaire\u00a0: ${remarkFact(remark)}.`
