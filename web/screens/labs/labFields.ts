import { dayBeside } from '#shared/base/time'
import type { LabInput } from '#shared/labs/labSchemas'
import {
  type LabValue,
  type QuantityName,
  quantities,
  quantityNames,
  unitsOf,
} from '#shared/labs/quantities'
import { isUnlikely, valueLabel } from '#shared/labs/readings'

interface Result {
  readonly day: string
  readonly values: readonly LabValue[]
}

/** The quantities that a kidney sheet nearly always contains, for the first result. */
const usual: readonly QuantityName[] = ['creatinine', 'sdma', 'urea', 'phosphate', 'potassium']

/** Returns the quantities of the last result first, in the table's order; the others are folded. */
export function orderQuantities(last: Result | undefined): {
  first: QuantityName[]
  others: QuantityName[]
} {
  const wanted = last ? last.values.map(({ quantity }) => quantity) : usual
  const isFirst = (quantity: QuantityName) => wanted.includes(quantity)
  return {
    first: quantityNames.filter(isFirst),
    others: quantityNames.filter((quantity) => !isFirst(quantity)),
  }
}

/** Returns the unit that this cat's laboratory uses. @param results newest first */
export const lastUnit = (results: readonly Result[], quantity: QuantityName): string =>
  lastValue(results, quantity)?.unit ?? unitsOf(quantity)[0]!

const lastValue = (results: readonly Result[], quantity: QuantityName) =>
  results.flatMap(({ day, values }) =>
    values.filter((one) => one.quantity === quantity).map((one) => ({ ...one, day })),
  )[0]

/** Returns the typed values, a field per quantity. Empty fields are not part of the result. */
export function valuesOf(texts: FormData): LabValue[] {
  const text = (name: string) => ((texts.get(name) as string | null) ?? '').trim()
  return quantityNames.flatMap((quantity) => {
    const value = text(quantity)
    return value === '' ? [] : [{ quantity, value, unit: text(`${quantity}.unit`) }]
  })
}

/**
 * Maps errors to fields: the schema names a value by its index in the list, a field by its
 * quantity.
 */
export function errorsByField(
  errors: Record<string, string>,
  values: readonly LabValue[],
  first: QuantityName,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, index, part] = /^values(?:\.(\d+)\.(\w+))?$/.exec(path) ?? []
      if (index === undefined) return [path === 'values' ? first : path, message]
      const { quantity } = values[Number(index)]!
      return [part === 'unit' ? `${quantity}.unit` : quantity, message]
    }),
  )
}

/**
 * Returns the questions before a result is saved, a sentence per value (product/labs 4.6). @param
 * others newest first
 */
export function questionsOf(
  { day, values }: Pick<LabInput, 'day' | 'values'>,
  others: readonly Result[],
): string[] {
  const earlier = others.filter((one) => one.day <= day)
  return values.flatMap((value) => {
    const before = lastValue(earlier, value.quantity) ?? null
    if (!isUnlikely(value, before)) return []
    const comparison = before
      ? ` La valeur d’avant était de ${valueLabel(before)} le ${dayBeside(before.day, day)}.`
      : ''
    return [
      `${quantities[value.quantity].label}\u00a0: vous avez bien lu ${valueLabel(value)}\u202f? L’unité est-elle juste\u202f?${comparison}`,
    ]
  })
}
