import { dayMonthUnlessOtherYear } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE, fieldErrors } from '#shared/base/validation'
import { labInput, type LabInput } from '#shared/labs/labSchemas'
import {
  formUnitOf,
  type LabValue,
  likelierQuantity,
  type QuantityName,
  quantities,
  quantityNames,
} from '#shared/labs/quantities'
import { isUnlikelyLabValue, valueLabel } from '#shared/labs/readings'
import type { LabContent } from '#shared/offline/kinds'

interface Result {
  readonly day: string
  readonly values: readonly LabValue[]
}

/** The quantities that a kidney sheet nearly always contains. */
const usualQuantities: readonly QuantityName[] = [
  'creatinine',
  'sdma',
  'urea',
  'phosphate',
  'potassium',
]

/**
 * Returns the usual quantities and those of the last result first, in the table's order. The others
 * are folded.
 */
export function orderQuantities(last: Result | undefined): {
  first: QuantityName[]
  others: QuantityName[]
} {
  const firstQuantities = new Set([
    ...usualQuantities,
    ...(last?.values ?? []).map(({ quantity }) => quantity),
  ])
  const isFirst = (quantity: QuantityName) => firstQuantities.has(quantity)
  return {
    first: quantityNames.filter(isFirst),
    others: quantityNames.filter((quantity) => !isFirst(quantity)),
  }
}

/**
 * Returns what a field begins with: the value that is corrected, else the unit and the range that
 * this cat's laboratory used last.
 * @param results newest first
 */
export function defaultOf(
  corrected: Result | null,
  results: readonly Result[],
  quantity: QuantityName,
): LabValue {
  const typedValue = corrected?.values.find((one) => one.quantity === quantity)
  if (typedValue) return typedValue
  const { unit = formUnitOf(quantity), ...last }: Partial<LabValue> =
    lastValue(results, quantity) ?? {}
  return { ...last, quantity, unit, value: '' }
}

const lastValue = (results: readonly Result[], quantity: QuantityName) =>
  results.flatMap(({ day, values }) =>
    values.filter((one) => one.quantity === quantity).map((one) => ({ ...one, day })),
  )[0]

/** Returns the typed values, a field per quantity. Empty fields are not part of the result. */
export function valuesOf(texts: FormData): LabValue[] {
  const text = (name: string) => ((texts.get(name) as string | null) ?? '').trim()
  return quantityNames.flatMap((quantity) => {
    const value = text(quantity)
    if (value === '') return []
    const [unit, rangeFrom, rangeTo] = ['unit', 'rangeFrom', 'rangeTo'].map((part) =>
      text(`${quantity}.${part}`),
    )
    return [{ quantity, value, unit: unit!, rangeFrom, rangeTo }]
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
      return [part === 'value' ? quantity : `${quantity}.${part}`, message]
    }),
  )
}

/** Returns the typed result, or the errors by field. `firstQuantity` has those of the whole list. */
export function readLabForm(
  texts: FormData,
  { today, firstQuantity }: { today: string; firstQuantity: QuantityName },
): { content: LabContent | null; wrong: Record<string, string> } {
  const names = ['day', 'laboratory', 'fasting', 'hydrated', 'note']
  const fields = Object.fromEntries(names.map((name) => [name, texts.get(name)]))
  const values = valuesOf(texts)
  const parsed = labInput.safeParse({ ...fields, values, confirmed: true })
  if (!parsed.success)
    return { content: null, wrong: errorsByField(fieldErrors(parsed.error), values, firstQuantity) }
  const { confirmed: _, ...content } = parsed.data
  return content.day > today
    ? { content: null, wrong: { day: FUTURE_DATE_MESSAGE } }
    : { content, wrong: {} }
}

/**
 * Returns the questions before a result is saved, a sentence per value (product/labs 4.6).
 * @param others newest first
 */
export function confirmationQuestions(
  { day, values }: Pick<LabInput, 'day' | 'values'>,
  others: readonly Result[],
): string[] {
  const earlier = others.filter((one) => one.day <= day)
  return values.flatMap((value) => {
    const previousValue = lastValue(earlier, value.quantity) ?? null
    if (!isUnlikelyLabValue(value, previousValue)) return []
    const likelier = likelierQuantity(value)
    if (likelier)
      return [
        `${quantities[value.quantity].label}\u00a0: vous avez bien lu ${valueLabel(value)}\u202f? N’est-ce pas la ligne «\u202f${quantities[likelier].label}\u202f»\u202f?`,
      ]
    const comparison = previousValue
      ? ` La valeur d’avant était de ${valueLabel(previousValue)} ` +
        `le ${dayMonthUnlessOtherYear(previousValue.day, day)}.`
      : ''
    return [
      `${quantities[value.quantity].label}\u00a0: vous avez bien lu ${valueLabel(value)}\u202f? L’unité est-elle juste\u202f?${comparison}`,
    ]
  })
}
