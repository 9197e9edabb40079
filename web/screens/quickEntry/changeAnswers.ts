import type { Answers } from '#shared/health/answers'

/**
 * Counting 0 proposes 'aucune urine' ticked, and ticking it counts 0 (product/entries 5.5). An entry that is only opened
 * and saved is not changed.
 */
export function changeAnswers(answers: Answers, change: Partial<Answers>): Answers {
  const next = { ...answers, ...change }
  if (next.urination !== answers.urination) return { ...next, noUrination: next.urination === 0 }
  const ticked = next.noUrination && !answers.noUrination
  return ticked ? { ...next, urination: 0 } : next
}
