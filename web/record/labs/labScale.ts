import { addDays, daysBetween } from '#shared/base/time'
import { toFirstUnit } from '#shared/labs/quantities'
import { rangeOf } from '#shared/labs/ranges'
import type { LabPoint, LabSeries } from '#shared/labs/readings'

/** The least number of days across. */
const LEAST_DAYS = 60
/**
 * The part of the height that stays free above the highest value and below the lowest, for their
 * labels.
 */
const margin = 0.32

export interface PlacedResult {
  point: LabPoint
  /** The position from the left and from the top, in percent. */
  x: number
  y: number
}

export interface LabScale {
  placed: PlacedResult[]
  /** The bounds of the reference range, in percent from the top; `null` at an open end. */
  band: { top: number | null; bottom: number | null }
}

/**
 * Returns one time axis for all curves of a cat, so that they can be compared: from the first
 * result to today.
 */
export function timeAxis(
  readings: readonly LabSeries[],
  today: string,
): { start: string; x: (day: string) => number } {
  const first = readings.map(({ points }) => points[0]!.day).toSorted()[0] ?? today
  const span = Math.max(LEAST_DAYS, daysBetween(first, today))
  const start = addDays(today, -span)
  return { start, x: (day) => round((daysBetween(start, day) / span) * 100) }
}

/** Returns the curve in the unit of the first point: units differ by a factor only. */
export function labScale({ newest, points }: LabSeries, x: (day: string) => number): LabScale {
  const range = rangeOf(newest)
  const inFirstUnit = (limit: number | undefined) =>
    limit === undefined ? null : toFirstUnit({ ...newest, value: String(limit) })
  const [from, to] = [inFirstUnit(range.from), inFirstUnit(range.to ?? range.under)]
  const amounts = [...points.map(toFirstUnit), ...[from, to].filter((limit) => limit !== null)]
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  // Equal values are drawn in the middle.
  const span = highest - lowest || highest || 1
  const [bottom, top] = [lowest - span * margin, highest + span * margin]
  const y = (amount: number) => round(((top - amount) / (top - bottom)) * 100)
  return {
    placed: points.map((point) => ({ point, x: x(point.day), y: y(toFirstUnit(point)) })),
    band: { top: to === null ? null : y(to), bottom: from === null ? null : y(from) },
  }
}

const round = (percent: number): number => Math.round(percent * 100) / 100
