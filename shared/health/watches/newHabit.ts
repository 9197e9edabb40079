import type { PastEntry } from '../history/pastEntries'
import { USUAL_CHANGED_ENTRIES } from '../thresholds/thresholds'

/** Answers that may have become a cat's habit (product/watches 2.10). */
export const newHabits = ['drinks_less', 'drinks_more', 'eats_less'] as const
export type NewHabit = (typeof newHabits)[number]

/** The appetite that is less than usual, but no sign that lasts. */
const REDUCED_APPETITE = 3

const habitTests: Record<NewHabit, (entry: PastEntry) => boolean> = {
  drinks_less: ({ hydration }) => hydration === 'less',
  drinks_more: ({ hydration }) => hydration === 'more',
  eats_less: ({ appetite }) => appetite === REDUCED_APPETITE,
}

/**
 * Returns the answer that the newest entries all have and that the owner has not answered;
 * `null` if there is none.
 * @param history newest first
 */
export function newHabit(
  history: readonly PastEntry[],
  answered: readonly string[],
): NewHabit | null {
  const newest = history.slice(0, USUAL_CHANGED_ENTRIES)
  if (newest.length < USUAL_CHANGED_ENTRIES) return null
  return (
    newHabits.find((habit) => !answered.includes(habit) && newest.every(habitTests[habit])) ?? null
  )
}
