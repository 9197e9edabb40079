import { monthYear } from '#shared/base/time'

/** Groups rows by calendar month and keeps their order. */
export function groupByMonth<Row extends { day: string }>(
  rows: readonly Row[],
): { month: string; rows: Row[] }[] {
  const months: { month: string; rows: Row[] }[] = []
  for (const row of rows) {
    const month = monthYear(row.day)
    const last = months.at(-1)
    if (last?.month === month) last.rows.push(row)
    else months.push({ month, rows: [row] })
  }
  return months
}
