import {
  fromFirstUnit,
  type LabValue,
  quantities,
  type QuantityName,
  type UsualRange,
  unitsOf,
} from './quantities'

// The range with which a value is compared in words and on its curve: the laboratory's own one
// first, else the usual one of an adult cat (product/labs 4.3).

/** Returns the usual range in a unit of the quantity, to three figures. */
function usualIn(quantity: QuantityName, unit: string): UsualRange {
  const { usual }: { usual: UsualRange } = quantities[quantity]
  if (unit === unitsOf(quantity)[0]) return usual
  const converted = Object.entries(usual as Record<string, number>).map(([end, amount]) => [
    end,
    Number(fromFirstUnit(quantity, amount, unit).toPrecision(3)),
  ])
  return Object.fromEntries(converted) as UsualRange
}

export const hasOwnRange = ({ rangeFrom, rangeTo }: LabValue): boolean =>
  Boolean(rangeFrom ?? rangeTo)

/** Returns the range in the unit of the value. */
export function rangeOf(value: LabValue): UsualRange {
  if (!hasOwnRange(value)) return usualIn(value.quantity, value.unit)
  const { rangeFrom, rangeTo } = value
  return {
    ...(rangeFrom != null && { from: Number(rangeFrom) }),
    ...(rangeTo != null && { to: Number(rangeTo) }),
  }
}

export function positionInRange(value: LabValue): 'below' | 'within' | 'above' {
  const amount = Number(value.value)
  const { from = -Infinity, to = Infinity, under = Infinity } = rangeOf(value)
  if (amount < from) return 'below'
  return amount > to || amount >= under ? 'above' : 'within'
}

export const decimal = (value: string | number): string => String(value).replace('.', ',')
export const withUnit = (value: string, unit: string): string =>
  unit === '' ? value : `${value}\u00a0${unit}`

/** Returns '71 à 212 µmol/L', '14 µg/dL ou moins', 'moins de 0,2' or '1,035 ou plus'. */
export function rangeLabel(value: LabValue): string {
  const { from, to, under } = rangeOf(value)
  const label = (amount: number) => withUnit(decimal(amount), value.unit)
  if (under !== undefined) return `moins de ${label(under)}`
  if (from === undefined) return to === undefined ? '' : `${label(to)} ou moins`
  return to === undefined ? `${label(from)} ou plus` : `${decimal(from)} à ${label(to)}`
}

/** Returns the usual range of an adult cat, in the quantity's first unit. */
export const usualLabel = (quantity: QuantityName): string =>
  rangeLabel({ quantity, value: '0', unit: unitsOf(quantity)[0] ?? '' })
