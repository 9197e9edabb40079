import type { Answers } from '#shared/health/answers/answers'

/**
 * Returns the answers after a change.
 * A count of 0 proposes 'aucune urine' ticked, and ticking it sets the count to 0 (product/entries
 * 5.5). A count and 'Pas vu' exclude each other (5.8). An entry that is only opened and saved is
 * not changed.
 */
export function changeAnswers(answers: Answers, change: Partial<Answers>): Answers {
  const next = { ...answers, ...change }
  if (change.vomitingUnseen) next.vomiting = null
  else if (change.vomiting !== undefined) next.vomitingUnseen = false
  if (change.urinationUnseen) next.urination = null
  else if (next.noUrination && !answers.noUrination) next.urination = 0
  if (next.urination !== null) next.urinationUnseen = false
  return next.urination === answers.urination || change.noUrination
    ? next
    : { ...next, noUrination: next.urination === 0 }
}
