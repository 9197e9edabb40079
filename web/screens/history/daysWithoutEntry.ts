import { addDays } from '#shared/base/time'

const forgottenDays = 7

/**
 * Returns those of the 7 days before today that have no entry, newest first (product/entries 6.2).
 */
export function daysWithoutEntry(entries: readonly { day: string }[], today: string): string[] {
  const entryDays = new Set(entries.map(({ day }) => day))
  return Array.from({ length: forgottenDays }, (_, index) => addDays(today, -1 - index)).filter(
    (day) => !entryDays.has(day),
  )
}
