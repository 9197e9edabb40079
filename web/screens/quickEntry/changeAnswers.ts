import type { Answers } from '#shared/health/answers'

/**
 * Where the counter says 0, 'aucune urine' is proposed ticked, and can be unticked: nobody looked (product/entries 5.5).
 * The other way round, ticking it says 0. Neither touches an entry that is only opened and saved.
 */
export function changeAnswers(answers: Answers, change: Partial<Answers>): Answers {
  const next = { ...answers, ...change }
  if (next.urination !== answers.urination) return { ...next, noUrination: next.urination === 0 }
  const ticked = next.noUrination && !answers.noUrination
  return ticked ? { ...next, urination: 0 } : next
}
