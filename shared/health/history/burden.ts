import { keysOf } from '../../base/keysOf'
import type { Category } from '../answers/entry'
import {
  DECLINE_CAP,
  DECLINE_DAYS,
  DECLINE_GAP_DAYS,
  DECLINE_SLACK,
  DECLINE_USUAL,
  USUAL_FROM_DAYS,
  USUAL_MIN_COUNT,
  USUAL_TO_DAYS,
} from '../thresholds/thresholds'
import { entriesBetween, type PastEntry } from './pastEntries'

// A cumulative sum (CUSUM; Page 1954, Biometrika 41, 100–115) finds a slow worsening of which no
// single day is remarkable. Burdens are in points; a day without eating has 100.

const appetiteBurdens: Record<number, number> = { 1: 100, 2: 75, 3: 37.5 }
const energyBurdens: Record<number, number> = { 1: 100, 2: 50 }
const waterBurdens = { less: 50, normal: 0, more: 25 }
const VOMITINGS_MAX = 3

/** A question without an answer adds nothing. */
export const burdens: Record<Exclude<Category, 'urination'>, (entry: PastEntry) => number> = {
  appetite: ({ appetite }) => appetiteBurdens[appetite ?? 0] ?? 0,
  energy: ({ energy }) => energyBurdens[energy ?? 0] ?? 0,
  vomiting: ({ vomiting }) => (Math.min(vomiting ?? 0, VOMITINGS_MAX) * 100) / VOMITINGS_MAX,
  hydration: ({ hydration }) => (hydration ? waterBurdens[hydration] : 0),
}
export type BurdenQuestion = keyof typeof burdens
export const burdenQuestions = keysOf(burdens)

export const burdenOf = (entry: PastEntry): number =>
  burdenQuestions.reduce((sum, question) => sum + burdens[question](entry), 0)

/**
 * Returns the sum of the last days, and the entries since it last was 0, oldest first. An entry
 * after a gap counts for its days.
 */
export function cumulativeBurden(
  history: readonly PastEntry[],
  day: number,
): { sum: number; run: PastEntry[] } {
  const usual = usualBurden(entriesBetween(history, day, USUAL_FROM_DAYS, USUAL_TO_DAYS))
  const oldestFirst = entriesBetween(history, day, 0, DECLINE_DAYS - 1).toReversed()
  let sum = 0
  let run: PastEntry[] = []
  let previousEntry: PastEntry | null = null
  for (const entry of oldestFirst) {
    const gap: number = previousEntry ? entry.day - previousEntry.day : 1
    const excess = Math.min(DECLINE_CAP, burdenOf(entry) - usual - DECLINE_SLACK)
    const next = sum + excess * Math.min(gap, DECLINE_GAP_DAYS)
    sum = roundError(next) > 0 ? next : 0
    run = sum > 0 ? [...run, entry] : []
    previousEntry = entry
  }
  return { sum: roundError(sum), run }
}

/**
 * Thirds and means are not exact in binary: a sum of 150 must not be 149.99…9. Only results are
 * rounded: the roundings of 15 entries would add up.
 */
const roundError = (sum: number): number => Math.round(sum * 1e6) / 1e6

function usualBurden(entries: readonly PastEntry[]): number {
  if (entries.length < USUAL_MIN_COUNT) return DECLINE_USUAL
  return entries.reduce((sum, entry) => sum + burdenOf(entry), 0) / entries.length
}
