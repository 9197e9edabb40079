import { dayMonthUnlessOtherYear } from '../base/time'
import type { KnownOrNot } from './labSchemas'
import {
  toFirstUnit,
  fromFirstUnit,
  isPossible,
  isQuantityName,
  type LabValue,
  type QuantityName,
  quantities,
  quantityNames,
  unitsOf,
} from './quantities'
import { decimal, withUnit } from './ranges'

// The series of each quantity and its French texts (product/labs 4), for the owner's page, the
// vet's page and the sheet.

/**
 * Percent. A smaller change is called steady (convention: laboratories repeat a value within that).
 */
export const STEADY_PERCENT = 5
/**
 * The same limit for the specific gravity, whose values begin at 1. A refractometer's division is
 * 0.001 (convention).
 */
export const STEADY_GRAVITY = 0.003

export type Trend = 'up' | 'down' | 'steady'

export const trendWords: Record<Trend, string> = {
  up: 'en hausse',
  down: 'en baisse',
  steady: 'stable',
}

export interface LabPoint extends LabValue {
  day: string
}

export interface LabSeries {
  quantity: QuantityName
  points: LabPoint[]
  newest: LabPoint
  before: LabPoint | null
  trend: Trend | null
}

/**
 * Returns a series for each quantity that was ever measured, in the order of the table.
 * @param newestFirst sorted by day
 */
export function labSeriesOf(
  newestFirst: readonly { day: string; values: readonly LabValue[] }[],
): LabSeries[] {
  return quantityNames.flatMap((quantity) => {
    const points = newestFirst
      .flatMap(({ day, values }) =>
        values.filter((one) => one.quantity === quantity).map((one) => ({ ...one, day })),
      )
      .toReversed()
    const [newest, before = null] = [points.at(-1), points.at(-2)]
    return newest
      ? [{ quantity, points, newest, before, trend: before && trendOf(before, newest) }]
      : []
  })
}

export function trendOf(before: LabValue, newest: LabValue): Trend {
  const [earlierAmount, newestAmount] = [toFirstUnit(before), toFirstUnit(newest)]
  const steadyRange =
    newest.quantity === 'usg' ? STEADY_GRAVITY : (earlierAmount * STEADY_PERCENT) / 100
  // The tolerance is for binary fractions: 1.035 - 1.032 is a little more than 0.003.
  if (Math.abs(newestAmount - earlierAmount) < steadyRange - 1e-9 || newestAmount === earlierAmount)
    return 'steady'
  return newestAmount > earlierAmount ? 'up' : 'down'
}

/** Returns words such as '24 mg/L' or '0,24'. */
export const valueLabel = ({ value, unit }: LabValue): string => withUnit(decimal(value), unit)

const labelOf = (quantity: QuantityName): string =>
  isQuantityName(quantity) ? quantities[quantity].label : 'Autre analyse'

/** Returns words such as 'Créatinine 24 mg/L, SDMA 18 µg/dL'. */
export const valuesWords = (values: readonly LabValue[]): string =>
  values.map((value) => `${labelOf(value.quantity)}\u00a0${valueLabel(value)}`).join(', ')

const knownWords = {
  fasting: { yes: 'à jeun', no: 'pas à jeun', unknown: null },
  hydrated: { yes: 'bien hydraté', no: 'déshydraté', unknown: null },
} as const

export const labCircumstances = ({
  laboratory,
  fasting,
  hydrated,
}: {
  laboratory: string | null | undefined
  fasting: KnownOrNot
  hydrated: KnownOrNot
}): string[] =>
  [laboratory, knownWords.fasting[fasting], knownWords.hydrated[hydrated]].flatMap(
    (words) => words || [],
  )

/** Rounds to three significant figures, four for a specific gravity, as laboratories do. */
const roundToFigures = (quantity: QuantityName, amount: number) =>
  Number(amount.toPrecision(quantity === 'usg' ? 4 : 3))

/** Converts and labels a value: '212 µmol/L' for 24 mg/L. */
export const labelInUnit = (value: LabValue, unit: string): string =>
  withUnit(
    decimal(
      roundToFigures(value.quantity, fromFirstUnit(value.quantity, toFirstUnit(value), unit)),
    ),
    unit,
  )

/**
 * Returns '198 le 12/03 : en hausse'. If the units differ, the value is given in both. Returns
 * `null` if there is no earlier value.
 */
export function previousValueWords({ newest, before, trend }: LabSeries): string | null {
  if (!before || !trend) return null
  const isSameUnit = before.unit === newest.unit
  const value = isSameUnit
    ? decimal(before.value)
    : `${valueLabel(before)} (${labelInUnit(before, newest.unit)})`
  return `${value} le ${dayMonthUnlessOtherYear(before.day, newest.day)}\u00a0: ${trendWords[trend]}`
}

/**
 * A value requires a confirmation if it differs from the one before by this factor. The nearest
 * units of a quantity differ by 3.1.
 */
export const UNLIKELY_TIMES = 3

/**
 * Returns whether a value is impossible for a cat, or probably has the wrong unit compared with the
 * value before (product/labs 4.6).
 */
export function isUnlikelyLabValue(value: LabValue, before: LabValue | null): boolean {
  if (!isPossible(value)) return true
  if (!before || unitsOf(value.quantity).length === 1) return false
  const times = toFirstUnit(value) / toFirstUnit(before)
  return times >= UNLIKELY_TIMES || times <= 1 / UNLIKELY_TIMES
}
