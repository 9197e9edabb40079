import { addDays, daysBetween } from '#shared/base/time'
import type { Weighing } from '#shared/weight/weightCurve'

/**
 * The least difference between top and bottom, in grams: a small change must not look like a fall.
 */
const leastSpan = 1000
/** The least number of days across. */
const LEAST_DAYS = 30
/** The number of days without a weighing beyond which the line is dashed. */
const LONG_GAP_DAYS = 60

export interface Segment {
  from: PlacedWeighing
  to: PlacedWeighing
  isLongGap: boolean
}

export interface PlacedWeighing extends Weighing {
  /** The position from the left, in percent. */
  x: number
  /** The position from the top, in percent. */
  y: number
}

export interface WeightScale {
  points: PlacedWeighing[]
  segments: Segment[]
  /** The weight in grams, and the position from the top in percent. */
  lines: { grams: number; y: number }[]
  /** The first day, the middle one and today. */
  ticks: string[]
}

/**
 * Returns the points' positions: horizontally from the first weighing to today, vertically not from
 * zero.
 */
export function weightScale(weighings: readonly Weighing[], today: string): WeightScale {
  const weights = weighings.map(({ grams }) => grams)
  const step = Math.max(...weights) - Math.min(...weights) > 2 * leastSpan ? 1000 : 500
  const middle = (Math.max(...weights) + Math.min(...weights)) / 2
  // Half a step is added beyond the outermost points, so that their labels do not lie on an axis.
  const bottom =
    Math.floor(Math.min(Math.min(...weights) - step / 2, middle - leastSpan / 2) / step) * step
  const top =
    Math.ceil(Math.max(Math.max(...weights) + step / 2, middle + leastSpan / 2) / step) * step

  const span = Math.max(LEAST_DAYS, daysBetween(weighings[0]?.day ?? today, today))
  const start = addDays(today, -span)
  const x = (day: string) => round((daysBetween(start, day) / span) * 100)
  const y = (grams: number) => round(((top - grams) / (top - bottom)) * 100)

  const points = weighings.map((weighing) => ({
    ...weighing,
    x: x(weighing.day),
    y: y(weighing.grams),
  }))
  const count = (top - bottom) / step
  return {
    points,
    segments: points.slice(1).map((to, index) => {
      const from = points[index]!
      return { from, to, isLongGap: daysBetween(from.day, to.day) > LONG_GAP_DAYS }
    }),
    lines: Array.from({ length: count + 1 }, (_, index) => bottom + index * step).map((grams) => ({
      grams,
      y: y(grams),
    })),
    ticks: [start, addDays(start, Math.round(span / 2)), today],
  }
}

const round = (percent: number): number => Math.round(percent * 100) / 100
