import { dayMonthYear } from '#shared/base/time'
import { quantities } from '#shared/labs/quantities'
import { labSeriesOf, valueLabel } from '#shared/labs/readings'

type Results = Parameters<typeof labSeriesOf>[0]

/** Returns 'Créatinine 212 µmol/L le 12/03/2025', the newest value of the table's first quantity. */
export function labsSentence(newestFirst: Results): string | null {
  const newest = labSeriesOf(newestFirst)[0]?.newest
  return newest
    ? `${quantities[newest.quantity].label} ${valueLabel(newest)} le ${dayMonthYear(newest.day)}`
    : null
}
